import { SignupPage } from './parts/SignupPage.tsx'

/** Joining, beside the flowers. */
function SignupScreen() {
  return <SignupPage />
}

export default SignupScreen
