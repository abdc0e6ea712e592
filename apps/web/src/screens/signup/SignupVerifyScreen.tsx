import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { useLinkToken } from '../../components/auth-page/use-link-token.ts'
import { localizePath, useLocale } from '@flower-market/app-runtime/i18n'
import { paths } from '../../paths.ts'
import { sessionAtom } from '@flower-market/app-runtime/session'
import { ConfirmEmail } from './parts/ConfirmEmail.tsx'

/** Where the mail of joining leads: the link confirms the address and signs in. */
function SignupVerifyScreen() {
  const locale = useLocale()
  const token = useLinkToken()
  const session = useAtomValue(sessionAtom)
  // Who was here when the link was opened; joining signs somebody else in.
  const [present] = useState(session)
  if (token !== null) return <ConfirmEmail key={token} token={token} present={present} />
  const elsewhere = session === null ? paths.signupExpired() : paths.catalog()
  return <Navigate to={localizePath(locale, elsewhere)} replace />
}

export default SignupVerifyScreen
