import type { PaymentMethod } from './payment-method.ts'
import { readBankQr } from '../requisites/bank-qr.ts'
import { fiscalReceiptKey, readFiscalReceipt } from '../requisites/fiscal-receipt.ts'

/** What a proof may be kept as. */
export const proofTypes = ['image', 'pdf'] as const

/** See {@link proofTypes}. */
export type ProofType = (typeof proofTypes)[number]

/** Whether a PDF proves a payment of this method: banks give out the payment order of a transfer as one. */
export function isProvenByPdf(method: PaymentMethod): boolean {
  return method === 'CHECK'
}

/** What the QR on the picture of a payment says. Sums in kopecks, null where it names none. */
export type PaymentProof =
  | { readonly kind: 'bank-qr'; readonly sum: number | null; readonly purpose: string }
  | {
      readonly kind: 'receipt'
      readonly sum: number
      /** By the clock of the cash register, `YYYY-MM-DDTHH:MM:SS`. */
      readonly localTime: string
      readonly fiscalDrive: string
      readonly document: string
      readonly fiscalSign: string
    }

/** Reads the text of a QR as a proof of a payment: a bank's QR, or the receipt of a sale. Null for any other text. */
export function readPaymentProof(text: string): PaymentProof | null {
  const bank = readBankQr(text)
  if (bank.ok) {
    const { sumMinor = null, purpose = '' } = bank.payment
    return { kind: 'bank-qr', sum: sumMinor, purpose }
  }
  const read = readFiscalReceipt(text)
  if (!read.ok || read.receipt.operation !== 'sale') return null
  const { sum, localTime, fiscalDrive, document, fiscalSign } = read.receipt
  return { kind: 'receipt', sum: sum.minor, localTime, fiscalDrive, document, fiscalSign }
}

/** What a proof may stand for once only; null for a bank's QR, which names the payment itself. */
export function paymentProofKey(proof: PaymentProof | null): string | null {
  return proof?.kind === 'receipt' ? fiscalReceiptKey(proof) : null
}
