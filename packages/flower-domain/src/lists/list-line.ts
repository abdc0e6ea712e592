/** The units in which a list counts: stems, bunches, or boxes. */
export const listUnits = ['stems', 'bunches', 'boxes'] as const

/** A unit in which a list counts. */
export type ListUnit = (typeof listUnits)[number]

/** How much a line asks for; the unit is null where the line does not say it. */
export interface ListQuantity {
  readonly value: number
  readonly unit: ListUnit | null
}

/** A line of somebody's list, taken apart but not yet compared with a price list. */
export interface ListLine {
  /** Its place in what was pasted or uploaded, from 1. */
  readonly number: number
  /** As it was written. */
  readonly text: string
  /** What is neither a number nor a unit. */
  readonly words: string
  /** The code of a lot, where the list is a price list of the shop with quantities. */
  readonly code: string | null
  /** Null where no length is marked as one. */
  readonly lengthCm: number | null
  /** Null where no quantity is marked as one. */
  readonly quantity: ListQuantity | null
  /** Numbers that are not marked, in their order: a length, a quantity or a price. */
  readonly numbers: readonly number[]
  /** Kopecks a stem, where the list says a price; the shop's price is what counts. */
  readonly price: number | null
}
