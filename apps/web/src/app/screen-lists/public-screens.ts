import type { publicRoutes } from '../../routes/public-routes.ts'
import type { ScreensOf } from './screen-list.ts'

/** The code of the pages that everybody may read. */
export const screens: ScreensOf<typeof publicRoutes> = {
  offer: () => import('../../screens/legal/OfferScreen.tsx'),
  privacyPolicy: () => import('../../screens/legal/PrivacyPolicyScreen.tsx'),
  flowerOffer: () => import('../../screens/legal/FlowerOfferScreen.tsx'),
  flowerPrivacyPolicy: () => import('../../screens/legal/FlowerPrivacyPolicyScreen.tsx'),
  outbox: () => import('../../screens/sandbox-inbox/SandboxInboxScreen.tsx'),
}
