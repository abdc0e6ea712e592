import type { Localized } from '../identity/localized.ts'
import { paymentPurpose } from '../payments/payment-purpose.ts'
import type { PaymentMethod } from '../payments/payment-method.ts'
import type { TransactionKind } from '../payments/top-up-method.ts'
import { writeBankQr, type BankQrPayee } from '../requisites/bank-qr.ts'
import type { IsoDate } from '../time/iso-date.ts'
import { operatorOffice, operatorPayeeOn } from './payee.ts'

/** A payment whose money is still to come. */
export interface AwaitedPayment {
  readonly kind: TransactionKind
  readonly method: PaymentMethod
  readonly number: number
  /** Kopecks. */
  readonly amount: number
  /** When it was begun. */
  readonly date: IsoDate
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

/** What to do so that a payment's money comes; null for a method that needs nothing of the kind. */
export function paymentInstructions(payment: AwaitedPayment): PaymentInstructions | null {
  const { method, number, date } = payment
  switch (method) {
    case 'QRCODE':
      return { method, ...transferFor(payment) }
    case 'CHECK':
      return { method, invoice: number, date, ...transferFor(payment) }
    case 'CASH':
      return { method, ...operatorOffice, code: String(number) }
    case 'BALANCE':
    case 'CARD':
    case 'CRYPTO':
      return null
  }
}

function transferFor({ kind, number, amount, date }: AwaitedPayment): TransferInstructions {
  const { vatBp, ...payee } = operatorPayeeOn(date)
  const purpose = paymentPurpose({ kind, number, date, vatBp })
  return { payee, purpose, qr: writeBankQr({ ...payee, sumMinor: amount, purpose }) }
}
