/** A section of the settings. */
export type SettingsSection = 'language' | 'region' | 'delivery' | 'password' | 'sessions'

/** Every place of the shop, without the language prefix; `localizePath` adds it. */
export const paths = {
  catalog: () => '/catalog',
  cart: () => '/cart',
  order: (date?: string) => (date === undefined ? '/order' : `/order?date=${date}`),
  confirm: (date?: string) => (date === undefined ? '/confirm' : `/confirm?date=${date}`),
  orderPlaced: (id: string) => `/confirm/placed/${id}`,
  history: () => '/history',
  historyOrder: (id: string) => `/history/${id}`,
  signin: (returnTo?: string) =>
    returnTo === undefined ? '/signin' : `/signin?return=${encodeURIComponent(returnTo)}`,
  signinByPhone: () => '/signin?by=phone',
  signinOld: () => '/signin/indexOld',
  signup: () => '/signup',
  signupCheckMail: (email: string) => `/signup/${encodeURIComponent(email)}`,
  signupExpired: () => '/signup/expired',
  signupOld: () => '/signup/indexOld',
  recovery: () => '/recovery',
  recoveryCheckMail: (email: string) => `/recovery/${encodeURIComponent(email)}`,
  recoveryConfirmed: () => '/recovery/confirmed',
  recoveryExpired: () => '/recovery/expired',
  profile: () => '/profile',
  verification: () => '/profile/verification',
  settings: (section?: SettingsSection) => (section === undefined ? '/settings' : `/settings#${section}`),
  users: (section?: 'margin' | 'referrals') => (section === undefined ? '/users' : `/users#${section}`),
  user: (id: string) => `/users/${id}`,
  offer: () => '/offer',
  privacyPolicy: () => '/privacy-policy',
  flowerOffer: () => '/flower-offer',
  flowerPrivacyPolicy: () => '/flower-privacy-policy',
  outbox: () => '/outbox',
} as const
