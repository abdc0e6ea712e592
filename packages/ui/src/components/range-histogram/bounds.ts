/** A chosen range; null leaves that side open. */
export interface Range {
  from: number | null
  to: number | null
}

/** One bar: how many things lie from `from` (inclusive) to `to` (exclusive), in the unit of the range. */
export interface HistogramBar {
  from: number
  to: number
  count: number
}

/** Reads a typed bound: null for an empty text (an open side), undefined for one that cannot be read. */
export function readBound(text: string) {
  const digits = text.replaceAll(/\s/g, '').replace(',', '.')
  if (digits === '') return null
  return /^\d{1,9}(\.\d{1,2})?$/.test(digits) ? Number(digits) : undefined
}

/** The same range with its sides in order, so that "180 to 45" finds what "45 to 180" finds. */
export function ordered({ from, to }: Range): Range {
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to }
}

/** Whether a bar overlaps the range. */
export function isInRange(bar: HistogramBar, { from, to }: Range) {
  return (from === null || bar.to > from) && (to === null || bar.from <= to)
}
