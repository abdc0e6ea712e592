import { Navigate } from 'react-router-dom'
import { useLinkToken } from '../../components/auth-page/use-link-token.ts'
import { localizePath, useLocale } from '@flower-market/app-runtime/i18n'
import { paths } from '../../paths.ts'
import { NewPassword } from './parts/NewPassword.tsx'

/** Where the mail of recovery leads; somebody who is signed in may have asked for it as well. */
function RecoveryVerifyScreen() {
  const locale = useLocale()
  const token = useLinkToken()
  if (token === null) return <Navigate to={localizePath(locale, paths.recoveryExpired())} replace />
  return <NewPassword key={token} token={token} />
}

export default RecoveryVerifyScreen
