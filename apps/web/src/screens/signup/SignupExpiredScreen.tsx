import { AuthLink } from '../../components/auth-page/AuthLink.tsx'
import { LinkExpired } from '../../components/auth-page/LinkExpired.tsx'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../paths.ts'

/** The link of joining was used or is too old. */
function SignupExpiredScreen() {
  const t = useTranslate()
  return (
    <LinkExpired
      call="signupResend"
      lead="auth.signupLinkExpired"
      hint="auth.signupExpiredHint"
      gridCellOf={paths.signupCheckMail}
      links={
        <>
          <AuthLink to={paths.signin()}>{t('auth.toSignin')}</AuthLink>
          <AuthLink to={paths.signup()}>{t('auth.joinAnew')}</AuthLink>
        </>
      }
    />
  )
}

export default SignupExpiredScreen
