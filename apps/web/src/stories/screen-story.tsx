import type { Session } from '@flower-market/api-client'
import { anna, sessionFixture } from '@flower-market/api-client/msw'
import { createAppStore, pageEnvironmentAtom } from '@flower-market/app-runtime/app'
import { createScreenStories, type ScreenStoryOptions } from '@flower-market/app-runtime/stories'
import { storyFetch } from '@flower-market/app-runtime/story-network'
import {
  cartStorageKey,
  demoOperatorSettings,
  operatorParty,
  serializeCart,
  type Cart,
} from '@flower-market/flower-domain'
import { layouts } from '../app/layouts/layouts.tsx'
import { Shell } from '../app/Shell.tsx'
import { shop } from '../app/shop.ts'
import { cutNetwork } from './without-network.ts'
import { pageRoutes } from '../routes.ts'
import { cartAtom, loadCartAtom } from '../state/cart.atoms.ts'
import { noteAskedLinesAtom } from '../state/known-lots.atoms.ts'
import { loadClientAtom, type Client } from '../state/client.atoms.ts'
import { startLive } from '../state/live.ts'
import { isReleaseWaitingAtom } from '../state/release.atoms.ts'
import { noSettings, settingsAtom, type ShopSettings } from '../state/settings.atoms.ts'

/** What a screen's story starts from. */
export interface ScreenOptions extends ScreenStoryOptions {
  /** Who is signed in; null for a guest. The mock market knows the fixtures' florist. @default the fixtures' florist */
  readonly session?: Session | null
  /** What the operator has set beside the defaults. */
  readonly settings?: Partial<ShopSettings>
  /** Where the person's clock is, by IANA name. @default 'Europe/Moscow' */
  readonly timeZone?: string
  /** The client whom a broker orders for; the cart is then the client's. @default nobody */
  readonly orderingFor?: Client
  /** There is no network; what the browser has kept is of this moment, and null means that it has kept nothing. @default a network */
  readonly keptAt?: string | null
  /** Whether a newer release of the shop waits. @default false */
  readonly isReleaseWaiting?: boolean
  /** The stored cart; a text is stored as it stands, to show how a broken one is met. @default none */
  readonly cart?: Cart | string
  /** Whether the server has yet to be asked what the lots of the cart cost today. @default false */
  readonly hasPendingPrices?: boolean
}

const demoOperator = {
  ru: operatorParty(demoOperatorSettings, 'ru'),
  en: operatorParty(demoOperatorSettings, 'en'),
}

/** A store as main.tsx makes it, with a real client: only the network is a mock. */
function createScreenStore({
  session = sessionFixture,
  timeZone = 'Europe/Moscow',
  settings,
  keptAt,
  isReleaseWaiting = false,
  hasPendingPrices = false,
}: ScreenOptions) {
  const store = createAppStore(shop, { session, calls: {} }, { fetch: storyFetch() })
  store.set(pageEnvironmentAtom, {
    origin: location.origin,
    pathname: location.pathname,
    now: () => new Date(),
    timeZone,
  })
  store.set(settingsAtom, { ...noSettings, operator: demoOperator, ...settings })
  store.set(loadCartAtom)
  store.set(loadClientAtom)
  if (!hasPendingPrices) store.set(noteAskedLinesAtom, store.get(cartAtom))
  store.set(isReleaseWaitingAtom, isReleaseWaiting)
  if (keptAt !== undefined) cutNetwork(store, keptAt)
  return store
}

function storeCart({ cart, session, orderingFor }: ScreenOptions): void {
  if (orderingFor !== undefined) {
    const choice = { brokerId: session?._id, client: orderingFor }
    localStorage.setItem('ordering-for', JSON.stringify(choice))
  }
  if (cart !== undefined) {
    const key = orderingFor === undefined ? cartStorageKey : `${cartStorageKey}@${orderingFor._id}`
    localStorage.setItem(key, typeof cart === 'string' ? cart : serializeCart(cart))
  }
}

/** Puts a screen's stories on a stage, see `createScreenStories`; single answers change by handlers in `beforeEach`. */
export const withScreen = createScreenStories<(typeof pageRoutes)[number], ScreenOptions>({
  routes: pageRoutes,
  layoutOf: ({ layout }) => layouts[layout],
  Shell,
  BareFrame: layouts.test,
  createStore: createScreenStore,
  startLive,
  signedInIdOf: ({ session }) => (session === null ? null : anna._id),
  fillStorage: storeCart,
})

/** Changes what one story of a screen starts from; the rest stays as `withScreen` said. */
export function startingFrom({ cart, ...options }: Partial<ScreenOptions>) {
  // Storybook merges objects of parameters: as an object, the cart would keep the days that the meta names.
  const stored = typeof cart === 'object' ? serializeCart(cart) : cart
  return { parameters: { screen: { ...options, ...(stored !== undefined && { cart: stored }) } } }
}
