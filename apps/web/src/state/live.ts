import type { createStore } from 'jotai'
import {
  createMarketSocket,
  type EventPayload,
  type MarketSocketOptions,
  type Session,
} from '@flower-market/api-client'
import { invalidateAllAtom, resourceAtom } from '@flower-market/app-runtime/server-data'
import { sessionAtom } from '@flower-market/app-runtime/session'

type Store = ReturnType<typeof createStore>

/** Events of one cause arrive together: what is on screen is read again once for all of them. */
const readAgainAfterMs = 50

/** Writes stock that somebody else's order changed into the catalog on screen. */
function applyStockChange(store: Store, { date, changes }: EventPayload<'stock-changed'>): void {
  const stock = new Map(changes.map(({ code, stemsAvailable }) => [code, stemsAvailable]))
  store.set(resourceAtom('catalogCards', { query: { availability: 'inStock', date } }), {
    type: 'patch',
    change: (data) => ({
      ...data,
      cards: data.cards.map((card) => {
        const stemsAvailable = stock.get(card.code)
        return stemsAvailable === undefined ? card : { ...card, stemsAvailable }
      }),
    }),
  })
}

function applyVerification(store: Store, verification: Session['verification']): void {
  const session = store.get(sessionAtom)
  if (session !== null) store.set(sessionAtom, { ...session, verification })
}

/** Connects the live updates, once the first screen has been painted; gives the function that ends them. */
export function startLive(store: Store, options: Pick<MarketSocketOptions, 'loadOpener'> = {}): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const readAgain = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined
      store.set(invalidateAllAtom)
    }, readAgainAfterMs)
  }
  const socket = createMarketSocket({ ...options, onReset: readAgain })
  socket.onEvent('stock-changed', (change) => applyStockChange(store, change))
  socket.onEvent('order-changed', readAgain)
  socket.onEvent('balance-changed', readAgain)
  socket.onEvent('verification-decided', ({ status }) => {
    applyVerification(store, status)
    readAgain()
  })
  return () => {
    clearTimeout(timer)
    socket.close()
  }
}
