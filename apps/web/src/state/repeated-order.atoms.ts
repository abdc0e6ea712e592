import { atom } from 'jotai'
import type { IsoDate, RepeatedLine } from '@flower-market/flower-domain'

/** An order as it was put into the cart of another day, with what of it is gone, short or dearer. */
export interface RepeatedOrder {
  /** The order number that people use. */
  readonly number: number
  readonly date: IsoDate
  readonly lines: readonly RepeatedLine[]
}

/** The order that was repeated last, until its changes were read; null when there is none. */
export const repeatedOrderAtom = atom<RepeatedOrder | null>(null)
