/** The largest margin or share of a part of a price, in basis points (1% = 100). */
export const maxPercentageBp = 5_000

/** The parts of a price that a margin or a share is set for, in the order in which the price is made. */
export const percentageNames = [
  'priceBp',
  'deliveryToWarehouseBp',
  'deliveryToRegionBp',
  'deliveryToCityBp',
] as const

/**
 * A percentage of each part of a price, in basis points: a broker's margin, which the buyer pays, or an agent's share,
 * which the operator pays.
 */
export type Percentages = Readonly<Record<(typeof percentageNames)[number], number>>

/** What applies to whoever has none. */
export const noPercentages: Percentages = {
  priceBp: 0,
  deliveryToWarehouseBp: 0,
  deliveryToRegionBp: 0,
  deliveryToCityBp: 0,
}

/** Whether two are the same; null, where none are set, is another than percentages of nothing. */
export function samePercentages(one: Percentages | null, other: Percentages | null): boolean {
  return percentageNames.every((name) => one?.[name] === other?.[name])
}
