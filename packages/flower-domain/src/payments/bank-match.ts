import { numberInPurpose } from './payment-purpose.ts'

/** Money that a bank says has come in. */
export interface BankTransfer {
  /** Kopecks. */
  readonly amount: number
  /** Empty where the bank does not say it. */
  readonly payerInn: string
  readonly purpose: string
}

/** An invoice that waits for its money. */
export interface OpenInvoice {
  readonly number: number
  /** Kopecks. */
  readonly amount: number
  /** The taxpayer number that its payer has given; empty where none is known. */
  readonly inn: string
}

/** How certain it is which invoice an incoming transfer pays. */
export const bankMatchVerdicts = ['matched', 'doubtful', 'unmatched'] as const

/** How certain a match is. */
export type BankMatchVerdict = (typeof bankMatchVerdicts)[number]

/** The invoice that a transfer may pay, and what of it differs. */
export type BankMatch<I extends OpenInvoice> =
  | { readonly verdict: 'matched'; readonly invoice: I }
  | {
      readonly verdict: 'doubtful'
      readonly invoice: I
      readonly differs: readonly ('number' | 'amount' | 'inn')[]
    }
  | { readonly verdict: 'unmatched' }

/**
 * Finds the open invoice that an incoming transfer pays. Only number, sum and INN together are certain; the number alone is
 * doubtful, and so are sum and INN that fit exactly one invoice.
 */
export function matchBankTransfer<I extends OpenInvoice>(
  { amount, payerInn, purpose }: BankTransfer,
  invoices: readonly I[],
): BankMatch<I> {
  const number = numberInPurpose(purpose)
  const fitsInn = ({ inn }: I): boolean => inn !== '' && inn === payerInn
  const named = invoices.find((invoice) => invoice.number === number)
  if (named !== undefined) {
    const differs = [
      ...(named.amount === amount ? [] : (['amount'] as const)),
      ...(fitsInn(named) ? [] : (['inn'] as const)),
    ]
    return differs.length === 0
      ? { verdict: 'matched', invoice: named }
      : { verdict: 'doubtful', invoice: named, differs }
  }
  const [likely, ...others] = invoices.filter((invoice) => invoice.amount === amount && fitsInn(invoice))
  return likely === undefined || others.length > 0
    ? { verdict: 'unmatched' }
    : { verdict: 'doubtful', invoice: likely, differs: ['number'] }
}
