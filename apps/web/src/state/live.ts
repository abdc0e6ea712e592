import type { createStore } from 'jotai'
import {
  createMarketSocket,
  type EventPayload,
  type MarketSocketOptions,
  type ResourceTag,
  type Session,
} from '@flower-market/api-client'
import { invalidateAllAtom, invalidateAtom, resourcesAtom } from '@flower-market/app-runtime/server-data'
import { notifyAtom } from '@flower-market/app-runtime/notifications'
import { sessionAtom, socketStatusAtom } from '@flower-market/app-runtime/session'
import { syncCartAtom } from './cart-sync.ts'

type Store = ReturnType<typeof createStore>

/** Events of one cause arrive together: answers are invalidated once for all of them. */
const batchMs = 50

/** Writes stock that somebody else's order changed into the catalog on screen. */
function applyStockChange(store: Store, { date, changes }: EventPayload<'stock-changed'>): void {
  const stock = new Map(changes.map(({ code, stemsAvailable }) => [code, stemsAvailable]))
  const catalog = store.get(resourcesAtom).of('catalogCards', { query: { availability: 'inStock', date } })
  catalog.patch((data) => ({
    ...data,
    cards: data.cards.map((card) => {
      const stemsAvailable = stock.get(card.code)
      return stemsAvailable === undefined ? card : { ...card, stemsAvailable }
    }),
  }))
}

function applyVerification(store: Store, verification: Session['verification']): void {
  const session = store.get(sessionAtom)
  if (session !== null) store.set(sessionAtom, { ...session, verification })
}

/** Connects the live updates, once the first screen has been painted; gives the function that ends them. */
export function startLive(store: Store, options: Pick<MarketSocketOptions, 'loadOpener'> = {}): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let changed = new Set<ResourceTag>()
  const invalidate = (...tags: readonly ResourceTag[]): void => {
    for (const tag of tags) changed.add(tag)
    timer ??= setTimeout(() => {
      timer = undefined
      store.set(invalidateAtom, [...changed])
      changed = new Set()
    }, batchMs)
  }
  const syncCart = (): void => void store.set(syncCartAtom).catch(() => {})
  const socket = createMarketSocket({
    ...options,
    onStatus: (status) => store.set(socketStatusAtom, status),
    onReset: () => {
      store.set(invalidateAllAtom)
      syncCart()
    },
  })
  socket.onEvent('stock-changed', (change) => applyStockChange(store, change))
  socket.onEvent('order-changed', ({ status }) => {
    // Buyers cancel nothing themselves, so that it is news to them.
    if (status === 'canceled') store.set(notifyAtom, { tone: 'danger', message: 'history.orderCanceled' })
    invalidate('orders')
  })
  socket.onEvent('cart-changed', syncCart)
  socket.onEvent('balance-changed', () => invalidate('balances'))
  socket.onEvent('transaction-changed', ({ status }) => {
    if (status === 'CONFIRMED' || status === 'REJECTED') {
      const tone = status === 'CONFIRMED' ? 'success' : 'danger'
      store.set(notifyAtom, { tone, message: `shell.transaction.${status}` })
    }
    invalidate('transactions')
  })
  socket.onEvent('verification-decided', ({ status }) => {
    applyVerification(store, status)
    if (status === 'APPROVED' || status === 'REJECTED') {
      const [tone, other] =
        status === 'APPROVED' ? (['success', 'REJECTED'] as const) : (['danger', 'APPROVED'] as const)
      const message = `profile.decided.${status}` as const
      store.set(notifyAtom, { tone, message, replaces: `profile.decided.${other}` })
    }
    invalidate('profile')
  })
  return () => {
    clearTimeout(timer)
    socket.close()
    store.set(socketStatusAtom, null)
  }
}
