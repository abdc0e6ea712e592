import type { Trx } from '../../platform/database/database.ts'
import { publishToDesk } from '../../platform/events/publish-to-desk.ts'
import { recordAudit } from '../audit/index.ts'

interface DecidedLine {
  readonly by: string
  readonly at: Date
  readonly lineId: string
  readonly amount: bigint
  readonly reason?: string
}

/** Records that a line was credited to a payment, whose it is, and why where it did not match. */
export async function recordCredit(
  trx: Trx,
  { lineId, paymentId, amount, ...why }: DecidedLine & { readonly paymentId: string },
): Promise<void> {
  const { person_id: about } = await trx
    .selectFrom('payments')
    .select('person_id')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()
  await publishToDesk(trx, 'statement-line')
  await recordAudit(trx, {
    ...why,
    action: 'statement-line-credited',
    subject: { kind: 'statement-line', id: lineId },
    about,
    effect: { amount, currency: 'RUB' },
    after: { transactionId: paymentId },
  })
}

/** Records that a line was excluded, which moves no money. */
export async function recordExclusion(
  trx: Trx,
  { lineId, ...why }: Omit<DecidedLine, 'amount'>,
): Promise<void> {
  await publishToDesk(trx, 'statement-line')
  await recordAudit(trx, {
    ...why,
    action: 'statement-line-excluded',
    subject: { kind: 'statement-line', id: lineId },
  })
}

/** Records that a statement was brought in, which moves no money. */
export function recordImport(
  trx: Trx,
  { by, at, statementId, transfers }: { by: string; at: Date; statementId: string; transfers: number },
): Promise<void> {
  const subject = { kind: 'statement', id: statementId } as const
  return recordAudit(trx, { by, at, action: 'statement-imported', subject, after: { transfers } })
}
