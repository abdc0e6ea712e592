import { contentWidth, ensureRoom, pdfColors, type Pdf } from './pdf-document.ts'
import { heightOf, writeAt } from './pdf-text.ts'

/** A label and what it names. */
export interface PdfFact {
  readonly label: string
  readonly value: string
}

interface FactsPlace {
  readonly labelWidth?: number
  readonly width?: number
  /** Points from the left edge of the page; the margin unless it is given. */
  readonly x?: number
  /** Of the text, points. @default 9.5 */
  readonly size?: number
}

function factHeight(
  pdf: Pdf,
  { label, value }: PdfFact,
  { labelWidth, width, size }: { labelWidth: number; width: number; size: number },
): number {
  return Math.max(heightOf(pdf, value, width, { size }), heightOf(pdf, label, labelWidth - 8, { size })) + 3
}

/** Writes labels in a column and what they name beside them. */
export function drawFacts(
  pdf: Pdf,
  facts: readonly PdfFact[],
  { labelWidth = 130, width: wholeWidth = contentWidth(pdf), x, size = 9.5 }: FactsPlace = {},
): void {
  const width = wholeWidth - labelWidth
  for (const fact of facts) {
    const height = factHeight(pdf, fact, { labelWidth, width, size })
    ensureRoom(pdf, height)
    const left = x ?? pdf.page.margins.left
    writeAt(pdf, fact.label, { x: left, y: pdf.y, width: labelWidth - 8, color: pdfColors.muted, size })
    writeAt(pdf, fact.value, { x: left + labelWidth, y: pdf.y, width, size })
    pdf.y += height
  }
}

const columnGap = 20
const columnSize = 8.5

/** Facts in two columns beside each other. */
export type PdfFactColumns = readonly [left: readonly PdfFact[], right: readonly PdfFact[]]

function widthOfColumn(pdf: Pdf): number {
  return (contentWidth(pdf) - columnGap) / 2
}

/** How high two columns of facts are, in points. */
export function heightOfFactColumns(
  pdf: Pdf,
  columns: PdfFactColumns,
  { labelWidth }: { readonly labelWidth: number },
): number {
  const place = { labelWidth, width: widthOfColumn(pdf) - labelWidth, size: columnSize }
  return Math.max(
    ...columns.map((facts) => facts.reduce((sum, fact) => sum + factHeight(pdf, fact, place), 0)),
  )
}

/** Writes facts in two columns on one page; one below the other where they are higher than a page. */
export function drawFactColumns(
  pdf: Pdf,
  columns: PdfFactColumns,
  { labelWidth }: { readonly labelWidth: number },
): void {
  const height = heightOfFactColumns(pdf, columns, { labelWidth })
  const { height: pageHeight, margins } = pdf.page
  if (height > pageHeight - margins.top - margins.bottom) {
    for (const facts of columns) drawFacts(pdf, facts, { labelWidth })
    return
  }
  ensureRoom(pdf, height)
  const top = pdf.y
  const width = widthOfColumn(pdf)
  for (const [place, facts] of columns.entries()) {
    pdf.y = top
    const x = margins.left + place * (width + columnGap)
    drawFacts(pdf, facts, { labelWidth, width, x, size: columnSize })
  }
  pdf.y = top + height
}

/** Writes sums below a table: labels and amounts at the end of the line, the last of them strong. */
export function drawSums(pdf: Pdf, sums: readonly PdfFact[]): void {
  const width = contentWidth(pdf)
  for (const [place, { label, value }] of sums.entries()) {
    const style = { font: place === sums.length - 1 ? 'strong' : 'regular', align: 'right' } as const
    const height = heightOf(pdf, label, width - 120, style) + 4
    ensureRoom(pdf, height)
    const { left } = pdf.page.margins
    writeAt(pdf, label, { ...style, x: left, y: pdf.y, width: width - 123 })
    writeAt(pdf, value, { ...style, x: left + width - 115, y: pdf.y, width: 112 })
    pdf.y += height
  }
}
