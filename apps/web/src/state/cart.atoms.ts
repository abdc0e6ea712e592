import { atom } from 'jotai'
import {
  applyCartChanges,
  cartDays,
  cartChanges,
  cartLineKey,
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
  cartBuyerOf,
  quarantineCart,
  readChangeTimes,
  readStoredCart,
  storeCart,
  storeChangeTimes,
  type CartBuyer,
} from './cart-storage.ts'
import { clientIdAtom } from './client.atoms.ts'
import { isPricePendingAtom, knownLotAtom } from './known-lots.atoms.ts'

/** The carts that this page has shown, by buyer. */
const heldCartsAtom = atom<ReadonlyMap<CartBuyer, Cart>>(new Map())

/** False after a write that failed: then what is stored is older than what is held. */
const isStorageUsableAtom = atom(true)

interface RecentChange {
  readonly buyer: CartBuyer
  readonly line: CartChange
  /** Ms since 1970. */
  readonly at: number
}

/** Changes of this tab that a write of another one may lack: storage reaches the tabs with a delay. */
const recentChangesAtom = atom<readonly RecentChange[]>([])
const storageLagMs = 2_000

function storedCart(buyer: CartBuyer): Cart {
  const parsed = parseCart(readStoredCart(buyer) ?? null)
  return parsed.ok ? parsed.cart : emptyCart
}

/** The cart of a buyer as this page holds it; that of a client is read when it is first shown. */
export const heldCartAtom = atom((get) => {
  const carts = get(heldCartsAtom)
  return (buyer: CartBuyer): Cart => carts.get(buyer) ?? (buyer === null ? emptyCart : storedCart(buyer))
})

const holdCartAtom = atom(null, (_get, set, buyer: CartBuyer, cart: Cart) =>
  set(heldCartsAtom, (carts) => new Map(carts).set(buyer, cart)),
)

/** Reads the stored cart: a value of an older shape is repaired, an unreadable one quarantined, each with a notice. */
export const loadCartAtom = atom(null, (_get, set) => {
  const text = readStoredCart(null) ?? null
  const parsed = parseCart(text)
  if (!parsed.ok) {
    quarantineCart(parsed.text, null)
    set(holdCartAtom, null, emptyCart)
    set(notifyAtom, { tone: 'danger', message: 'shell.cartQuarantined' })
    return
  }
  set(holdCartAtom, null, parsed.cart)
  if (parsed.isRepaired && text !== null) {
    quarantineCart(text, parsed.cart)
    set(notifyAtom, { tone: 'info', message: 'shell.cartRepaired' })
  }
})

/** A buyer's cart as all tabs have left it: a change of another tab may be in storage and not yet in this one's atom. */
const latestCartAtom = atom((get) => {
  const [heldOf, isStorageUsable] = [get(heldCartAtom), get(isStorageUsableAtom)]
  return (buyer: CartBuyer): Cart => {
    const text = isStorageUsable ? readStoredCart(buyer) : undefined
    const parsed = text === undefined ? null : parseCart(text)
    return parsed?.ok === true ? parsed.cart : heldOf(buyer)
  }
})

const writeAtom = atom(null, (_get, set, buyer: CartBuyer, cart: Cart) => {
  set(holdCartAtom, buyer, cart)
  set(isStorageUsableAtom, storeCart(buyer, cart))
})

/** Applies a change of this tab to the buyer's cart of all tabs, and notes when each line was changed. */
const changeAtom = atom(null, (get, set, buyer: CartBuyer, change: (cart: Cart) => Cart) => {
  const before = get(latestCartAtom)(buyer)
  const after = change(before)
  const [times, now] = [new Map(readChangeTimes(buyer)), Date.now()]
  const changes = cartChanges(before, after).map((line): RecentChange => {
    // A clock that was set back must not make this change older than the one before.
    const at = Math.max(now, (times.get(cartLineKey(line)) ?? 0) + 1)
    times.set(cartLineKey(line), at)
    return { buyer, line, at }
  })
  set(recentChangesAtom, (recent) => [...recent.filter(({ at }) => at > now - storageLagMs), ...changes])
  storeChangeTimes(buyer, times)
  set(writeAtom, buyer, after)
})

