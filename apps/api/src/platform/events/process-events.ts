import { EventEmitter } from 'node:events'
import type { StockChanged } from '@flower-market/api-client/contract'

/** What modules tell the rest of this process, after the transaction that caused it. */
export type ProcessEvents = EventEmitter<{
  'stock-changed': [event: StockChanged]
  'session-ended': [sessionId: string]
}>

/** Makes the events of one server. */
export function processEvents(): ProcessEvents {
  return new EventEmitter()
}
