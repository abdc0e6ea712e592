import { openLiveSocket, type LiveSocketOptions } from '@flower-market/app-runtime/live'
import type { createStore } from 'jotai'

/** Connects the live updates of the staff's app; gives the function that ends them. */
export function startLive(
  store: ReturnType<typeof createStore>,
  options: Pick<LiveSocketOptions, 'loadOpener'> = {},
): () => void {
  const { onEvent, invalidate, stop } = openLiveSocket(store, options)
  onEvent('desk-changed', () => invalidate('desk'))
  onEvent('stock-changed', () => invalidate('stock'))
  onEvent('lots-changed', () => invalidate('stock'))
  onEvent('claim-waiting', () => invalidate('claims'))
  onEvent('transfer-waiting', () => invalidate('transactions'))
  onEvent('recipient-waiting', () => invalidate('plantations'))
  onEvent('auction-changed', () => invalidate('auctions'))
  onEvent('auction-clock-changed', () => invalidate('auctions'))
  return stop
}
