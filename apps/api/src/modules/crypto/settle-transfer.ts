import type { Contract } from '@flower-market/api-client/contract'
import type * as z from 'zod/mini'
import type { Trx } from '../../platform/database/database.ts'
import { ApiError, invalidInput } from '../../platform/errors/api-error.ts'
import { publishToDesk } from '../../platform/events/publish-to-desk.ts'
import { recordAudit } from '../audit/index.ts'
import {
  changePayment,
  confirmPayment,
  isSettled,
  openPayment,
  rejectPayment,
  requirePayment,
  publishTransaction,
} from '../payments/index.ts'
import { lockHeld, type HeldTransfer } from './transfers.repository.ts'

/** What a member of staff decides about a transfer that waits. */
export interface TransferDecision {
  readonly id: string
  readonly by: string
  readonly at: Date
  readonly body: z.output<Contract['cryptoTransferSettle']['body']>
}

type Credit = Extract<TransferDecision['body'], { decision: 'credit' }>

/** Settles a transfer once. Throws `not-found`, `transaction-changed`, `account-frozen`, and what is wrong with the input. */
export async function settleTransfer(trx: Trx, decision: TransferDecision): Promise<HeldTransfer> {
  const { id, body } = decision
  const transfer = await lockHeld(trx, id)
  if (transfer === undefined) throw new ApiError('not-found')
  if (transfer.status !== 'held') throw new ApiError('transaction-changed')
  if (body.decision === 'credit') await credit(trx, transfer, body, decision)
  else await giveBack(trx, transfer, decision)
  await publishToDesk(trx, 'crypto')
  const settled = await lockHeld(trx, id)
  if (settled === undefined) throw new ApiError('not-found')
  return settled
}

/** The money of a transfer goes to its payment, which becomes as large as what came; or to a payment of its own. */
async function credit(trx: Trx, transfer: HeldTransfer, body: Credit, { by, at }: TransferDecision) {
  const { worth, payment } = transfer
  if (worth !== null && body.amount > worth) {
    throw invalidInput('amount', 'A transfer brings at most what it is worth.')
  }
  if ((payment === null) === (body.personId === undefined)) {
    throw invalidInput('personId', 'Named exactly where nobody knows whose it is.')
  }
  const paymentId = await paymentFor(trx, transfer, body, { by, at })
  await writeDecision(trx, transfer, { by, at, reason: body.reason, creditedPaymentId: paymentId })
  await confirmPayment(trx, { id: paymentId, by, at })
  await recordAudit(trx, {
    by,
    at,
    action: 'crypto-credited',
    subject: { kind: 'crypto-transfer', id: transfer._id },
    about: payment?.personId ?? body.personId ?? null,
    reason: body.reason,
    effect: { amount: BigInt(body.amount), currency: 'RUB' },
    before: { status: transfer.status },
    after: { status: 'credited' },
  })
  await publishTransaction(trx, paymentId)
}

async function paymentFor(
  trx: Trx,
  { payment }: HeldTransfer,
  { amount, personId = payment?.personId }: Credit,
  { by, at }: Pick<TransferDecision, 'by' | 'at'>,
): Promise<string> {
  if (payment !== null && !isSettled(await requirePayment(trx, payment._id))) {
    await changePayment(trx, payment._id, { amount: BigInt(amount), at })
    return payment._id
  }
  const person = await trx
    .selectFrom('people')
    .select('id')
    .where('id', '=', personId ?? '')
    .executeTakeFirst()
  if (person === undefined) throw new ApiError('not-found')
  const own = { personId: person.id, method: 'CRYPTO', currency: 'RUB', amount: BigInt(amount) } as const
  return openPayment(trx, { ...own, allocations: [], createdBy: by, at }, 'IN_PROCESSED')
}

/** What came is sent back by hand; its payment ends, unless the person may still send what was asked for. */
async function giveBack(trx: Trx, transfer: HeldTransfer, { by, at, body: { reason } }: TransferDecision) {
  const { payment } = transfer
  await writeDecision(trx, transfer, { by, at, reason, creditedPaymentId: null })
  await recordAudit(trx, {
    by,
    at,
    action: 'crypto-returned',
    subject: { kind: 'crypto-transfer', id: transfer._id },
    about: payment?.personId ?? null,
    reason,
    before: { status: transfer.status },
    after: { status: 'returned' },
  })
  if (payment === null) return
  if (transfer.reason !== 'wrong-token' && !isSettled(await requirePayment(trx, payment._id))) {
    await rejectPayment(trx, { id: payment._id, by, at, reason })
  }
  await publishTransaction(trx, payment._id)
}

async function writeDecision(
  trx: Trx,
  { _id }: HeldTransfer,
  decision: { by: string; at: Date; reason: string; creditedPaymentId: string | null },
): Promise<void> {
  const { by, at, reason, creditedPaymentId } = decision
  await trx
    .updateTable('crypto_transfers')
    .set({
      status: creditedPaymentId === null ? 'returned' : 'credited',
      credited_payment_id: creditedPaymentId,
      settled_at: at,
      settled_by: by,
      settled_reason: reason,
    })
    .where('id', '=', BigInt(_id))
    .execute()
}
