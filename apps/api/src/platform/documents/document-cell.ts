import { minorToDecimalString, type Currency, type IsoDate, type Locale } from '@flower-market/flower-domain'

/** What stands in a place of a document; each kind of file writes it in its own way. */
export type DocumentCell =
  | { readonly kind: 'text'; readonly text: string }
  /** Minor units. */
  | { readonly kind: 'money'; readonly minor: number; readonly currency: Currency }
  /** How many. */
  | { readonly kind: 'number'; readonly value: number }
  /** A moment, written by Moscow's clocks. */
  | { readonly kind: 'moment'; readonly at: Date }
  | { readonly kind: 'empty' }

/** Nothing, as in a column that does not apply to a row. */
export const emptyCell: DocumentCell = { kind: 'empty' }

/** A text as a cell. */
export function textCell(text: string): DocumentCell {
  return { kind: 'text', text }
}

/** A count as a cell. */
export function numberCell(value: number): DocumentCell {
  return { kind: 'number', value }
}

/** An amount as a cell. */
export function moneyCell(minor: number, currency: Currency): DocumentCell {
  return { kind: 'money', minor, currency }
}

const moscow = 'Europe/Moscow'
const fractionDigits = 2

// Making a format takes a hundred times longer than using one.
const moneyFormats = {
  ru: new Intl.NumberFormat('ru-RU', { minimumFractionDigits: fractionDigits }),
  en: new Intl.NumberFormat('en-US', { minimumFractionDigits: fractionDigits }),
}
const countFormats = { ru: new Intl.NumberFormat('ru-RU'), en: new Intl.NumberFormat('en-US') }
const momentFormats = {
  ru: new Intl.DateTimeFormat('ru-RU', { dateStyle: 'short', timeStyle: 'short', timeZone: moscow }),
  en: new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: moscow }),
}
const dayFormats = {
  ru: new Intl.DateTimeFormat('ru-RU', { dateStyle: 'short', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }),
}
const wallClock = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: moscow,
})

/** An amount as people of a language read it, without its currency. */
export function formatAmount(minor: number, locale: Locale): string {
  const decimal = minorToDecimalString(minor, fractionDigits) as `${number}`
  return moneyFormats[locale].format(decimal).replace('-', '\u2212')
}

/** A day as people of a language read it. */
export function formatDay(day: IsoDate, locale: Locale): string {
  return dayFormats[locale].format(new Date(day))
}

/** A cell as people of a language read it. */
export function formatCell(cell: DocumentCell, locale: Locale): string {
  switch (cell.kind) {
    case 'text':
      return cell.text
    case 'money':
      return formatAmount(cell.minor, locale)
    case 'number':
      return countFormats[locale].format(cell.value)
    case 'moment':
      return momentFormats[locale].format(cell.at)
    case 'empty':
      return ''
  }
}

/** What Moscow's clocks show at a moment, `YYYY-MM-DD HH:mm`: what spreadsheets of every language read as a time. */
export function moscowTime(at: Date): string {
  return wallClock.format(at)
}
