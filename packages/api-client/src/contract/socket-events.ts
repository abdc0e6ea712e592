import type { IsoDate } from '@flower-market/flower-domain'

/** Stock of some cards of one delivery day, in stems, after an order has changed it. */
export interface StockChanged {
  readonly date: IsoDate
  readonly changes: readonly { readonly code: string; readonly stemsAvailable: number }[]
}

/** Events that the server sends. */
export interface ServerEvents {
  'stock-changed': (event: StockChanged) => void
}

/** Messages of the client: `check-connection` is answered within 1500 ms or the client reconnects. */
export interface ClientEvents {
  'check-connection': (acknowledge: (answer: { status: 'ok' }) => void) => void
}
