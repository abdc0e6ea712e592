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
} as const
