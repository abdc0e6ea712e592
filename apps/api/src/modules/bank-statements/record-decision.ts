import type { Trx } from '../../platform/database/database.ts'
import { tellDesk } from '../../platform/events/tell-desk.ts'
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
  await tellDesk(trx, 'statement-line')
  await recordAudit(trx, {
    ...why,
    action: 'statement-line-credited',
    subject: { kind: 'statement-line', id: lineId },
    about,
    effect: { amount, currency: 'RUB' },
    after: { transactionId: paymentId },
  })
}

/** Records that a line was left aside, which moves no money. */
export async function recordLeftAside(
  trx: Trx,
  { lineId, ...why }: Omit<DecidedLine, 'amount'>,
): Promise<void> {
  await tellDesk(trx, 'statement-line')
  await recordAudit(trx, {
    ...why,
    action: 'statement-line-left-aside',
    subject: { kind: 'statement-line', id: lineId },
  })
}
