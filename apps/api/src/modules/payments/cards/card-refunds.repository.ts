import { randomUUID } from 'node:crypto'
import type { CallOutput } from '@flower-market/api-client/contract'
import type { Selectable } from 'kysely'
import { toMinor } from '../../../platform/database/column-types.ts'
import type { Db, Trx } from '../../../platform/database/database.ts'
import type { Schema } from '../../../platform/database/schema.ts'

/** A refund as its person and staff see it. */
export type CardRefund = CallOutput<'transactionGet'>['refunds'][number]

/** A refund to write. */
export interface NewCardRefund {
  readonly paymentId: string
  readonly attemptId: string
  readonly reservationId: string
  readonly amount: bigint
  readonly reason: string
  readonly by: string
  readonly at: Date
}

/** A refund that waits for the acquirer, and what it needs to be asked. */
export interface DueRefund {
  readonly id: string
  readonly paymentId: string
  readonly reference: string
  readonly amount: bigint
  readonly attempts: number
}

/** Writes a refund that waits for the acquirer; answers its id. */
export async function insertRefund(trx: Trx, refund: NewCardRefund): Promise<string> {
  const { paymentId, attemptId, reservationId, amount, reason, by, at } = refund
  const id = randomUUID()
  await trx
    .insertInto('card_refunds')
    .values({
      id,
      payment_id: paymentId,
      attempt_id: attemptId,
      reservation_id: reservationId,
      amount,
      reason,
      status: 'waiting',
      created_at: at,
      created_by: by,
      next_at: at,
    })
    .execute()
  return id
}

/** The refunds at an acquirer whose time has come, the oldest first. */
export async function listDueRefunds(
  db: Db,
  { provider, at, limit }: { provider: string; at: Date; limit: number },
): Promise<DueRefund[]> {
  const rows = await db
    .selectFrom('card_refunds')
    .innerJoin('card_attempts', 'card_attempts.id', 'attempt_id')
    .select(['card_refunds.id', 'card_refunds.payment_id', 'reference', 'card_refunds.amount', 'attempts'])
    .where('card_refunds.status', '=', 'waiting')
    .where('provider', '=', provider)
    .where('next_at', '<=', at)
    .orderBy('next_at')
    .limit(limit)
    .execute()
  return rows.map(({ id, payment_id: paymentId, reference, amount, attempts }) => ({
    id,
    paymentId,
    // Money came by it: the acquirer has a number for it.
    reference: reference as string,
    amount,
    attempts,
  }))
}

/** Locks a refund that waits; undefined when it has ended. Its payment is locked already. */
export function lockWaitingRefund(
  trx: Trx,
  id: string,
): Promise<Selectable<Schema['card_refunds']> | undefined> {
  return trx
    .selectFrom('card_refunds')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst()
}

/** How a refund ended. */
export type EndedRefund =
  | { readonly status: 'refunded'; readonly movementId: string; readonly at: Date }
  | { readonly status: 'failed'; readonly error: string; readonly at: Date }

/** Ends a refund. */
export async function endRefund(trx: Trx, id: string, ended: EndedRefund): Promise<void> {
  const { status, at } = ended
  const facts = status === 'refunded' ? { movement_id: ended.movementId } : { error: ended.error }
  await trx
    .updateTable('card_refunds')
    .set({ status, settled_at: at, ...facts })
    .where('id', '=', id)
    .execute()
}

/** Has a refund asked about again later. */
export async function putOffRefund(db: Db, id: string, nextAt: Date): Promise<void> {
  await db
    .updateTable('card_refunds')
    .set((eb) => ({ next_at: nextAt, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .execute()
}

/** What a person can spend in rubles, which a refund to their card is taken from. */
export async function availableRubles(trx: Trx, personId: string): Promise<number> {
  const account = await trx
    .selectFrom('ledger_accounts')
    .select((eb) => eb('balance', '-', eb.ref('reserved')).as('available'))
    .where('owner_id', '=', personId)
    .where('currency', '=', 'RUB')
    .executeTakeFirst()
  return toMinor(account?.available ?? 0n)
}

/** The refunds of a payment, the first one first. */
export async function refundsOf(db: Db | Trx, paymentId: string): Promise<CardRefund[]> {
  const rows = await db
    .selectFrom('card_refunds')
    .select(['id', 'amount', 'reason', 'status', 'created_at', 'settled_at'])
    .where('payment_id', '=', paymentId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id: _id, amount, reason, status, created_at: date, settled_at: settledAt }) => ({
    _id,
    amount: toMinor(amount),
    reason,
    status,
    date: date.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
  }))
}
