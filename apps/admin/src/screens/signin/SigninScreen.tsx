import { useTranslate } from '@flower-market/app-runtime/i18n'
import { AuthPage, PasswordSignin } from '@flower-market/app-runtime/signin'
import { PasskeySignin } from '../../components/passkeys/PasskeySignin.tsx'

/** Signing in to the staff's app. */
function SigninScreen() {
  const t = useTranslate()
  return (
    <AuthPage title={t('signin.title')} lead={t('staff.signinLead')}>
      <PasswordSignin Passkey={PasskeySignin} />
    </AuthPage>
  )
}

export default SigninScreen
