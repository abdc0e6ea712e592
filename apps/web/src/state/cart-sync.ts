import { atom, type createStore } from 'jotai'
import { cartChanges, cartLineKey, emptyCart, type Cart, type CartChange } from '@flower-market/flower-domain'
import type { ApiError } from '@flower-market/api-client'
import { apiAtom, sessionAtom } from '@flower-market/app-runtime/session'
import { adoptChangesAtom, cartAtom, heldCartAtom } from './cart.atoms.ts'
import {
  readAgreedCart,
  readChangeTimes,
  storeAgreedCart,
  storeChangeTimes,
  type CartBuyer,
} from './cart-storage.ts'
import { clientIdAtom } from './client.atoms.ts'

type Store = ReturnType<typeof createStore>

/** As many changes as one message of the contract takes; the contract itself is not loaded with the first screen. */
const changesAtOnce = 500
const waitMs = 800

/** Without a network nothing is lost, so that nobody has to be told. */
const keptIfUnsent = { isErrorShownInPlace: ({ kind }: ApiError) => kind === 'network' }

/** Runs the work in one tab at a time: the tabs share what they have to send. */
async function withSyncLock(work: () => Promise<void>): Promise<void> {
  // Without a secure origin a browser has no locks; then a change may be sent twice, which changes nothing.
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return work()
  await navigator.locks.request('cart-sync', work)
}

/** What this device has changed since it last agreed with the server on this cart of the person. */
function unsentChanges(personId: string, buyer: CartBuyer, cart: Cart): CartChange[] {
  const agreed = readAgreedCart(buyer)
  return cartChanges(agreed?.personId === personId ? agreed.cart : emptyCart, cart)
}

/**
 * Sends the server what this device has changed since they last agreed, and takes over what the person's other devices
 * have changed. Rejects with an `ApiError`; then the changes are sent the next time.
 */
export const syncCartAtom = atom(null, async (get, set) => {
  await withSyncLock(async () => {
    const personId = get(sessionAtom)?._id
    if (personId === undefined) return
    const buyer = get(clientIdAtom)
    // The shop may work for another buyer by the time of the answer.
    const cartNow = (): Cart => get(heldCartAtom)(buyer)
    const owner = readAgreedCart(buyer)?.personId ?? personId
    // Another person's cart, left on this device, is kept by the server.
    if (owner !== personId) set(adoptChangesAtom, cartChanges(cartNow(), emptyCart), buyer)
    const [sent, times] = [cartNow(), readChangeTimes(buyer)]
    const kept = await send(buyer, unsentChanges(personId, buyer, sent), times)
    const pending = new Set(cartChanges(sent, cartNow()).map((line) => cartLineKey(line)))
    storeAgreedCart(buyer, { personId, cart: kept })
    storeChangeTimes(buyer, new Map([...readChangeTimes(buyer)].filter(([key, at]) => times.get(key) !== at)))
    const adopted = cartChanges(sent, kept).filter((line) => !pending.has(cartLineKey(line)))
    set(adoptChangesAtom, adopted, buyer)
  })

  async function send(
    buyer: CartBuyer,
    changes: readonly CartChange[],
    times: ReadonlyMap<string, number>,
  ): Promise<Cart> {
    const now = Date.now()
    let kept: Cart = emptyCart
    for (let start = 0; start === 0 || start < changes.length; start += changesAtOnce) {
      const part = changes.slice(start, start + changesAtOnce).map(({ date, code, price, quantity }) => {
        const changedAt = new Date(times.get(cartLineKey({ date, code })) ?? now).toISOString()
        return { date, code, price, quantity, changedAt }
      })
      const input = { body: { changes: part }, ...(buyer !== null && { query: { userId: buyer } }) }
      kept = (await get(apiAtom).call('cartSync', input, keptIfUnsent)).cart
    }
    return kept
  }
})

/** Keeps the cart of this device and that of the server the same; gives the function that ends it. */
export function startCartSync(store: Store): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const sync = (): void => {
    // What could not be sent is kept: it goes with the next change, or when the connection is back.
    store.set(syncCartAtom).catch(() => {})
  }
  const hasUnsent = (personId: string): boolean =>
    unsentChanges(personId, store.get(clientIdAtom), store.get(cartAtom)).length > 0
  const sendSoon = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined
      const personId = store.get(sessionAtom)?._id
      if (personId !== undefined && hasUnsent(personId)) sync()
    }, waitMs)
  }
  const unsubscribe = store.sub(cartAtom, sendSoon)
  const unsubscribeClient = store.sub(clientIdAtom, sync)
  addEventListener('online', sync)
  sync()
  return () => {
    clearTimeout(timer)
    unsubscribe()
    unsubscribeClient()
    removeEventListener('online', sync)
  }
}
