import type { IsoDate } from '@flower-market/flower-domain'

/** A day that orders are taken for, and the address' query that shows it. */
export interface OpenDay {
  readonly date: IsoDate
  readonly search: string
}
