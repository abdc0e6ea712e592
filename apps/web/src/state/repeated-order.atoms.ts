import { atom } from 'jotai'
import type { IsoDate, OrderedFlower, RepeatedLine } from '@flower-market/flower-domain'

/** A line of an order, with the country of its plantation (ISO 3166-1 alpha-3). */
export interface RepeatedFlower extends OrderedFlower {
  readonly country: string
}

/** An order as it was put into the cart of another day, with what of it is gone, short or dearer. */
export interface RepeatedOrder {
  /** The order number that people use. */
  readonly number: number
  readonly date: IsoDate
  readonly lines: readonly RepeatedLine<RepeatedFlower>[]
}

/** The order that was repeated last, until its changes were read; null when there is none. */
export const repeatedOrderAtom = atom<RepeatedOrder | null>(null)
