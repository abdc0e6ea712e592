import { minorToDecimalString, type Locale } from '@flower-market/flower-domain'
import { moscowTime, type DocumentCell } from './document-cell.ts'
import type { TableDocument } from './table-document.ts'

/** Excel takes both from the settings of its computer: a semicolon beside a decimal comma, a comma beside a point. */
const marks = { ru: { field: ';', decimal: ',' }, en: { field: ',', decimal: '.' } } as const

/** A spreadsheet computes a text that begins like this, and a formula may send what it reads elsewhere (OWASP). */
const formulaStart = /^[=+\-@\t\r]/u

function escapeText(text: string, field: string): string {
  const harmless = formulaStart.test(text) ? `'${text}` : text
  const isPlain = !harmless.includes(field) && !/["\r\n]/u.test(harmless)
  return isPlain ? harmless : `"${harmless.replaceAll('"', '""')}"`
}

function toText(cell: DocumentCell, locale: Locale): string {
  const { field, decimal } = marks[locale]
  switch (cell.kind) {
    case 'text':
      return escapeText(cell.text, field)
    case 'money':
      return minorToDecimalString(cell.minor, 2).replace('.', decimal)
    case 'number':
      return String(cell.value)
    case 'moment':
      return moscowTime(cell.at)
    case 'empty':
      return ''
  }
}

/** Writes a document as CSV (RFC 4180), as the spreadsheets of its language open it: UTF-8 with a byte order mark. */
export function writeCsv({ locale, title, facts, columns, rows, totals }: TableDocument): Buffer {
  const { field } = marks[locale]
  const text = (value: string): string => escapeText(value, field)
  const factLine = ({ label, value }: TableDocument['facts'][number]) => [text(label), toText(value, locale)]
  const lines = [
    [text(title)],
    ...facts.map(factLine),
    [],
    columns.map((column) => text(column.title)),
    ...rows.map((row) => row.map((cell) => toText(cell, locale))),
    [],
    ...totals.map(factLine),
  ]
  return Buffer.from(`\uFEFF${lines.map((line) => line.join(field)).join('\r\n')}\r\n`)
}
