import { atom, type createStore } from 'jotai'
import { cartDays, type Cart, type CartItem, type IsoDate, type KnownLot } from '@flower-market/flower-domain'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { apiAtom, sessionAtom } from '@flower-market/app-runtime/session'
import { cartAtom } from './cart.atoms.ts'
import { buyerQueryAtom, clientAtom, clientIdAtom } from './client.atoms.ts'
import {
  changedDaysAtom,
  knownLotAtom,
  learnedLots,
  learnLotsAtom,
  noteAskedLinesAtom,
} from './known-lots.atoms.ts'

/** By then a page that shows the lots of the cart has them. */
const waitMs = 1500

function unknownLines(cart: Cart, lotOf: (date: IsoDate, code: string) => KnownLot): Cart {
  const days = cartDays(cart).map((date): [IsoDate, CartItem[]] => [
    date,
    (cart[date] ?? []).filter(({ code }) => lotOf(date, code) === undefined),
  ])
  return Object.fromEntries(days.filter(([, items]) => items.length > 0))
}

/** The region whose prices the cart is bought at. */
const regionAtom = atom((get) => (get(clientAtom) ?? get(sessionAtom))?.region)

/**
 * Asks the server about the lots of the cart that no page has read, and those that have changed since. Rejects with an `ApiError`, of which nothing is shown: the
 * sums stay those of the prices in the cart.
 */
export const learnCartLotsAtom = atom(null, async (get, set) => {
  const [lotOf, changed] = [get(knownLotAtom), get(changedDaysAtom)]
  const body = unknownLines(get(cartAtom), (date, code) =>
    changed.has(date) ? undefined : lotOf(date, code),
  )
  if (cartDays(body).length === 0) return
  const buyer = get(clientIdAtom)
  // The shop may work for another buyer by the time of the answer, at other prices.
  const isSameBuyer = (): boolean => get(clientIdAtom) === buyer
  try {
    const { days } = await get(apiAtom).call('checkCart', { query: get(buyerQueryAtom), body }, shownInPlace)
    if (isSameBuyer()) {
      set(learnLotsAtom, learnedLots(days))
      // A day that changed once more meanwhile stays. Another empty set would be a change, and the lots be asked about again.
      if (changed.size > 0 && get(changedDaysAtom) === changed) set(changedDaysAtom, new Set())
    }
  } finally {
    if (isSameBuyer()) set(noteAskedLinesAtom, body)
  }
})

/** Keeps the sums of the cart that every page shows those of today; gives the function that ends it. */
export function startCartLots(store: ReturnType<typeof createStore>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const learnSoon = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void store.set(learnCartLotsAtom).catch(() => {}), waitMs)
  }
  const ends = [
    store.sub(cartAtom, learnSoon),
    store.sub(changedDaysAtom, learnSoon),
    store.sub(regionAtom, () => store.set(changedDaysAtom, new Set(cartDays(store.get(cartAtom))))),
  ]
  learnSoon()
  return () => {
    clearTimeout(timer)
    for (const end of ends) end()
  }
}
