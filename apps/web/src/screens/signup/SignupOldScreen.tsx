import { SignupPage } from './parts/SignupPage.tsx'

/** The older page of joining: the same form in the plain frame, without pictures. */
const SignupOldScreen = () => <SignupPage />

export default SignupOldScreen
