import { contentWidth, ensureRoom, pdfColors, type Pdf } from './pdf-document.ts'
import { heightOf, writeAt } from './pdf-text.ts'

/** A label and what it names. */
export interface PdfFact {
  readonly label: string
  readonly value: string
}

/** Writes labels in a column and what they name beside them. */
export function drawFacts(
  pdf: Pdf,
  facts: readonly PdfFact[],
  { labelWidth = 130, width: wholeWidth = contentWidth(pdf) } = {},
): void {
  const width = wholeWidth - labelWidth
  for (const { label, value } of facts) {
    const height = Math.max(heightOf(pdf, value, width), heightOf(pdf, label, labelWidth - 8)) + 3
    ensureRoom(pdf, height)
    const { left } = pdf.page.margins
    writeAt(pdf, label, { x: left, y: pdf.y, width: labelWidth - 8, color: pdfColors.muted })
    writeAt(pdf, value, { x: left + labelWidth, y: pdf.y, width })
    pdf.y += height
  }
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
