import { setImmediate } from 'node:timers/promises'
import type { DocumentColumn } from '../table-document.ts'
import { contentWidth, ensureRoom, pdfColors, roomLeft, type Pdf } from './pdf-document.ts'
import { drawRule, heightOf, widthOf, writeAt, type PdfTextStyle } from './pdf-text.ts'

const padding = { x: 3, y: 4 }
type CellStyle = PdfTextStyle & { readonly size: number }
const bodyStyle: CellStyle = { size: 8.5 }
const headStyle: CellStyle = { size: 7.5, font: 'strong', color: pdfColors.muted }

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

/** The size in which a number stands on one line: what is cut in two is read as two. */
function sizeWithin(pdf: Pdf, text: string, width: number, style: CellStyle): number {
  const natural = widthOf(pdf, text, style)
  return natural <= width ? style.size : (style.size * width) / natural - 0.05
}

function rowHeight(
  pdf: Pdf,
  columns: readonly PlacedColumn[],
  cells: readonly string[],
  style: CellStyle,
): number {
  const heights = columns.map(({ width, align }, place) =>
    // A number takes one line.
    heightOf(
      pdf,
      align === 'end' && style !== headStyle ? '0' : (cells[place] ?? ''),
      width - 2 * padding.x,
      style,
    ),
  )
  return Math.max(...heights) + 2 * padding.y
}

function drawRow(
  pdf: Pdf,
  columns: readonly PlacedColumn[],
  cells: readonly string[],
  style: CellStyle,
): void {
  for (const [place, { x, width, align }] of columns.entries()) {
    const text = cells[place] ?? ''
    if (text === '') continue
    const box = { x: x + padding.x, y: pdf.y + padding.y, width: width - 2 * padding.x }
    const isNumber = align === 'end' && style !== headStyle
    const size = isNumber ? sizeWithin(pdf, text, box.width, style) : style.size
    writeAt(pdf, text, { ...style, ...box, size, align: align === 'end' ? 'right' : 'left' })
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
 * page. Rows that belong together, by `together` at a time, stand on one page. Lets others work after each page: a long document must not hold the process.
 */
export async function drawTable(
  pdf: Pdf,
  columns: readonly DocumentColumn[],
  rows: readonly (readonly string[])[],
  { together = 1 }: { readonly together?: number } = {},
): Promise<void> {
  const placed = placeColumns(pdf, columns)
  ensureRoom(pdf, 60)
  drawHead(pdf, placed)
  const heights = rows.map((cells) => rowHeight(pdf, placed, cells, bodyStyle))
  for (const [place, cells] of rows.entries()) {
    const height = heights[place] as number
    const group = place % together === 0 ? heights.slice(place, place + together) : [height]
    if (roomLeft(pdf) < group.reduce((sum, one) => sum + one, 0)) {
      pdf.addPage()
      drawHead(pdf, placed)
      await setImmediate()
    }
    drawRow(pdf, placed, cells, bodyStyle)
    pdf.y += height
    drawRule(pdf)
  }
}
