import { addDays, instantIn, moscowTimeZone, type DaySpan } from '@flower-market/flower-domain'

/** The first moment of a span of days in Moscow, and the first one after it. */
export function momentsOf({ from, to }: DaySpan): { from: Date; until: Date } {
  return {
    from: instantIn(from, 0, moscowTimeZone),
    until: instantIn(addDays(to, 1), 0, moscowTimeZone),
  }
}
