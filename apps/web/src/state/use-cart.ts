import { emptyCart, money, type Cart, type Money } from '@flower-market/flower-domain'
import { useBrowserAtomValue } from '@flower-market/app-runtime/hydration'
import { cartAtom, cartTotalsAtom } from './cart.atoms.ts'

/** The cart that is shown; the server, which renders pages, knows of none. */
export function useCart(): Cart {
  return useBrowserAtomValue(cartAtom, emptyCart)
}

const notRead = { lines: null, goods: money(0, 'RUB'), isCurrent: false }

/** What the frame of every page says of the cart. */
export interface FrameTotals {
  /** How many lines are in the cart; null while the cart has not been read. */
  readonly lines: number | null
  /** What the flowers of those that can be bought cost. */
  readonly goods: Money<'RUB'>
  /** Whether that is what they cost today. */
  readonly isCurrent: boolean
}

/** How many lines are in the cart, and what they cost. */
export function useCartTotals(): FrameTotals {
  return useBrowserAtomValue<FrameTotals>(cartTotalsAtom, notRead)
}
