import { AuthLink } from '../../components/auth-page/AuthLink.tsx'
import { LinkExpired } from '../../components/auth-page/LinkExpired.tsx'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../paths.ts'

/** The link to a new password was used or is too old. */
function RecoveryExpiredScreen() {
  const t = useTranslate()
  return (
    <LinkExpired
      call="recovery"
      lead="auth.recoveryLinkExpired"
      hint="auth.recoveryExpiredHint"
      gridCellOf={paths.recoveryCheckMail}
      links={<AuthLink to={paths.signin()}>{t('auth.toSignin')}</AuthLink>}
    />
  )
}

export default RecoveryExpiredScreen
