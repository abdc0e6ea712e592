import { daysOnSale, moscowSchedule, type Availability, type IsoDate } from '@flower-market/flower-domain'
import type { CallOutput } from '@flower-market/api-client'

/** A day that flowers can be delivered on, as the catalog's filters list it. */
export type DeliveryDay = CallOutput<'filterList'>['dates'][number]

/**
 * The day to show: the one that the address names, else the first open one that is offered; while the offer is not known
 * yet, the first of most regions, so that its cards are asked for without waiting.
 */
export function chooseDate(
  { availability, date: addressed }: { readonly availability: Availability; readonly date: IsoDate | null },
  offered: readonly DeliveryDay[] | null,
  now: Date,
): IsoDate {
  const open = offered?.find(({ isOpen }) => isOpen) ?? offered?.[0]
  return addressed ?? open?.date ?? (daysOnSale(now, moscowSchedule, availability)[0] as IsoDate)
}

/** The offered days as they are now: one that closed meanwhile is closed, and so is a chosen day that is not offered. */
export function daysNow(offered: readonly DeliveryDay[], chosen: IsoDate, now: Date): DeliveryDay[] {
  const days = offered.map((day) => (new Date(day.cutoffAt) > now ? day : { ...day, isOpen: false }))
  if (days.some(({ date }) => date === chosen)) return days
  const missing = { date: chosen, cutoffAt: now.toISOString(), isOpen: false, cards: 0 }
  return [...days, missing].toSorted((left, right) => (left.date < right.date ? -1 : 1))
}
