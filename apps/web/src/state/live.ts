import type { createStore } from 'jotai'
import { availabilities } from '@flower-market/flower-domain'
import type { EventPayload, Session } from '@flower-market/api-client'
import { openLiveSocket, type LiveSocketOptions } from '@flower-market/app-runtime/live'
import { resourcesAtom } from '@flower-market/app-runtime/server-data'
import { notifyAtom } from '@flower-market/app-runtime/notifications'
import { sessionAtom } from '@flower-market/app-runtime/session'
import { buyerQueryAtom, clientIdAtom } from './client.atoms.ts'
import { learnHoldAtom, ownHoldsAtom } from './holds.atoms.ts'
import { syncCartAtom } from './cart-sync.ts'
import { changedDaysAtom } from './known-lots.atoms.ts'

type Store = ReturnType<typeof createStore>

/** Writes stock that an order or a hold changed into the catalog on screen; what is held for the person is theirs. */
function applyStockChange(store: Store, { date, changes }: EventPayload<'stock-changed'>): void {
  const lines = store.get(ownHoldsAtom).get(date)?.lines ?? []
  const held = new Map(lines.map(({ code, quantity }) => [code, quantity]))
  const stock = new Map(
    changes.map(({ code, stemsAvailable }) => [code, stemsAvailable + (held.get(code) ?? 0)]),
  )
  for (const availability of availabilities) {
    const catalog = store.get(resourcesAtom).of('catalogCards', {
      query: { availability, date, ...store.get(buyerQueryAtom) },
    })
    catalog.patch((data) => {
      if (!data.cards.some(({ code }) => stock.has(code))) return data
      const cards = data.cards.map((card) => {
        const stemsAvailable = stock.get(card.code)
        return stemsAvailable === undefined ? card : { ...card, stemsAvailable }
      })
      return { ...data, cards }
    })
  }
}

/** Writes what has become of a clock into the auction on screen; what is older than that is not drawn. */
function applyClockChange(store: Store, { auctionId, clock }: EventPayload<'auction-clock-changed'>): void {
  const auction = store.get(resourcesAtom).of('auctionGet', { params: { id: auctionId } })
  auction.patch((data) => ({
    ...data,
    items: data.items.map((known) =>
      known._id === clock._id && known.revision < clock.revision ? Object.assign({}, known, clock) : known,
    ),
  }))
}

function applyVerification(store: Store, verification: Session['verification']): void {
  const session = store.get(sessionAtom)
  if (session !== null) store.set(sessionAtom, { ...session, verification })
}

