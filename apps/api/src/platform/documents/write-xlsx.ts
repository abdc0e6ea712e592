import writeSpreadsheet from 'write-excel-file/node'
import { moscowTime, type DocumentCell } from './document-cell.ts'
import type { DocumentFact, TableDocument } from './table-document.ts'

const amountFormat = '#,##0.00'
const momentFormat = 'dd.mm.yyyy hh:mm'
const lettersPerShare = 2.4
/** The library has no hidden columns; Excel and LibreOffice hide one of this width, and a width of 0 would be left out. */
const hiddenWidth = 0.01
const strong = { fontWeight: 'bold' } as const

/**
 * A cell of a spreadsheet by its type: a text stays a text, whatever it begins with, so that no formula comes in by a name.
 * Spreadsheets know no time zones: a moment is what Moscow's clocks show.
 */
function toCell(cell: DocumentCell, style: object = {}) {
  switch (cell.kind) {
    case 'text':
      return { value: cell.text, type: String, ...style }
    case 'money':
      return { value: cell.minor / 100, type: Number, format: amountFormat, ...style }
    case 'number':
      return { value: cell.value, type: Number, ...style }
    case 'moment':
      return {
        value: new Date(`${moscowTime(cell.at).replace(' ', 'T')}Z`),
        type: Date,
        format: momentFormat,
        ...style,
      }
    case 'empty':
      return null
  }
}

function factRow({ label, value }: DocumentFact) {
  return [{ value: label, type: String }, toCell(value, { ...strong, align: 'left' })]
}

/** Writes a document as an XLSX workbook: amounts are numbers, moments are dates, the head of the table stays in sight. */
export async function writeXlsx({ title, facts, columns, rows, totals }: TableDocument): Promise<Buffer> {
  const head = columns.map(({ title: value, align }) => ({
    value,
    type: String,
    ...strong,
    align: align === 'end' ? ('right' as const) : ('left' as const),
    bottomBorderStyle: 'thin' as const,
  }))
  const data = [
    [{ value: title, type: String, ...strong, fontSize: 14 }],
    ...facts.map(factRow),
    [],
    head,
    ...rows.map((row) => row.map((cell) => toCell(cell))),
    [],
    ...totals.map(factRow),
  ]
  const sheet = writeSpreadsheet(data, {
    sheet: title.replaceAll(/[\\/?*[\]:]/gu, ' ').slice(0, 31),
    columns: columns.map(({ share, isForFilesOnly = false }) => ({
      width: isForFilesOnly ? hiddenWidth : Math.round(share * lettersPerShare),
    })),
    stickyRowsCount: facts.length + 3,
    orientation: 'landscape',
  })
  return sheet.toBuffer()
}
