import { signatoryName, type IsoDate, type OperatorSignatory } from '@flower-market/flower-domain'
import { formatAmount } from './document-cell.ts'
import { ensureRoom, finishPdf, openPdf, pdfColors, type Pdf } from './pdf/pdf-document.ts'
import { drawFactColumns, heightOfFactColumns, type PdfFactColumns } from './pdf/pdf-facts.ts'
import { drawRule, writeParagraph } from './pdf/pdf-text.ts'
import { pageOf } from './pdf/write-table-pdf.ts'
import { isProprietor, type DocumentParty } from './tax-document.ts'

const labelWidth = 132
/** Of the line that the head signs, and the rule below it. */
const signatureHeight = 30

/** Kopecks as tax documents print rubles. */
export function printedAmount(minor: number): string {
  return formatAmount(minor, 'ru')
}

/** A tax as tax documents print it; `vatBp` is the rate, null without value-added tax. */
export function printedTax(tax: number, vatBp: number | null): string {
  return vatBp === null ? 'без НДС' : printedAmount(tax)
}

interface TaxDocumentHead {
  readonly title: string
  readonly date: IsoDate
  /** Which of the documents that the form stands for it is; null where the form stands for one. */
  readonly status: string | null
  readonly facts: PdfFactColumns
}

/** Begins a tax document: its title, its status and the numbered lines of its head. */
export async function openTaxDocument({ title, date, status, facts }: TaxDocumentHead): Promise<Pdf> {
  const pdf = await openPdf({ title, locale: 'ru', at: new Date(`${date}T12:00:00Z`), layout: 'landscape' })
  writeParagraph(pdf, title, { size: 13, font: 'strong', after: status === null ? 6 : 2 })
  if (status !== null) writeParagraph(pdf, status, { size: 8.5, color: pdfColors.muted, after: 6 })
  drawFactColumns(pdf, facts, { labelWidth })
  pdf.y += 6
  return pdf
}

/** Who signs a document for a seller, and for whom: a proprietor has no head and no accountant. */
export interface Signing {
  readonly seller: DocumentParty
  readonly signatory: OperatorSignatory
}

/** The line that the seller's signatory signs as the one who answers for the invoice. */
export function signatureLine({ seller, signatory }: Signing): string {
  const signs = isProprietor(seller)
    ? 'Индивидуальный предприниматель или иное уполномоченное лицо'
    : 'Руководитель организации и главный бухгалтер или иные уполномоченные лица'
  return `${signs} ____________ ${signatoryName(signatory)}`
}

/** The line that the signatory signs by the position. */
export function positionLine({ signatory }: Pick<Signing, 'signatory'>): string {
  return `${signatory.position} ____________ ${signatoryName(signatory)}`
}

/** Draws the line that the seller signs and, below a rule, what both sides say of the transfer. Signatures stand on one page with what they sign for. */
export function drawSignatures(pdf: Pdf, signing: Signing, facts: PdfFactColumns): void {
  ensureRoom(pdf, heightOfFactColumns(pdf, facts, { labelWidth }) + signatureHeight)
  writeParagraph(pdf, signatureLine(signing), { after: 8 })
  drawRule(pdf, { color: pdfColors.ink, width: 1 })
  pdf.y += 8
  drawFactColumns(pdf, facts, { labelWidth })
}

/** Ends a tax document with its title and the page's number at the foot of each page. */
export async function finishTaxDocument(pdf: Pdf, title: string): Promise<Buffer> {
  return finishPdf(pdf, { text: title, pageOf: pageOf.ru })
}