/**
 * The cart by delivery day: that of the client, or one's own. It is written with what another tab has stored; a change of
 * this tab that the other one overwrote is repeated.
 */
export const cartAtom = atom(
  (get) => get(heldCartAtom)(get(clientIdAtom)),
  (get, set, storedByOtherTab: string | null, buyer: CartBuyer = null) => {
    const parsed = parseCart(storedByOtherTab)
    if (!parsed.ok) return
    const [times, now] = [readChangeTimes(buyer), Date.now()]
    const lost = get(recentChangesAtom).filter(
      (change) =>
        change.buyer === buyer &&
        change.at > now - storageLagMs &&
        (times.get(cartLineKey(change.line)) ?? 0) < change.at,
    )
    const cart = applyCartChanges(
      parsed.cart,
      lost.map(({ line }) => line),
    )
    if (cartChanges(parsed.cart, cart).length === 0) {
      set(holdCartAtom, buyer, parsed.cart)
      return
    }
    const repeated = lost.map(({ line, at }) => [cartLineKey(line), at] as const)
    storeChangeTimes(buyer, new Map([...times, ...repeated]))
    set(writeAtom, buyer, cart)
  },
)

/** Follows other tabs for as long as something is mounted that shows the cart. */
cartAtom.onMount = (setFromStorage) => {
  const follow = (event: StorageEvent): void => {
    const buyer = cartBuyerOf(event.key)
    if (buyer !== undefined) setFromStorage(event.newValue, buyer)
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

/** Puts a quantity into the cart; 0 stems take the line out. */
export const setQuantityAtom = atom(null, (get, set, { date, code, price, quantity }: CartChange) =>
  set(changeAtom, get(clientIdAtom), (cart) => setCartQuantity(cart, date, { code, price }, quantity)),
)

/** Replaces the cart that is shown, after fixes for instance; what another tab changed meanwhile stays. */
export const replaceCartAtom = atom(null, (get, set, cart: Cart) => {
  const changes = cartChanges(get(cartAtom), cart)
  set(changeAtom, get(clientIdAtom), (latest) => applyCartChanges(latest, changes))
})

/** Takes lines of a day out of the cart that their order was placed from. */
export const removeLinesAtom = atom(
  null,
  (
    _get,
    set,
    { date, codes }: { readonly date: IsoDate; readonly codes: readonly string[] },
    buyer: CartBuyer = null,
  ) =>
    set(changeAtom, buyer, (cart) =>
      codes.reduce((left, code) => setCartQuantity(left, date, { code, price: 0 }, 0), cart),
    ),
)

/** Takes over what other devices have changed; that is no change of this one. */
export const adoptChangesAtom = atom(
  null,
  (get, set, changes: readonly CartChange[], buyer: CartBuyer = null) => {
    if (changes.length > 0) set(writeAtom, buyer, applyCartChanges(get(latestCartAtom)(buyer), changes))
  },
)

const atHome = { method: 'delivery', cityCost: null } as const

/**
 * Totals of the whole cart as it can be bought now, as far as its lots are known: at current prices, without what cannot
 * be had. `lines` counts all that is in the cart; `isCurrent` is false while its lots have yet to be read. Prices in kopecks.
 */
export const cartTotalsAtom = atom((get) => {
  const cart = get(cartAtom)
  const { lines } = cartTotals(cart, atHome)
  const isPricePending = get(isPricePendingAtom)
  const isCurrent = !cartDays(cart).some((date) => cart[date]?.some(({ code }) => isPricePending(date, code)))
  return { ...cartTotals(currentCart(cart, get(knownLotAtom)), atHome), lines, isCurrent }
})
