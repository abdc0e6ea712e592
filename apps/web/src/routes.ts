import type { PermittedCall } from '@flower-market/api-client'
import type { PageAccess } from '@flower-market/app-runtime/session'
import type { ComponentType } from 'react'
import type { MessageTopic } from '@flower-market/app-runtime/i18n'

/** The page frames of the product's specification, section 2. */
export type LayoutName =
  | 'assortment'
  | 'cart'
  | 'catalog'
  | 'offer'
  | 'operation'
  | 'base'
  | 'default'
  | 'profile'
  | 'auth'
  | 'settings'
  | 'transaction'
  | 'test'

/** One page: where it is, who may open it, in which frame, and what is loaded for it. */
export interface PageRoute {
  readonly path: string
  readonly access: PageAccess
  /** The call that the page lives on: for roles that may not make it the page does not exist. */
  readonly needs?: PermittedCall
  readonly layout: LayoutName
  readonly topics: readonly MessageTopic[]
  readonly load: () => Promise<{ default: ComponentType }>
}

/**
 * Every page of the shop, without the language prefix; the router serves each under `/` and `/en`. A fixed path stands
 * before one with a parameter that would match it, too.
 */
export const pageRoutes: readonly PageRoute[] = [
  {
    path: '/catalog',
    access: 'signed-in',
    layout: 'catalog',
    topics: ['catalog', 'flowers'],
    load: () => import('./screens/catalog/CatalogScreen.tsx'),
  },
  {
    path: '/cart',
    access: 'signed-in',
    layout: 'cart',
    topics: ['cart', 'flowers'],
    load: () => import('./screens/cart/CartScreen.tsx'),
  },
  {
    path: '/order',
    access: 'signed-in',
    layout: 'default',
    topics: ['order', 'cart', 'flowers'],
    load: () => import('./screens/order/OrderScreen.tsx'),
  },
  {
    path: '/confirm',
    access: 'signed-in',
    layout: 'default',
    topics: ['order', 'cart', 'flowers'],
    load: () => import('./screens/confirm/ConfirmScreen.tsx'),
  },
  {
    path: '/confirm/placed/:id',
    access: 'signed-in',
    layout: 'default',
    topics: ['order', 'history', 'flowers'],
    load: () => import('./screens/order-placed/OrderPlacedScreen.tsx'),
  },
  {
    path: '/history',
    access: 'signed-in',
    layout: 'base',
    topics: ['history', 'flowers'],
    load: () => import('./screens/history/HistoryScreen.tsx'),
  },
  {
    path: '/history/:id',
    access: 'signed-in',
    layout: 'base',
    topics: ['history', 'flowers'],
    load: () => import('./screens/history-order/HistoryOrderScreen.tsx'),
  },
  {
    path: '/users',
    access: 'signed-in',
    needs: 'userList',
    layout: 'base',
    topics: ['users', 'forms'],
    load: () => import('./screens/users/UsersScreen.tsx'),
  },
  {
    path: '/users/:id',
    access: 'signed-in',
    needs: 'userById',
    layout: 'base',
    topics: ['users', 'forms'],
    load: () => import('./screens/user/UserScreen.tsx'),
  },
  {
    path: '/profile',
    access: 'signed-in',
    layout: 'profile',
    topics: ['profile', 'forms'],
    load: () => import('./screens/profile/ProfileScreen.tsx'),
  },
  {
    path: '/profile/verification',
    access: 'signed-in',
    layout: 'profile',
    topics: ['profile', 'forms'],
    load: () => import('./screens/verification/VerificationScreen.tsx'),
  },
  {
    path: '/settings',
    access: 'signed-in',
    layout: 'settings',
    topics: ['settings', 'forms'],
    load: () => import('./screens/settings/SettingsScreen.tsx'),
  },
  {
    path: '/signin',
    access: 'guest',
    layout: 'auth',
    topics: ['auth', 'forms'],
    load: () => import('./screens/signin/SigninScreen.tsx'),
  },
  {
    path: '/signin/indexOld',
    access: 'guest',
    layout: 'default',
    topics: ['auth', 'forms'],
    load: () => import('./screens/signin/SigninOldScreen.tsx'),
  },
  {
    path: '/signup',
    access: 'guest',
    layout: 'auth',
    topics: ['auth', 'forms'],
    load: () => import('./screens/signup/SignupScreen.tsx'),
  },
  {
    path: '/signup/indexOld',
    access: 'guest',
    layout: 'default',
    topics: ['auth', 'forms'],
    load: () => import('./screens/signup/SignupOldScreen.tsx'),
  },
  {
    path: '/signup/verify',
    access: 'everybody',
    layout: 'auth',
    topics: ['auth', 'forms'],
    load: () => import('./screens/signup/SignupVerifyScreen.tsx'),
  },
  {
    path: '/signup/expired',
    access: 'everybody',
    layout: 'auth',
    topics: ['auth', 'forms'],
    load: () => import('./screens/signup/SignupExpiredScreen.tsx'),
  },
  {
    path: '/signup/:email',
    access: 'guest',
    layout: 'auth',
    topics: ['auth', 'forms'],
    load: () => import('./screens/signup/SignupCheckMailScreen.tsx'),
  },
  {
    path: '/recovery',
    access: 'guest',
    layout: 'auth',
    topics: ['auth', 'forms'],
    load: () => import('./screens/recovery/RecoveryScreen.tsx'),
  },
  {
    path: '/recovery/verify',
    access: 'everybody',
    layout: 'auth',
    topics: ['auth', 'forms'],
    load: () => import('./screens/recovery/RecoveryVerifyScreen.tsx'),
  },
  {
    path: '/recovery/confirmed',
    access: 'everybody',
    layout: 'auth',
    topics: ['auth', 'forms'],
    load: () => import('./screens/recovery/RecoveryConfirmedScreen.tsx'),
  },
  {
    path: '/recovery/expired',
    access: 'everybody',
    layout: 'auth',
    topics: ['auth', 'forms'],
    load: () => import('./screens/recovery/RecoveryExpiredScreen.tsx'),
  },
  {
    path: '/recovery/:email',
    access: 'guest',
    layout: 'auth',
    topics: ['auth', 'forms'],
    load: () => import('./screens/recovery/RecoveryCheckMailScreen.tsx'),
  },
  {
    path: '/offer',
    access: 'everybody',
    layout: 'offer',
    topics: ['legal'],
    load: () => import('./screens/legal/OfferScreen.tsx'),
  },
  {
    path: '/privacy-policy',
    access: 'everybody',
    layout: 'offer',
    topics: ['legal'],
    load: () => import('./screens/legal/PrivacyPolicyScreen.tsx'),
  },
  {
    path: '/flower-offer',
    access: 'everybody',
    layout: 'offer',
    topics: ['legal'],
    load: () => import('./screens/legal/FlowerOfferScreen.tsx'),
  },
  {
    path: '/flower-privacy-policy',
    access: 'everybody',
    layout: 'offer',
    topics: ['legal'],
    load: () => import('./screens/legal/FlowerPrivacyPolicyScreen.tsx'),
  },
  {
    path: '/outbox',
    access: 'everybody',
    layout: 'base',
    topics: ['outbox'],
    load: () => import('./screens/sandbox-inbox/SandboxInboxScreen.tsx'),
  },
]
