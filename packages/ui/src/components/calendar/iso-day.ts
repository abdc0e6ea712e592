/** A calendar day as it stands in data: `2026-11-26`, without a time and without a zone. */
export type IsoDay = string

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/

/** The day at midnight where the person is; null for what is no day (`2026-02-30` neither). */
export function fromIsoDay(day: IsoDay) {
  const [, year = '', month = '', date = ''] = pattern.exec(day) ?? []
  const parsed = new Date(Number(year), Number(month) - 1, Number(date))
  return toIsoDay(parsed) === day ? parsed : null
}

/** The day that a date falls on where the person is. */
export function toIsoDay(date: Date): IsoDay {
  return [
    String(date.getFullYear()).padStart(4, '0'),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-')
}
