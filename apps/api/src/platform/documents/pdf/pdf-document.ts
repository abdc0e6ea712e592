import { fileURLToPath } from 'node:url'
import { once } from 'node:events'
import type { Locale } from '@flower-market/flower-domain'

/** A PDF that is being written; `y` is where the next thing begins, in points from the top. */
export type Pdf = PDFKit.PDFDocument

/** Onest (OFL), the face of the shop; only the letters that a document uses are embedded. */
const fonts = {
  regular: fileURLToPath(import.meta.resolve('@expo-google-fonts/onest/400Regular/Onest_400Regular.ttf')),
  strong: fileURLToPath(import.meta.resolve('@expo-google-fonts/onest/600SemiBold/Onest_600SemiBold.ttf')),
}

/** A weight of the documents' face. */
export type PdfFont = keyof typeof fonts

/** Points from the edges of a page. */
const margins = { top: 44, right: 42, bottom: 56, left: 42 }
/** Wide tables have pages of their own, with less around them. */
const landscapeMargins = { top: 30, right: 28, bottom: 42, left: 28 }
const footerRise = 30

/** Ink, and what is less important: documents are printed on white paper. */
export const pdfColors = { ink: '#1d211c', muted: '#5b6259', line: '#c9cdc4' } as const

/** What a PDF is begun with. */
export interface PdfOptions {
  readonly title: string
  readonly locale: Locale
  /** When it was made: part of the file, so that the same document is the same bytes. */
  readonly at: Date
  /** @default 'portrait' */
  readonly layout?: 'portrait' | 'landscape'
}

/** Begins a PDF of A4 pages. */
export async function openPdf({ title, locale, at, layout = 'portrait' }: PdfOptions): Promise<Pdf> {
  // With the fonts' library it takes a process as long to load as a tenth of all else, and few processes write one.
  const { default: PdfKit } = await import('pdfkit')
  const pdf = new PdfKit({
    size: 'A4',
    layout,
    margins: layout === 'landscape' ? landscapeMargins : margins,
    bufferPages: true,
    // None yet: a font that is opened by its path is opened anew with each use of its name.
    font: '',
    lang: locale,
    displayTitle: true,
    info: { Title: title, CreationDate: at, ModDate: at },
  })
  for (const [name, path] of Object.entries(fonts)) pdf.registerFont(name, path)
  pdf.font('regular')
  return pdf
}

/** The width between the margins, in points. */
export function contentWidth({ page }: Pdf): number {
  return page.width - page.margins.left - page.margins.right
}

/** How much is left of a page, in points. */
export function roomLeft({ page, y }: Pdf): number {
  return page.height - page.margins.bottom - y
}

/** Begins another page where less than `height` points are left; answers whether it did. */
export function ensureRoom(pdf: Pdf, height: number): boolean {
  if (roomLeft(pdf) >= height) return false
  pdf.addPage()
  return true
}

/** What stands at the foot of every page. */
export interface PdfFooter {
  readonly text: string
  /** The number of a page beside that of all. */
  readonly pageOf: (page: number, pages: number) => string
}

/** Writes the foot of every page and ends the document; answers its bytes. */
export async function finishPdf(pdf: Pdf, { text, pageOf }: PdfFooter): Promise<Buffer> {
  const { count } = pdf.bufferedPageRange()
  for (let place = 0; place < count; place += 1) {
    pdf.switchToPage(place)
    const { page } = pdf
    const top = page.height - footerRise
    const width = contentWidth(pdf)
    // Below the margin a text would begin a page of its own.
    page.margins.bottom = 0
    pdf.font('regular').fontSize(7.5).fillColor(pdfColors.muted)
    pdf.text(text, page.margins.left, top, { width: width - 90, lineBreak: false, ellipsis: true })
    pdf.text(pageOf(place + 1, count), page.margins.left, top, { width, align: 'right', lineBreak: false })
  }
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = once(pdf, 'end')
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}
