import type { createStore } from 'jotai'
import { createMarketSocket, type StockChanged } from '@flower-market/api-client'
import { resourcesAtom } from '@flower-market/app-runtime/server-data'

type Store = ReturnType<typeof createStore>

/** Writes stock that somebody else's order changed into the catalog on screen. */
export function applyStockChange(store: Store, { date, changes }: StockChanged): void {
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

/** Connects the live updates, once the first screen has been painted; gives the function that ends them. */
export function startLive(store: Store, readAgain: () => void): () => void {
  const socket = createMarketSocket({
    onStockChanged: (event) => applyStockChange(store, event),
    onReconnected: readAgain,
  })
  return () => socket.close()
}
