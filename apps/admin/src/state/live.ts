import { changedTags, type EventPayload } from '@flower-market/api-client'
import { openLiveSocket, type LiveSocketOptions } from '@flower-market/app-runtime/live'
import type { createStore } from 'jotai'
import { learnWatchersAtom } from './watch.atoms.ts'

/** What a member of staff who changes such a record has read again. */
const tagsOfRecord = {
  order: changedTags.orderStatus,
  transaction: changedTags.transactionConfirm,
  person: changedTags.personChange,
  'day-closing': changedTags.dayClose,
} as const satisfies Record<EventPayload<'record-changed'>['kind'], unknown>

/** Connects the live updates of the staff's app; gives the function that ends them. */
export function startLive(
  store: ReturnType<typeof createStore>,
  options: Pick<LiveSocketOptions, 'loadOpener'> = {},
): () => void {
  const { onEvent, invalidate, stop } = openLiveSocket(store, options)
  onEvent('desk-changed', () => invalidate('desk'))
  onEvent('watchers-changed', ({ kind, item, watchers }) =>
    store.set(learnWatchersAtom, { kind, _id: item }, watchers),
  )
  onEvent('record-changed', ({ kind }) => invalidate(...tagsOfRecord[kind]))
  onEvent('stock-changed', () => invalidate('stock'))
  onEvent('lots-changed', () => invalidate('stock'))
  onEvent('claim-waiting', () => invalidate('claims'))
  onEvent('transfer-waiting', () => invalidate('transactions'))
  onEvent('recipient-waiting', () => invalidate('plantations'))
  onEvent('auction-changed', () => invalidate('auctions'))
  onEvent('auction-clock-changed', () => invalidate('auctions'))
  return stop
}
