/** A calendar day as in data: `2026-11-26`, without time and time zone. */
export type IsoDay = string

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/

/** The day at midnight in the device's time zone; null for what is not a day (`2026-02-30`). */
export function fromIsoDay(day: IsoDay) {
  const [, year = '', month = '', date = ''] = pattern.exec(day) ?? []
  const parsed = new Date(Number(year), Number(month) - 1, Number(date))
  return toIsoDay(parsed) === day ? parsed : null
}

/** The day of a date in the device's time zone. */
export function toIsoDay(date: Date): IsoDay {
  return [
    String(date.getFullYear()).padStart(4, '0'),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-')
}
