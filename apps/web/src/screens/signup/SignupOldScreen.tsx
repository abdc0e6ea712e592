import { SignupPage } from './parts/SignupPage.tsx'

/** The older page of joining: the same form in the plain frame, without pictures. */
function SignupOldScreen() {
  return <SignupPage />
}

export default SignupOldScreen
