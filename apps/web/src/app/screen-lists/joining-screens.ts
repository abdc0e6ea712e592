import type { joiningRoutes } from '../../routes/joining-routes.ts'
import type { ScreensOf } from './screen-list.ts'

/** The code of the pages of signing in, joining and recovery. */
export const screens: ScreensOf<typeof joiningRoutes> = {
  signinOld: () => import('../../screens/signin/SigninOldScreen.tsx'),
  signup: () => import('../../screens/signup/SignupScreen.tsx'),
  signupOld: () => import('../../screens/signup/SignupOldScreen.tsx'),
  signupVerify: () => import('../../screens/signup/SignupVerifyScreen.tsx'),
  signupExpired: () => import('../../screens/signup/SignupExpiredScreen.tsx'),
  signupCheckMail: () => import('../../screens/signup/SignupCheckMailScreen.tsx'),
  recovery: () => import('../../screens/recovery/RecoveryScreen.tsx'),
  recoveryVerify: () => import('../../screens/recovery/RecoveryVerifyScreen.tsx'),
  recoveryConfirmed: () => import('../../screens/recovery/RecoveryConfirmedScreen.tsx'),
  recoveryExpired: () => import('../../screens/recovery/RecoveryExpiredScreen.tsx'),
  recoveryCheckMail: () => import('../../screens/recovery/RecoveryCheckMailScreen.tsx'),
}
