import { deskUrgency, type DeskUrgency } from '@flower-market/flower-domain'

const minuteMs = 60_000

/** Hours and minutes, `0:18`; with a minus for what is over. */
export function timeLeft(deadline: Date, now: Date): string {
  const ms = deadline.getTime() - now.getTime()
  // What is left is rounded up, so that nothing shows 0:00 before its time.
  const minutes = ms < 0 ? Math.floor(-ms / minuteMs) : Math.ceil(ms / minuteMs)
  const text = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
  return ms < 0 ? `\u2212${text}` : text
}

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
