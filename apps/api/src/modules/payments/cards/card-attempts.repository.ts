import { randomUUID } from 'node:crypto'
import type { CallOutput } from '@flower-market/api-client/contract'
import type { CardAttemptStatus, Locale } from '@flower-market/flower-domain'
import { sql, type Selectable } from 'kysely'
import type { Db, Trx } from '../../../platform/database/database.ts'
import type { Schema } from '../../../platform/database/schema.ts'
import type { OpenedCardPage } from '../../../platform/ports/cards/card-acquirer-port.ts'

/** An attempt as it is stored. */
export type CardAttempt = Selectable<Schema['card_attempts']>

/** An attempt to write. */
export interface NewCardAttempt {
  readonly paymentId: string
  readonly provider: string
  readonly amount: bigint
  readonly locale: Locale
  readonly at: Date
  readonly expiresAt: Date
}

/** Writes an attempt whose page is still to be opened. */
export function insertAttempt(trx: Trx, attempt: NewCardAttempt): Promise<CardAttempt> {
  const { paymentId, provider, amount, locale, at, expiresAt } = attempt
  return trx
    .insertInto('card_attempts')
    .values({
      id: randomUUID(),
      payment_id: paymentId,
      provider,
      amount,
      locale,
      status: 'opening',
      created_at: at,
      expires_at: expiresAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** An attempt; undefined when there is none. */
export function findAttempt(db: Db | Trx, id: string): Promise<CardAttempt | undefined> {
  return db.selectFrom('card_attempts').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The attempt of a payment that may be paid now; undefined when there is none. The payment is locked. */
export function openAttemptOf(trx: Trx, paymentId: string): Promise<CardAttempt | undefined> {
  return trx
    .selectFrom('card_attempts')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('status', 'in', ['opening', 'open'])
    .executeTakeFirst()
}

/** The attempt that has paid a payment; undefined when none has. The payment is locked. */
export function paidAttemptOf(trx: Trx, paymentId: string): Promise<CardAttempt | undefined> {
  return trx
    .selectFrom('card_attempts')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'paid')
    .executeTakeFirst()
}

/** Keeps where an attempt's page is. */
export async function markOpened(trx: Trx, id: string, { reference, url }: OpenedCardPage): Promise<void> {
  await trx
    .updateTable('card_attempts')
    .set({ status: 'open', reference, url })
    .where('id', '=', id)
    .where('status', '=', 'opening')
    .execute()
}

/** Forgets an attempt whose page was never opened: nobody can pay it. */
export async function deleteUnopened(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('card_attempts').where('id', '=', id).where('status', '=', 'opening').execute()
}

/** How an attempt ended. */
export interface EndedAttempt {
  readonly id: string
  readonly status: CardAttemptStatus
  readonly at: Date
  /** Kopecks that came instead of the amount; null when they did not. */
  readonly received: bigint | null
}

/** Ends an attempt. */
export async function endAttempt(trx: Trx, { id, status, at, received }: EndedAttempt): Promise<void> {
  await trx
    .updateTable('card_attempts')
    .set({ status, ended_at: at, received })
    .where('id', '=', id)
    .execute()
}

/** Whether a payment has an attempt that may still be paid in its time. The payment is locked. */
export async function hasLiveAttempt(trx: Trx, paymentId: string, at: Date): Promise<boolean> {
  const live = await trx
    .selectFrom('card_attempts')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('status', 'in', ['opening', 'open', 'declined'])
    .where('expires_at', '>', at)
    .limit(1)
    .executeTakeFirst()
  return live !== undefined
}

const [minuteMs, hourMs] = [60_000, 3_600_000]

/**
 * Takes attempts that the acquirer is to be asked about, those first that it was asked about longest ago: what may still be paid and is
 * not decided each time, and for two hours every ten minutes what was replaced or ended by its time alone, since its page may have been
 * paid before.
 */
export async function takeWaiting(
  db: Db,
  provider: string,
  { at, limit }: { readonly at: Date; readonly limit: number },
): Promise<CardAttempt[]> {
  const { rows } = await sql<CardAttempt>`
    UPDATE card_attempts SET asked_at = ${at}
    WHERE id IN (
      SELECT id FROM card_attempts
      WHERE provider = ${provider} AND (
        status IN ('opening', 'open', 'declined')
        OR (status = 'expired' AND reference IS NOT NULL AND expires_at > ${new Date(at.getTime() - 2 * hourMs)}
          AND (asked_at IS NULL OR asked_at <= ${new Date(at.getTime() - 10 * minuteMs)})))
      ORDER BY asked_at NULLS FIRST, created_at LIMIT ${limit})
    RETURNING *`.execute(db)
  return rows
}

/** The last attempt of a payment as its person sees it; null without one. */
export async function lastAttempt(
  db: Db | Trx,
  paymentId: string,
): Promise<CallOutput<'transactionGet'>['card']> {
  const last = await db
    .selectFrom('card_attempts')
    .select(['status', 'url', 'expires_at'])
    .where('payment_id', '=', paymentId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last === undefined) return null
  const { status, url, expires_at: expiresAt } = last
  return { status, url: status === 'open' ? url : null, expiresAt: expiresAt.toISOString() }
}
