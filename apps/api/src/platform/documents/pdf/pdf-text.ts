import { contentWidth, ensureRoom, pdfColors, type Pdf, type PdfFont } from './pdf-document.ts'

/** How a text is written. */
export interface PdfTextStyle {
  /** Points. @default 9.5 */
  readonly size?: number
  /** @default 'regular' */
  readonly font?: PdfFont
  /** @default ink */
  readonly color?: string
  /** @default 'left' */
  readonly align?: 'left' | 'right'
}

const defaults = { size: 9.5, font: 'regular', color: pdfColors.ink, align: 'left' } as const

/** Sets the face for what is measured or written next. */
function setStyle(pdf: Pdf, style: PdfTextStyle): void {
  const { size, font, color } = { ...defaults, ...style }
  pdf.font(font).fontSize(size).fillColor(color)
}

/** Digits of one width, so that amounts stand below each other. */
const features: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum', 'kern']

/** Writes a text into a box; the place of the next thing stays as it was. */
export function writeAt(
  pdf: Pdf,
  text: string,
  { x, y, width, ...style }: PdfTextStyle & { x: number; y: number; width: number },
): void {
  const { x: beforeX, y: beforeY } = pdf
  setStyle(pdf, style)
  pdf.text(text, x, y, { width, align: style.align ?? defaults.align, features })
  pdf.x = beforeX
  pdf.y = beforeY
}

/** How high a text is in a width, in points. */
export function heightOf(pdf: Pdf, text: string, width: number, style: PdfTextStyle = {}): number {
  if (text === '') return 0
  setStyle(pdf, style)
  return pdf.heightOfString(text, { width, features })
}

/** How wide a text is on one line, in points. */
export function widthOf(pdf: Pdf, text: string, style: PdfTextStyle = {}): number {
  setStyle(pdf, style)
  return pdf.widthOfString(text, { features })
}

/** Writes a paragraph over the whole width and goes on below it. */
export function writeParagraph(pdf: Pdf, text: string, style: PdfTextStyle & { after?: number } = {}): void {
  const { after = 4, ...textStyle } = style
  const width = contentWidth(pdf)
  const height = heightOf(pdf, text, width, textStyle)
  ensureRoom(pdf, height)
  writeAt(pdf, text, { ...textStyle, x: pdf.page.margins.left, y: pdf.y, width })
  pdf.y += height + after
}

/** Draws a line over the whole width at the present place. */
export function drawRule(
  pdf: Pdf,
  { color = pdfColors.line, width = 0.5 }: { color?: string; width?: number } = {},
): void {
  const { left } = pdf.page.margins
  pdf
    .moveTo(left, pdf.y)
    .lineTo(left + contentWidth(pdf), pdf.y)
    .lineWidth(width)
    .strokeColor(color)
    .stroke()
}
