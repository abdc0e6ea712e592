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

/** The payments of a person that still hold their rate, the first to expire first. */
export async function waitingPayments(trx: Trx, personId: string, now: Date): Promise<Date[]> {
  const rows = await trx
    .selectFrom('crypto_payments')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select('expires_at')
    .where('person_id', '=', personId)
    .where('is_open', '=', true)
    .where('state', '=', 'waiting')
    .where('expires_at', '>', now)
    .orderBy('expires_at')
    .execute()
  return rows.map(({ expires_at: expiresAt }) => expiresAt)
}

/** The amounts of open payments at an address from one amount up to another. */
export async function takenAmounts(
  trx: Trx,
  address: string,
  { from, below }: { readonly from: bigint; readonly below: bigint },
): Promise<ReadonlySet<bigint>> {
  const rows = await trx
    .selectFrom('crypto_payments')
    .select('units')
    .where('is_open', '=', true)
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
 * The open payments at an address that a transfer of an amount may be for, locked in the order of their ids until the
 * transaction ends.
 */
export async function lockAwaited(trx: Trx, address: string, units: bigint): Promise<AwaitedTransfer[]> {
  const rows = await trx
    .selectFrom('crypto_payments')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select(['payment_id', 'units', 'created_at', 'expires_at'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('crypto_transfers')
          .select('id')
          .whereRef('crypto_transfers.payment_id', '=', 'crypto_payments.payment_id')
          .where('reason', '<>', 'wrong-token'),
      ).as('has_inexact'),
    )
    .where('is_open', '=', true)
    .where('address', '=', address)
    .where('units', '>=', units / 2n)
    .where('units', '<=', units * 2n)
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
