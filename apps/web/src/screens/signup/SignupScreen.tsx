import { SignupPage } from './parts/SignupPage.tsx'

/** Joining, beside the flowers. */
const SignupScreen = () => <SignupPage />

export default SignupScreen
