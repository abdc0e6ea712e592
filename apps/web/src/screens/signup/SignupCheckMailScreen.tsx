import { CheckMail } from '../../components/auth-page/CheckMail.tsx'
import { paths } from '../../paths.ts'

/** After joining: the mail that confirms the address is on its way. */
function SignupCheckMailScreen() {
  return <CheckMail call="signupResend" lead="auth.signupMailSent" back={paths.signup()} />
}

export default SignupCheckMailScreen
