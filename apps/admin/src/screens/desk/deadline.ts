import { deskUrgency, type DeskUrgency } from '@flower-market/flower-domain'

/** Items of one urgency, in their order. */
export interface DeskGroup<T> {
  readonly urgency: DeskUrgency
  readonly items: readonly T[]
}

/** The items by urgency, the nearest first; an urgency without items is left out. */
export function groupByUrgency<T extends { readonly deadline: string }>(
  items: readonly T[],
  now: Date,
): DeskGroup<T>[] {
  const groups = Map.groupBy(items, ({ deadline }) => deskUrgency(new Date(deadline), now))
  return [...groups].map(([urgency, found]) => ({ urgency, items: found }))
}
