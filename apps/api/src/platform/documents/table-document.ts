import type { Locale } from '@flower-market/flower-domain'
import type { DocumentCell } from './document-cell.ts'

/** A column of a table. */
export interface DocumentColumn {
  readonly title: string
  /** Its part of the width, beside those of the others. */
  readonly share: number
  /** @default 'start' */
  readonly align?: 'start' | 'end'
  /** For whoever reads the file back: not in a PDF, hidden in a workbook. @default false */
  readonly isForFilesOnly?: boolean
}

/** A label and what it names: above a table what it is about, below it what it sums to. */
export interface DocumentFact {
  readonly label: string
  readonly value: DocumentCell
}

/** A document whose body is one table: a statement, a price list, a packing list. Written as PDF, XLSX or CSV. */
export interface TableDocument {
  /** Without the extension. */
  readonly fileName: string
  readonly locale: Locale
  readonly title: string
  readonly facts: readonly DocumentFact[]
  readonly columns: readonly DocumentColumn[]
  /** Each with a cell for every column. */
  readonly rows: readonly (readonly DocumentCell[])[]
  readonly totals: readonly DocumentFact[]
  /** The line at the foot of every page. */
  readonly footer: string
  /** When it was made. */
  readonly at: Date
  /** Of the PDF's pages. @default 'portrait' */
  readonly layout?: 'portrait' | 'landscape'
}
