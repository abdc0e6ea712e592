import { setImmediate } from 'node:timers/promises'
import type { DocumentColumn } from '../table-document.ts'
import { contentWidth, ensureRoom, pdfColors, roomLeft, type Pdf } from './pdf-document.ts'
import { drawRule, heightOf, writeAt, type PdfTextStyle } from './pdf-text.ts'

const padding = { x: 3, y: 4 }
const bodyStyle = { size: 8.5 } as const
const headStyle = { size: 7.5, font: 'strong', color: pdfColors.muted } as const

/** A column with its place on the page, in points. */
interface PlacedColumn extends DocumentColumn {
  readonly x: number
  readonly width: number
}

function placeColumns(pdf: Pdf, columns: readonly DocumentColumn[]): PlacedColumn[] {
  const unit = contentWidth(pdf) / columns.reduce((sum, { share }) => sum + share, 0)
  let x = pdf.page.margins.left
  return columns.map((column) => {
    const placed = { ...column, x, width: column.share * unit }
    x += placed.width
    return placed
  })
}

function rowHeight(
  pdf: Pdf,
  columns: readonly PlacedColumn[],
  cells: readonly string[],
  style: PdfTextStyle,
): number {
  const heights = columns.map(({ width }, place) =>
    heightOf(pdf, cells[place] ?? '', width - 2 * padding.x, style),
  )
  return Math.max(...heights) + 2 * padding.y
}

function drawRow(
  pdf: Pdf,
  columns: readonly PlacedColumn[],
  cells: readonly string[],
  style: PdfTextStyle,
): void {
  for (const [place, { x, width, align }] of columns.entries()) {
    const text = cells[place] ?? ''
    if (text === '') continue
    const box = { x: x + padding.x, y: pdf.y + padding.y, width: width - 2 * padding.x }
    writeAt(pdf, text, { ...style, ...box, align: align === 'end' ? 'right' : 'left' })
  }
}

function drawHead(pdf: Pdf, columns: readonly PlacedColumn[]): void {
  const titles = columns.map(({ title }) => title)
  const height = rowHeight(pdf, columns, titles, headStyle)
  drawRow(pdf, columns, titles, headStyle)
  pdf.y += height
  drawRule(pdf, { color: pdfColors.ink, width: 1 })
}

/**
 * Draws a table over as many pages as it needs, with its head on each; a row is never cut in two unless it is higher than a
 * page. Lets others work after each page: a long document must not hold the process.
 */
export async function drawTable(
  pdf: Pdf,
  columns: readonly DocumentColumn[],
  rows: readonly (readonly string[])[],
): Promise<void> {
  const placed = placeColumns(pdf, columns)
  ensureRoom(pdf, 60)
  drawHead(pdf, placed)
  for (const cells of rows) {
    const height = rowHeight(pdf, placed, cells, bodyStyle)
    if (roomLeft(pdf) < height) {
      pdf.addPage()
      drawHead(pdf, placed)
      await setImmediate()
    }
    drawRow(pdf, placed, cells, bodyStyle)
    pdf.y += height
    drawRule(pdf)
  }
}
