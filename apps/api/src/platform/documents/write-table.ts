import type { TableDocument } from './table-document.ts'
import { writeCsv } from './write-csv.ts'
import { writeTablePdf } from './pdf/write-table-pdf.ts'
import { writeXlsx } from './write-xlsx.ts'

/** Writes a document as each kind of file. */
const writers = {
  pdf: { type: 'application/pdf', write: writeTablePdf },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: writeXlsx },
  csv: { type: 'text/csv; charset=utf-8', write: writeCsv },
} as const

/** The kinds of file that a table is written as. */
export type TableFormat = keyof typeof writers

/** Writes a table as a file. */
export async function writeTable(document: TableDocument, format: TableFormat): Promise<File> {
  const { type, write } = writers[format]
  const bytes = new Uint8Array(await write(document))
  return new File([bytes], `${document.fileName}.${format}`, { type })
}
