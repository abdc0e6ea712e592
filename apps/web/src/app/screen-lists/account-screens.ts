import type { accountRoutes } from '../../routes/account-routes.ts'
import type { ScreensOf } from './screen-list.ts'

/** The code of the pages of a person and of the people around them. */
export const screens: ScreensOf<typeof accountRoutes> = {
  users: () => import('../../screens/users/UsersScreen.tsx'),
  user: () => import('../../screens/user/UserScreen.tsx'),
  profile: () => import('../../screens/profile/ProfileScreen.tsx'),
  verification: () => import('../../screens/verification/VerificationScreen.tsx'),
  notices: () => import('../../screens/notices/NoticesScreen.tsx'),
  settings: () => import('../../screens/settings/SettingsScreen.tsx'),
}
