import type { IsoDate } from '@flower-market/flower-domain'

/** Stock of some cards of one delivery day, in stems, as it is after somebody's order. */
export interface StockChanged {
  readonly date: IsoDate
  readonly changes: readonly { readonly code: string; readonly stemsAvailable: number }[]
}

/** What the server tells without being asked. */
export interface ServerEvents {
  'stock-changed': (event: StockChanged) => void
}

/** What the client asks over the socket: `check-connection` is answered within 1500 ms or the client reconnects. */
export interface ClientEvents {
  'check-connection': (acknowledge: (answer: { status: 'ok' }) => void) => void
}
