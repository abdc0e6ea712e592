import { SignupPage } from './parts/SignupPage.tsx'

/** The older address of joining, which links and bookmarks still name: the same page. */
function SignupOldScreen() {
  return <SignupPage />
}

export default SignupOldScreen
