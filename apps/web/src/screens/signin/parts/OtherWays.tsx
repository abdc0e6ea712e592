import { AuthLink } from '../../../components/auth-page/AuthLink.tsx'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../../paths.ts'

/** For those who cannot sign in: a new password, or joining. */
export function OtherWays() {
  const t = useTranslate()
  return (
    <>
      <AuthLink to={paths.recovery()}>{t('auth.forgotPassword')}</AuthLink>
      <AuthLink to={paths.signup()}>{t('auth.toSignup')}</AuthLink>
    </>
  )
}
