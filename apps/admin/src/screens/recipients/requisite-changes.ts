import type { CallOutput } from '@flower-market/api-client'

/** A recipient as staff check it. */
export type Recipient = CallOutput<'recipientReviewList'>['items'][number]

/** The requisites that money is sent by, in the order in which they are read. */
const requisites = [
  'beneficiary',
  'accountNumber',
  'bic',
  'routingNumber',
  'bankCountry',
  'currency',
] as const

/** One of them. */
type Requisite = (typeof requisites)[number]

/** What has changed since it was approved last. */
export interface RequisiteChange {
  readonly field: Requisite
  readonly before: string
  readonly after: string
}

/** What of a recipient's requisites is another than what was approved last; empty where nothing was approved. */
export function changesOf(recipient: Pick<Recipient, Requisite | 'approved'>): readonly RequisiteChange[] {
  const { approved } = recipient
  if (approved === null) return []
  return requisites
    .filter((field) => approved[field] !== recipient[field])
    .map((field) => ({ field, before: approved[field], after: recipient[field] }))
}
