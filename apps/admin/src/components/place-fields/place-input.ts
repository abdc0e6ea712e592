import { readLotCell } from '@flower-market/flower-domain'

/** Time zones that browsers know, with one that may be missing from them. */
export function timeZones(known: string): string[] {
  return [...new Set([known, ...Intl.supportedValuesOf('timeZone')])].toSorted()
}

/** `16:00` of minutes after midnight, as a field for a time holds it. */
export function timeText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
}

/** Minutes after midnight of a time; null where it is none. */
export function readTime(text: string): number | null {
  const found = /^(\d{2}):(\d{2})$/u.exec(text)
  if (found === null) return null
  const minutes = Number(found[1]) * 60 + Number(found[2])
  return minutes < 24 * 60 ? minutes : null
}

/** A whole number within bounds; null for anything else. */
export function readWhole(text: string, least: number, most: number): number | null {
  const value = /^\d{1,6}$/u.test(text.trim()) ? Number(text) : Number.NaN
  return value >= least && value <= most ? value : null
}

/** Kopecks of what was typed in rubles, also of nothing at all; null for anything else. */
export function readCost(text: string): number | null {
  if (/^0+(?:[.,]0+)?$/u.test(text.trim())) return 0
  const read = readLotCell('price', text)
  return read.ok ? read.value : null
}

/** Rubles of kopecks, as a field holds them. */
export function costText(kopecks: number, decimal: string): string {
  return (kopecks % 100 === 0 ? String(kopecks / 100) : (kopecks / 100).toFixed(2)).replace('.', decimal)
}
