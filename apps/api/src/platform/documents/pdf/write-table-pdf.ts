import type { Locale } from '@flower-market/flower-domain'
import { formatCell } from '../document-cell.ts'
import type { DocumentFact, TableDocument } from '../table-document.ts'
import { finishPdf, openPdf } from './pdf-document.ts'
import { drawFacts, drawSums } from './pdf-facts.ts'
import { drawTable } from './pdf-table.ts'
import { writeParagraph } from './pdf-text.ts'

/** The number of a page beside that of all, by language. */
export const pageOf: Readonly<Record<Locale, (page: number, pages: number) => string>> = {
  ru: (page, pages) => `Страница ${page} из ${pages}`,
  en: (page, pages) => `Page ${page} of ${pages}`,
}

/** Writes a document whose body is a table as a PDF. */
export async function writeTablePdf(document: TableDocument): Promise<Buffer> {
  const { title, locale, at, facts, columns, rows, totals, footer, layout = 'portrait' } = document
  const pdf = await openPdf({ title, locale, at, layout })
  const toFact = ({ label, value }: DocumentFact) => ({ label, value: formatCell(value, locale) })
  writeParagraph(pdf, title, { size: 16, font: 'strong', after: 8 })
  drawFacts(pdf, facts.map(toFact))
  pdf.y += 10
  const isShown = (_: unknown, place: number): boolean => columns[place]?.isForFilesOnly !== true
  await drawTable(
    pdf,
    columns.filter(isShown),
    rows.map((row) => row.filter(isShown).map((cell) => formatCell(cell, locale))),
  )
  pdf.y += 10
  drawSums(pdf, totals.map(toFact))
  return finishPdf(pdf, { text: footer, pageOf: pageOf[locale] })
}
