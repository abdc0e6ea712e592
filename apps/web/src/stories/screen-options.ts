import type { Session } from '@flower-market/api-client'
import { serializeCart, type Cart } from '@flower-market/flower-domain'
import type { Client } from '../state/client.atoms.ts'
import type { ShopSettings } from '../state/settings.atoms.ts'

/** What a screen's story starts from. */
export interface ScreenOptions {
  /** Where the person is, with the query and without the language prefix: `/history/order-1?page=2`. */
  readonly path: string
  /** The path of the page in `pageRoutes`, which gives the frame and the messages. @default the path without its query */
  readonly route?: string
  /** Who is signed in; null for a guest. The mock market knows the fixtures' florist. @default the fixtures' florist */
  readonly session?: Session | null
  /** What the operator has set beside the defaults. */
  readonly settings?: Partial<ShopSettings>
  /** Where the person's clock is, by IANA name. @default 'Europe/Moscow' */
  readonly timeZone?: string
  /** The client whom a broker orders for; the cart is then the client's. @default nobody */
  readonly orderingFor?: Client
  /** The stored cart; a text is stored as it stands, to show how a broken one is met. @default none */
  readonly cart?: Cart | string
  /**
   * What stands around the story: the page's layout, the whole shell with header and footer, or nothing.
   * @default 'layout'
   */
  readonly frame?: 'layout' | 'shell' | 'none'
}

/** Changes what one story of a screen starts from; the rest stays as `withScreen` said. */
export function startingFrom({ cart, ...options }: Partial<ScreenOptions>) {
  // Storybook merges objects of parameters: as an object, the cart would keep the days that the meta names.
  const stored = typeof cart === 'object' ? serializeCart(cart) : cart
  return { parameters: { screen: { ...options, ...(stored !== undefined && { cart: stored }) } } }
}

/** Reads what `withScreen` and `startingFrom` left in a story's parameters. */
export function screenOptionsOf(parameters: { readonly screen?: ScreenOptions }): ScreenOptions {
  if (parameters.screen === undefined)
    throw new Error('This story has no screen: spread withScreen() into its meta.')
  return parameters.screen
}