/** Connects the live updates, once the first screen has been painted; gives the function that ends them. */
export function startLive(store: Store, options: Pick<LiveSocketOptions, 'loadOpener'> = {}): () => void {
  const syncCart = (): void => void store.set(syncCartAtom).catch(() => {})
  const { onEvent, invalidate, stop } = openLiveSocket(store, { ...options, onReset: syncCart })
  onEvent('webhooks-changed', () => invalidate('webhooks'))
  onEvent('stock-changed', (change) => applyStockChange(store, change))
  onEvent('lots-changed', ({ date }) => {
    store.set(changedDaysAtom, (days) => new Set([...days, date]))
    invalidate('stock')
  })
  onEvent('auction-changed', () => invalidate('auctions'))
  onEvent('auction-clock-changed', (change) => applyClockChange(store, change))
  onEvent('hold-changed', (hold) => {
    if (store.get(clientIdAtom) === null) store.set(learnHoldAtom, hold)
    invalidate('stock')
  })
  onEvent('client-hold-changed', ({ client, ...hold }) => {
    if (store.get(clientIdAtom) !== client) return
    store.set(learnHoldAtom, hold)
    invalidate('stock')
  })
  onEvent('order-changed', ({ status, by }) => {
    if (status === 'canceled' && by !== 'buyer')
      store.set(notifyAtom, { tone: 'danger', message: 'history.orderCanceled' })
    invalidate('orders')
  })
  onEvent('order-placed-for-you', () => {
    store.set(notifyAtom, { tone: 'success', message: 'shell.orderPlacedForYou' })
    invalidate('orders')
  })
  onEvent('client-order-changed', () => invalidate('orders'))
  onEvent('client-claim-changed', () => invalidate('orders'))
  onEvent('client-verification-decided', () => invalidate('people'))
  onEvent('claim-changed', ({ status, by }) => {
    if (by === 'staff' && status !== 'open' && status !== 'withdrawn') {
      const tone = status === 'declined' ? 'danger' : 'success'
      store.set(notifyAtom, { tone, message: `shell.claim.${status}` })
    }
    invalidate('claims', 'orders')
  })
  onEvent('standing-order-changed', ({ kind, reason }) => {
    if (kind === 'placed' || (kind === 'paused' && reason !== 'person')) {
      const tone = kind === 'placed' ? 'success' : 'danger'
      store.set(notifyAtom, { tone, message: `shell.standing.${kind}` })
    }
    invalidate('standing-orders')
  })
  onEvent('claim-received', () => invalidate('claims'))
  onEvent('claim-waiting', () => invalidate('claims'))
  onEvent('request-changed', ({ status, by }) => {
    if (by === 'plantation') {
      const tone = status === 'declined' ? 'danger' : 'success'
      store.set(notifyAtom, {
        tone,
        message: status === 'declined' ? 'shell.requestDeclined' : 'shell.requestAnswered',
      })
    }
    invalidate('requests')
  })
  onEvent('request-received', ({ status }) => {
    if (status === 'sent') store.set(notifyAtom, { tone: 'success', message: 'shell.requestArrived' })
    if (status === 'accepted') store.set(notifyAtom, { tone: 'success', message: 'shell.requestAccepted' })
    invalidate('requests', 'orders')
  })
  onEvent('cart-changed', syncCart)
  onEvent('notices-changed', () => invalidate('notices', 'questions'))
  // An order that is paid from the balance is a transaction, which no event of its own announces.
  onEvent('balance-changed', () => invalidate('balances', 'transactions'))
  onEvent('transaction-changed', ({ kind, status }) => {
    if (kind === 'transfer') {
      if (status === 'SENDED' || status === 'CONFIRMED' || status === 'REJECTED') {
        const tone = status === 'REJECTED' ? 'danger' : 'success'
        store.set(notifyAtom, { tone, message: `shell.transfer.${status}` })
      }
    } else if (status === 'CONFIRMED' || status === 'REJECTED') {
      const tone = status === 'CONFIRMED' ? 'success' : 'danger'
      store.set(notifyAtom, { tone, message: `shell.transaction.${status}` })
    }
    invalidate('transactions')
  })
  onEvent('transfer-received', ({ status }) => {
    if (status === 'SENDED') store.set(notifyAtom, { tone: 'success', message: 'shell.transferArrived' })
    invalidate('transactions')
  })
  onEvent('recipient-changed', ({ status }) => {
    if (status === 'APPROVED' || status === 'REJECTED') {
      const tone = status === 'APPROVED' ? 'success' : 'danger'
      store.set(notifyAtom, { tone, message: `shell.recipient.${status}` })
    }
    invalidate('plantations')
  })
  onEvent('transfer-waiting', () => invalidate('transactions'))
  onEvent('recipient-waiting', () => invalidate('plantations'))
  onEvent('verification-decided', ({ status }) => {
    applyVerification(store, status)
    if (status === 'APPROVED' || status === 'REJECTED') {
      const [tone, other] =
        status === 'APPROVED' ? (['success', 'REJECTED'] as const) : (['danger', 'APPROVED'] as const)
      const message = `profile.decided.${status}` as const
      store.set(notifyAtom, { tone, message, replaces: `profile.decided.${other}` })
    }
    invalidate('profile')
  })
  return stop
}
