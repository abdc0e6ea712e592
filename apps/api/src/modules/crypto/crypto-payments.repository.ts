import type { CallOutput } from '@flower-market/api-client/contract'
import {
  formatRate,
  formatUsdt,
  moveCryptoPayment,
  type AwaitedTransfer,
  type CryptoPaymentState,
} from '@flower-market/flower-domain'
import { sql } from 'kysely'
import { toMinor } from '../../platform/database/column-types.ts'
import type { Db, Trx } from '../../platform/database/database.ts'

/** A top-up in USDT as its person sees it. */
export type CryptoPayment = CallOutput<'cryptoPaymentGet'>

/** A person's payments that wait or were canceled by them, and whose time is not up, the first to expire first. */
export async function waitingAndCanceled(
  trx: Trx,
  personId: string,
  now: Date,
): Promise<{ expiresAt: Date; isWaiting: boolean }[]> {
  const rows = await trx
    .selectFrom('crypto_payments')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select(['expires_at', 'is_open'])
    .where('person_id', '=', personId)
    .where('expires_at', '>', now)
    .where(({ eb, and, or }) =>
      or([
        and([eb('is_open', '=', true), eb('state', '=', 'waiting')]),
        and([eb('status', '=', 'REJECTED'), eb('settled_by', '=', personId)]),
      ]),
    )
    .orderBy('expires_at')
    .execute()
  return rows.map(({ expires_at: expiresAt, is_open: isWaiting }) => ({ expiresAt, isWaiting }))
}

/** Whether a payment is open, or was canceled and its time ends after a moment; written so that each half has its partial index. */
export function isPayableAfter(moment: Date) {
  return sql<boolean>`(is_open OR (NOT is_open AND expires_at > ${moment}))`
}

/** The amounts that are asked for at an address, from one up to another: those of a canceled payment until its time is up. */
export async function takenAmounts(
  trx: Trx,
  address: string,
  { from, below, now }: { readonly from: bigint; readonly below: bigint; readonly now: Date },
): Promise<ReadonlySet<bigint>> {
  const rows = await trx
    .selectFrom('crypto_payments')
    .select('units')
    .where(isPayableAfter(now))
    .where('address', '=', address)
    .where('units', '>=', from)
    .where('units', '<', below)
    .execute()
  return new Set(rows.map(({ units }) => units))
}

/** A top-up in USDT of a person; undefined when there is none, also for another's. */
export async function findCryptoPayment(
  db: Db | Trx,
  personId: string,
  id: string,
  now: Date,
): Promise<CryptoPayment | undefined> {
  const row = await db
    .selectFrom('crypto_payments')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .selectAll(['crypto_payments', 'payments'])
    .where('payments.id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const arrived = await db
    .selectFrom('crypto_transfers')
    .leftJoin('payments as credited', 'credited.id', 'credited_payment_id')
    .select(['txid', 'units', 'token', 'block_at', 'credited.amount', 'settled_reason'])
    .where('payment_id', '=', id)
    .orderBy('crypto_transfers.id', 'desc')
    .execute()
  const isOver = row.expires_at < now && row.confirmations === null
  return {
    _id: row.payment_id,
    number: row.number,
    status: row.status,
    // The job that says so to open pages comes a little later.
    state: row.state === 'waiting' && isOver ? 'expired' : row.state,
    amount: toMinor(row.amount),
    date: row.created_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
    reason: row.reason || (arrived[0]?.settled_reason ?? ''),
    isCanceled: row.status === 'REJECTED' && row.settled_by === personId,
    network: 'TRC20',
    address: row.address,
    usdt: formatUsdt(row.units),
    rate: formatRate(row.rate),
    dollarRate: formatRate(row.dollar_rate),
    rateDate: row.rate_date,
    spreadBp: row.spread_bp,
    expiresAt: row.expires_at.toISOString(),
    serverTime: now.toISOString(),
    confirmations: row.state === 'paid' ? null : row.confirmations,
    arrived: arrived.map(({ txid, units, token, block_at: at, amount }) => ({
      txid,
      amount: formatUsdt(units),
      token,
      at: at.toISOString(),
      credited: amount === null ? null : toMinor(amount),
    })),
  }
}

/**
 * The payments at an address that a transfer of an amount may be for, open ones and those that their persons have canceled
 * after a moment, locked in the order of their ids until the transaction ends.
 */
export async function lockAwaited(
  trx: Trx,
  address: string,
  { units, canceledAfter }: { readonly units: bigint; readonly canceledAfter: Date },
): Promise<AwaitedTransfer[]> {
  const rows = await trx
    .selectFrom('crypto_payments')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select(['payment_id', 'units', 'created_at', 'expires_at'])
    .select(sql<boolean>`payments.status = 'REJECTED'`.as('is_canceled'))
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('crypto_transfers')
          .select('id')
          .whereRef('crypto_transfers.payment_id', '=', 'crypto_payments.payment_id')
          .where('reason', '<>', 'wrong-token'),
      ).as('has_inexact'),
    )
    .where('address', '=', address)
    .where(({ eb, and, or }) =>
      or([
        and([eb('is_open', '=', true), eb('units', '>=', units / 2n), eb('units', '<=', units * 2n)]),
        and([
          eb('is_open', '=', false),
          eb('units', '=', units),
          eb('payments.status', '=', 'REJECTED'),
          eb('settled_at', '>', canceledAfter),
          sql<boolean>`settled_by = person_id`,
        ]),
      ]),
    )
    .orderBy('payments.id')
    .forUpdate('payments')
    .execute()
  return rows.map((row) => ({
    id: row.payment_id,
    address,
    units: row.units,
    begunAtMs: row.created_at.getTime(),
    expiresAtMs: row.expires_at.getTime(),
    hasInexact: Boolean(row.has_inexact),
    isCanceled: row.is_canceled,
  }))
}

/** Moves a payment to what has become of it, as far as the domain's table allows; nothing changes otherwise. */
export async function moveState(trx: Trx, paymentId: string, to: CryptoPaymentState): Promise<void> {
  const { state } = await trx
    .selectFrom('crypto_payments')
    .select('state')
    .where('payment_id', '=', paymentId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const step = moveCryptoPayment(state, to)
  if (!step.ok || !step.isChanged) return
  await trx
    .updateTable('crypto_payments')
    .set({ state: step.status })
    .where('payment_id', '=', paymentId)
    .execute()
}

/** Writes how many confirmations exact transfers have that are not final; answers the payments for which that is news. */
export async function writeConfirmations(
  trx: Trx,
  address: string,
  confirmations: ReadonlyMap<bigint, number>,
): Promise<string[]> {
  const changed: string[] = []
  for (const [units, count] of [...confirmations].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const rows = await trx
      .updateTable('crypto_payments')
      .set({ confirmations: count })
      .where('is_open', '=', true)
      .where('address', '=', address)
      .where('units', '=', units)
      .where(sql<boolean>`confirmations IS DISTINCT FROM ${count}`)
      .returning('payment_id')
      .execute()
    changed.push(...rows.map(({ payment_id: id }) => id))
  }
  return changed
}
