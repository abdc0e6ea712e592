import { atom } from 'jotai'
import {
  applyCartChanges,
  cartChanges,
  cartLineKey,
  cartStorageKey,
  cartTotals,
  currentCart,
  emptyCart,
  parseCart,
  setCartQuantity,
  type Cart,
  type CartChange,
  type IsoDate,
} from '@flower-market/flower-domain'
import { notifyAtom } from '@flower-market/app-runtime/notifications'
import {
  quarantineCart,
  readChangeTimes,
  readStoredCart,
  storeCart,
  storeChangeTimes,
} from './cart-storage.ts'
import { knownLotAtom } from './known-lots.atoms.ts'

const heldCartAtom = atom<Cart>(emptyCart)

/** False after a write that failed: then what is stored is older than what is held. */
const isStorageUsableAtom = atom(true)

interface RecentChange {
  readonly line: CartChange
  /** Ms since 1970. */
  readonly at: number
}

/** Changes of this tab that a write of another one may lack: storage reaches the tabs with a delay. */
const recentChangesAtom = atom<readonly RecentChange[]>([])
const storageLagMs = 2_000

/** Reads the stored cart: a value of an older shape is repaired, an unreadable one quarantined, each with a notice. */
export const loadCartAtom = atom(null, (_get, set) => {
  const text = readStoredCart() ?? null
  const parsed = parseCart(text)
  if (!parsed.ok) {
    quarantineCart(parsed.text, null)
    set(heldCartAtom, emptyCart)
    set(notifyAtom, { tone: 'danger', message: 'shell.cartQuarantined' })
    return
  }
  set(heldCartAtom, parsed.cart)
  if (parsed.isRepaired && text !== null) {
    quarantineCart(text, parsed.cart)
    set(notifyAtom, { tone: 'info', message: 'shell.cartRepaired' })
  }
})

/** The cart as all tabs have left it: a change of another tab may be in storage and not yet in this one's atom. */
function latestCart(held: Cart, isStorageUsable: boolean): Cart {
  const text = isStorageUsable ? readStoredCart() : undefined
  const parsed = text === undefined ? null : parseCart(text)
  return parsed?.ok === true ? parsed.cart : held
}

const writeAtom = atom(null, (_get, set, cart: Cart) => {
  set(heldCartAtom, cart)
  set(isStorageUsableAtom, storeCart(cart))
})

/** Applies a change of this tab to the cart of all tabs, and notes when each line was changed. */
const changeAtom = atom(null, (get, set, change: (cart: Cart) => Cart) => {
  const before = latestCart(get(heldCartAtom), get(isStorageUsableAtom))
  const after = change(before)
  const [times, now] = [new Map(readChangeTimes()), Date.now()]
  const changes = cartChanges(before, after).map((line): RecentChange => {
    // A clock that was set back must not make this change older than the one before.
    const at = Math.max(now, (times.get(cartLineKey(line)) ?? 0) + 1)
    times.set(cartLineKey(line), at)
    return { line, at }
  })
  set(recentChangesAtom, (recent) => [...recent.filter(({ at }) => at > now - storageLagMs), ...changes])
  storeChangeTimes(times)
  set(writeAtom, after)
})

/**
 * The cart by delivery day. It is written with what another tab has stored; a change of this tab that the other one
 * overwrote is repeated.
 */
export const cartAtom = atom(
  (get) => get(heldCartAtom),
  (get, set, storedByOtherTab: string | null) => {
    const parsed = parseCart(storedByOtherTab)
    if (!parsed.ok) return
    const [times, now] = [readChangeTimes(), Date.now()]
    const lost = get(recentChangesAtom).filter(
      ({ line, at }) => at > now - storageLagMs && (times.get(cartLineKey(line)) ?? 0) < at,
    )
    const cart = applyCartChanges(
      parsed.cart,
      lost.map(({ line }) => line),
    )
    if (cartChanges(parsed.cart, cart).length === 0) {
      set(heldCartAtom, parsed.cart)
      return
    }
    storeChangeTimes(new Map([...times, ...lost.map(({ line, at }) => [cartLineKey(line), at] as const)]))
    set(writeAtom, cart)
  },
)

/** Follows other tabs for as long as something is mounted that shows the cart. */
cartAtom.onMount = (setFromStorage) => {
  const follow = (event: StorageEvent): void => {
    if (event.key === cartStorageKey) setFromStorage(event.newValue)
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

/** Puts a quantity into the cart; 0 stems take the line out. */
export const setQuantityAtom = atom(null, (_get, set, { date, code, price, quantity }: CartChange) =>
  set(changeAtom, (cart) => setCartQuantity(cart, date, { code, price }, quantity)),
)

/** Replaces the cart that is shown, after fixes for instance; what another tab changed meanwhile stays. */
export const replaceCartAtom = atom(null, (get, set, cart: Cart) => {
  const changes = cartChanges(get(heldCartAtom), cart)
  set(changeAtom, (latest) => applyCartChanges(latest, changes))
})

/** Takes lines of a day out of the cart, once their order is placed. */
export const removeLinesAtom = atom(
  null,
  (_get, set, { date, codes }: { readonly date: IsoDate; readonly codes: readonly string[] }) =>
    set(changeAtom, (cart) =>
      codes.reduce((left, code) => setCartQuantity(left, date, { code, price: 0 }, 0), cart),
    ),
)

/** Takes over what other devices have changed; that is no change of this one. */
export const adoptChangesAtom = atom(null, (get, set, changes: readonly CartChange[]) => {
  if (changes.length === 0) return
  set(writeAtom, applyCartChanges(latestCart(get(heldCartAtom), get(isStorageUsableAtom)), changes))
})

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
