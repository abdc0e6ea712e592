import type { Trx } from '../../platform/database/database.ts'
import { recordAudit } from '../audit/index.ts'
import type { TransferRow } from '../transfers/index.ts'
import type { LockedPayment } from './payments.repository.ts'

interface RecordedDecision {
  readonly by: string
  readonly at: Date
  readonly to: 'CONFIRMED' | 'REJECTED'
  readonly reason?: string
}

const actions = { CONFIRMED: 'transaction-confirmed', REJECTED: 'transaction-rejected' } as const

/** Records what staff have decided about a payment, as it was before: what is confirmed is credited. */
export function recordPaymentDecision(
  trx: Trx,
  { id, personId: about, status, amount, currency }: LockedPayment,
  { to, ...why }: RecordedDecision,
): Promise<void> {
  return recordAudit(trx, {
    ...why,
    action: actions[to],
    subject: { kind: 'transaction', id },
    about,
    effect: to === 'CONFIRMED' ? { amount, currency } : null,
    before: { status },
    after: { status: to },
  })
}

/** Records what staff have decided about a transfer, as it was before: one that was sent and comes back is credited. */
export function recordTransferDecision(
  trx: Trx,
  { id, personId: about, status, total, source, movementId }: TransferRow,
  { to, ...why }: RecordedDecision,
): Promise<void> {
  const isGivenBack = to === 'REJECTED' && movementId !== null
  return recordAudit(trx, {
    ...why,
    action: actions[to],
    subject: { kind: 'transaction', id },
    about,
    effect: isGivenBack ? { amount: total, currency: source } : null,
    before: { status },
    after: { status: to },
  })
}
