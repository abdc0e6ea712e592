import type { Localized } from '../identity/localized.ts'
import { paymentPurpose, type PaymentPurpose } from '../payments/payment-purpose.ts'
import type { PaymentMethod } from '../payments/payment-method.ts'
import type { TransactionKind } from '../payments/top-up-method.ts'
import { writeBankQr, type BankQrPayee } from '../requisites/bank-qr.ts'
import type { IsoDate } from '../time/iso-date.ts'
import { officeOf } from './office.ts'
import type { OperatorRequisites } from './requisites.ts'

/** A payment whose money is still to come. */
export interface AwaitedPayment {
  readonly kind: TransactionKind
  readonly method: PaymentMethod
  readonly number: number
  /** Kopecks. */
  readonly amount: number
  /** When it was begun. */
  readonly date: IsoDate
  /** The invoice that asks for it; null for methods without one. */
  readonly invoice: { readonly number: number; readonly date: IsoDate } | null
  /** Value-added tax that it includes, basis points; null is «без НДС». */
  readonly vatBp: number | null
  /** Whom a bank transfer pays; null where the operator had no requisites. */
  readonly requisites: OperatorRequisites | null
}

/** A bank transfer to make: by hand, or by the QR that every bank's app reads. */
interface TransferInstructions {
  readonly payee: Required<BankQrPayee>
  readonly purpose: string
  /** The text of the bank QR (`ST00012`). */
  readonly qr: string
}

/** What a payment needs, by its method. */
export type PaymentInstructions =
  | ({ readonly method: 'QRCODE' } & TransferInstructions)
  | ({ readonly method: 'CHECK'; readonly invoice: number; readonly date: IsoDate } & TransferInstructions)
  | { readonly method: 'CASH'; readonly address: Localized; readonly hours: Localized; readonly code: string }

/** What to do so that a payment's money comes; null for a method that needs nothing of the kind, and for a transfer that names nobody. */
export function paymentInstructions(payment: AwaitedPayment): PaymentInstructions | null {
  const { kind, method, number, date, invoice, requisites } = payment
  // Nothing comes in by a transfer.
  if (kind === 'transfer') return null
  const awaited = { ...payment, kind }
  switch (method) {
    case 'QRCODE':
      if (requisites === null) return null
      return { method, ...transferFor(awaited, requisites, { reference: 'payment', number, date }) }
    case 'CHECK': {
      if (invoice === null) throw new RangeError(`The payment ${number} by invoice has no invoice.`)
      if (requisites === null) return null
      const { number: invoiceNumber, date: issued } = invoice
      const purpose = { reference: 'invoice', number: invoiceNumber, date: issued } as const
      return { method, invoice: invoiceNumber, date: issued, ...transferFor(awaited, requisites, purpose) }
    }
    case 'CASH':
      if (requisites === null) return null
      return { method, ...officeOf(requisites), code: String(number) }
    case 'BALANCE':
    case 'CARD':
    case 'CRYPTO':
      return null
  }
}

function transferFor(
  { kind, amount, vatBp }: AwaitedPayment & Pick<PaymentPurpose, 'kind'>,
  { name, inn, kpp, account, bankName, bik, correspondentAccount }: OperatorRequisites,
  named: Pick<PaymentPurpose, 'reference' | 'number' | 'date'>,
): TransferInstructions {
  const bank = { name, inn, account, bankName, bik, correspondentAccount }
  const purpose = paymentPurpose({ kind, vatBp, ...named })
  const qr = writeBankQr({ ...bank, ...(kpp !== '' && { kpp }), sumMinor: amount, purpose })
  return { payee: { ...bank, kpp }, purpose, qr }
}
