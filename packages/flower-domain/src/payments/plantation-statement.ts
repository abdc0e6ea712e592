import type { Currency } from '../money/currency.ts'

/** What a plantation's statement lists: flowers that were shipped, claims that were accepted, payments that were sent to it. */
export const plantationStatementKinds = ['shipment', 'claim', 'payment'] as const

/** A kind of entry of a plantation's statement. */
export type PlantationStatementKind = (typeof plantationStatementKinds)[number]

/** Where a payment to a plantation stands that the bank has sent: under way, accepted, or sent back. */
export const sentPaymentStatuses = ['SENDED', 'CONFIRMED', 'REJECTED'] as const

/** What the sums of a plantation's statement need to know of an entry; amounts above zero, in minor units. */
export interface PlantationStatementStep {
  readonly kind: PlantationStatementKind
  readonly amount: number
  readonly currency: Currency
  /** Of a payment, null for all else. */
  readonly payment: { readonly status: (typeof sentPaymentStatuses)[number] } | null
}

/** What a plantation's statement sums to in one currency, in minor units. */
export interface PlantationStatementSum {
  readonly currency: Currency
  readonly shipped: number
  /** Of it, what claims were accepted for. */
  readonly claimed: number
  /** Payments that the plantation has accepted. */
  readonly accepted: number
  /** Payments that are under way. */
  readonly sent: number
}

/** Sums the entries by currency, in the order in which the currencies first occur; what the bank sent back counts nowhere. */
export function sumPlantationStatement(
  entries: readonly PlantationStatementStep[],
): PlantationStatementSum[] {
  const sums = new Map<Currency, PlantationStatementSum>()
  for (const { kind, amount, currency, payment } of entries) {
    const sum = sums.get(currency) ?? { currency, shipped: 0, claimed: 0, accepted: 0, sent: 0 }
    sums.set(currency, {
      ...sum,
      shipped: sum.shipped + (kind === 'shipment' ? amount : 0),
      claimed: sum.claimed + (kind === 'claim' ? amount : 0),
      accepted: sum.accepted + (payment?.status === 'CONFIRMED' ? amount : 0),
      sent: sum.sent + (payment?.status === 'SENDED' ? amount : 0),
    })
  }
  return [...sums.values()]
}
