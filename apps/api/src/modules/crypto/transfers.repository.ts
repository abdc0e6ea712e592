import type { CallOutput } from '@flower-market/api-client/contract'
import { formatUsdt, rublesForUsdt, type HeldReason } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import { toMinor, toRowNumber } from '../../platform/database/column-types.ts'
import type { Db, Trx } from '../../platform/database/database.ts'
import { rateAt } from './crypto-rate.ts'

/** A transfer that staff settle or have settled. */
export type HeldTransfer = CallOutput<'cryptoTransferList'>['items'][number]

interface TransferRow {
  id: bigint
  txid: string
  token: string
  units: bigint
  sender: string
  at: Date
  status: HeldTransfer['status']
  reason: HeldReason
  settledAt: Date | null
  settledReason: string | null
  paymentId: string | null
  number: number
  personId: string
  amount: bigint
  expected: bigint
  rate: bigint
}

const columns = sql`crypto_transfers.id, txid, token, crypto_transfers.units, sender, block_at AS at,
  crypto_transfers.status, crypto_transfers.reason, crypto_transfers.settled_at AS "settledAt",
  settled_reason AS "settledReason", crypto_transfers.payment_id AS "paymentId", payments.number,
  payments.person_id AS "personId", payments.amount, crypto_payments.units AS expected, crypto_payments.rate`

const tables = sql`crypto_transfers
  LEFT JOIN crypto_payments ON crypto_payments.payment_id = crypto_transfers.payment_id
  LEFT JOIN payments ON payments.id = crypto_transfers.payment_id`

/** At the rate of its payment where it came in time, else at that of its day; null for another token. */
async function worthOf(db: Db | Trx, { reason, units, rate, at }: TransferRow): Promise<number | null> {
  if (reason === 'wrong-token') return null
  const isOfItsDay = reason === 'paid-late' || reason === 'unassigned'
  const counting = isOfItsDay ? (await rateAt(db, at)).rate : rate
  return rublesForUsdt(units, counting).minor
}

async function toHeld(db: Db | Trx, row: TransferRow): Promise<HeldTransfer> {
  const { paymentId, number, personId, amount, expected } = row
  const payment = { number, personId, amount, usdt: expected }
  return {
    _id: String(row.id),
    txid: row.txid,
    token: row.token,
    amount: formatUsdt(row.units),
    sender: row.sender,
    at: row.at.toISOString(),
    status: row.status,
    reason: row.reason,
    payment:
      paymentId === null
        ? null
        : { ...payment, _id: paymentId, amount: toMinor(amount), usdt: formatUsdt(expected) },
    worth: await worthOf(db, row),
    settledAt: row.settledAt?.toISOString() ?? null,
    settledReason: row.settledReason ?? '',
  }
}

/** A page of the transfers that staff settle or have settled, the newest first. */
export async function listHeld(
  db: Db,
  { status, page, limit }: { status?: HeldTransfer['status'] | undefined; page: number; limit: number },
): Promise<CallOutput<'cryptoTransferList'>> {
  const where = sql`crypto_transfers.reason IS NOT NULL
    AND ${status === undefined ? sql`true` : sql`crypto_transfers.status = ${status}`}`
  const [{ rows }, counted] = await Promise.all([
    sql<TransferRow>`SELECT ${columns} FROM ${tables} WHERE ${where}
      ORDER BY crypto_transfers.id DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}`.execute(db),
    sql<{ count: bigint }>`SELECT count(*) AS count FROM crypto_transfers WHERE ${where}`.execute(db),
  ])
  const items: HeldTransfer[] = []
  for (const row of rows) items.push(await toHeld(db, row))
  return { items, page, limit, total: Number(counted.rows[0]?.count ?? 0n) }
}

/** A transfer that staff settle, locked until the transaction ends; undefined when there is none. */
export async function lockHeld(trx: Trx, id: string): Promise<HeldTransfer | undefined> {
  await sql`SELECT FROM crypto_transfers WHERE id = ${toRowNumber(id)} FOR UPDATE`.execute(trx)
  return findHeld(trx, id)
}

/** A transfer that staff settle or have settled; undefined when there is none. */
export async function findHeld(db: Db | Trx, id: string): Promise<HeldTransfer | undefined> {
  const { rows } = await sql<TransferRow>`SELECT ${columns} FROM ${tables}
    WHERE crypto_transfers.id = ${toRowNumber(id)} AND crypto_transfers.reason IS NOT NULL`.execute(db)
  return rows[0] && toHeld(db, rows[0])
}
