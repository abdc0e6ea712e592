import { emptyCart, money, type Cart } from '@flower-market/flower-domain'
import { useBrowserAtomValue } from '@flower-market/app-runtime/hydration'
import { cartAtom, cartTotalsAtom } from './cart.atoms.ts'

/** The cart that is shown; the server, which renders pages, knows of none. */
export function useCart(): Cart {
  return useBrowserAtomValue(cartAtom, emptyCart)
}

const nothing = { lines: 0, goods: money(0, 'RUB') }

/** How many lines are in the cart, and what the flowers of those that can be bought cost. */
export function useCartTotals(): Pick<typeof nothing, 'lines' | 'goods'> {
  return useBrowserAtomValue(cartTotalsAtom, nothing)
}
