import type { CallOutput } from '@flower-market/api-client/contract'
import { maskAccountNumber, type TransactionStatus } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import { toMinor } from '../../platform/database/column-types.ts'
import type { Db, Trx } from '../../platform/database/database.ts'
import { transferColumns, transferTables, type TransferRow } from './transfers.repository.ts'

type Received = CallOutput<'transactionStatusAccept'>
type ReceivedRow = TransferRow & { readonly company: string; readonly buyerCity: string }

const received = sql`SELECT ${transferColumns}, people.company, people.city AS "buyerCity"
  FROM ${transferTables} JOIN people ON people.id = transfers.person_id`

/** A page of what was sent to a plantation, the newest first; nothing for whoever represents none. */
export async function listReceived(
  db: Db,
  plantationId: string | null,
  { page, limit, status }: { page: number; limit: number; status?: TransactionStatus | undefined },
): Promise<CallOutput<'transactionReceived'>> {
  // What the bank has not sent is nobody's but the buyer's.
  const where = sql`recipients.plantation_id = ${plantationId} AND sent_at IS NOT NULL
    AND (${status ?? null}::text IS NULL OR transfers.status = ${status ?? null})`
  const [{ rows }, counted] = await Promise.all([
    sql<ReceivedRow>`${received} WHERE ${where} ORDER BY transfers.number DESC
      LIMIT ${limit} OFFSET ${(page - 1) * limit}`.execute(db),
    sql<{ count: bigint }>`SELECT count(*) AS count FROM ${transferTables} WHERE ${where}`.execute(db),
  ])
  return { items: rows.map(toReceived), page, limit, total: Number(counted.rows[0]?.count ?? 0n) }
}

/** One of them. Throws when there is none. */
export async function findReceived(db: Db | Trx, id: string): Promise<Received> {
  const { rows } = await sql<ReceivedRow>`${received} WHERE transfers.id = ${id}`.execute(db)
  return toReceived(rows[0] as ReceivedRow)
}

/** A plantation sees what arrives, not what the buyer paid for it. */
function toReceived({ payee, ...row }: ReceivedRow): Received {
  return {
    _id: row.id,
    number: row.number,
    status: row.status,
    amount: toMinor(row.received),
    currency: row.target,
    purpose: row.purpose,
    sentAt: (row.sentAt ?? row.createdAt).toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
    buyer: { company: row.company, city: row.buyerCity },
    recipient: { name: payee?.name ?? '', accountNumber: maskAccountNumber(payee?.accountNumber ?? '') },
  }
}
