import { atom } from 'jotai'
import {
  cartStorageKey,
  cartTotals,
  currentCart,
  emptyCart,
  parseCart,
  removeCartDay,
  serializeCart,
  setCartQuantity,
  type Cart,
  type IsoDate,
} from '@flower-market/flower-domain'
import { notifyAtom } from '@flower-market/app-runtime/notifications'
import { knownLotAtom } from './known-lots.atoms.ts'

/** Where a value that could not be read is quarantined, so that nothing is lost. */
const quarantineKey = 'cart.quarantine'

const heldCartAtom = atom<Cart>(emptyCart)

/** Storage may be forbidden or full: then the cart lives in memory for as long as the page does. */
function attempt(action: () => void): void {
  try {
    action()
  } catch (error) {
    reportError(error)
  }
}

function readStored(): string | null {
  try {
    return localStorage.getItem(cartStorageKey)
  } catch {
    return null
  }
}

/** Reads the stored cart: a value of an older shape is repaired, an unreadable one quarantined, each with a notice. */
export const loadCartAtom = atom(null, (_get, set) => {
  const text = readStored()
  const parsed = parseCart(text)
  if (!parsed.ok) {
    attempt(() => {
      localStorage.setItem(quarantineKey, parsed.text)
      localStorage.removeItem(cartStorageKey)
    })
    set(heldCartAtom, emptyCart)
    set(notifyAtom, { tone: 'danger', message: 'shell.cartQuarantined' })
    return
  }
  set(heldCartAtom, parsed.cart)
  if (parsed.isRepaired) {
    attempt(() => {
      if (text !== null) localStorage.setItem(quarantineKey, text)
      localStorage.setItem(cartStorageKey, serializeCart(parsed.cart))
    })
    set(notifyAtom, { tone: 'info', message: 'shell.cartRepaired' })
  }
})

const storeCartAtom = atom(null, (_get, set, cart: Cart) => {
  set(heldCartAtom, cart)
  attempt(() => localStorage.setItem(cartStorageKey, serializeCart(cart)))
})

/** The cart by delivery day; follows what another tab does to it. */
export const cartAtom = atom((get) => get(heldCartAtom))

/** Reads the cart and keeps following other tabs for as long as something is mounted that shows it. */
heldCartAtom.onMount = (set) => {
  const follow = (event: StorageEvent): void => {
    if (event.key !== cartStorageKey) return
    const parsed = parseCart(event.newValue)
    if (parsed.ok) set(parsed.cart)
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

/** A quantity for one card on one day: `quantity` in stems, `price` in kopecks a stem; 0 takes the line out. */
export interface CartChange {
  readonly date: IsoDate
  readonly code: string
  readonly price: number
  readonly quantity: number
}

/** Puts a quantity into the cart. */
export const setQuantityAtom = atom(null, (get, set, { date, code, price, quantity }: CartChange) =>
  set(storeCartAtom, setCartQuantity(get(heldCartAtom), date, { code, price }, quantity)),
)

/** Replaces the whole cart, after fixes for instance. */
export const replaceCartAtom = atom(null, (_get, set, cart: Cart) => set(storeCartAtom, cart))

/** Takes a day out of the cart, once its order is placed. */
export const removeDayAtom = atom(null, (get, set, date: IsoDate) =>
  set(storeCartAtom, removeCartDay(get(heldCartAtom), date)),
)

const atHome = { method: 'delivery', cityCost: null } as const

/**
 * Totals of the whole cart as it can be bought now, as far as its lots are known: at current prices, without what cannot
 * be had. `lines` counts all that is in the cart. Prices in kopecks.
 */
export const cartTotalsAtom = atom((get) => {
  const cart = get(cartAtom)
  const { lines } = cartTotals(cart, atHome)
  return { ...cartTotals(currentCart(cart, get(knownLotAtom)), atHome), lines }
})
