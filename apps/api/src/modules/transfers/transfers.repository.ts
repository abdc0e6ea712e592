import type { CallOutput } from '@flower-market/api-client/contract'
import { formatRate, maskAccountNumber, walletOfCurrency, type Currency } from '@flower-market/flower-domain'
import type { TransactionStatus } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import { toMinor } from '../../platform/database/column-types.ts'
import type { Db, Trx } from '../../platform/database/database.ts'
import type { Payee } from '../../platform/database/transfer-tables.ts'

/** A transfer as its person sees it among the transactions. */
export type TransferTransaction = CallOutput<'transactionConfirm'>

/** A transfer with its quote, as it is stored. */
export interface TransferRow {
  readonly id: string
  readonly number: number
  readonly personId: string
  readonly recipientId: string | null
  readonly plantationId: string | null
  readonly payee: Payee | null
  readonly purpose: string
  readonly status: TransactionStatus
  readonly reason: string
  readonly createdAt: Date
  readonly sentAt: Date | null
  readonly settledAt: Date | null
  readonly settledBy: string | null
  readonly reservationId: string | null
  readonly movementId: string | null
  readonly returnedBy: string | null
  readonly source: Currency
  readonly target: Currency
  readonly total: bigint
  readonly commission: bigint
  readonly converted: bigint
  readonly received: bigint
  readonly rate: bigint
  readonly rateBase: Currency
  readonly events: readonly {
    readonly status: TransactionStatus
    readonly at: string
    /** Who did it; null where nobody is known. */
    readonly by: string | null
  }[]
}

/** The columns of a `TransferRow`, from `transferTables`. */
export const transferColumns = sql`transfers.id, transfers.number, transfers.person_id AS "personId",
  transfers.recipient_id AS "recipientId", recipients.plantation_id AS "plantationId", payee, purpose, transfers.status,
  transfers.reason, transfers.created_at AS "createdAt", sent_at AS "sentAt", settled_at AS "settledAt", settled_by AS "settledBy",
  reservation_id AS "reservationId", transfers.movement_id AS "movementId", returned_by AS "returnedBy", source, target,
  total, commission, converted, received, rate, rate_base AS "rateBase",
  (SELECT json_agg(json_build_object('status', status, 'at', at, 'by', (SELECT
      trim(name || ' ' || surname) FROM people WHERE people.id = transfer_events.created_by)) ORDER BY ordinal)
    FROM transfer_events WHERE transfer_id = transfers.id) AS events`

/** Transfers with their quotes and recipients. */
export const transferTables = sql`transfers JOIN quotes ON quotes.id = quote_id
  LEFT JOIN recipients ON recipients.id = transfers.recipient_id`

/** A transfer; undefined when there is none. */
export async function findTransfer(db: Db | Trx, id: string): Promise<TransferRow | undefined> {
  const { rows } = await sql<TransferRow>`SELECT ${transferColumns} FROM ${transferTables}
    WHERE transfers.id = ${id}`.execute(db)
  return rows[0]
}

/** The same, kept as it is until the transaction ends. */
export async function lockTransfer(trx: Trx, id: string): Promise<TransferRow | undefined> {
  await trx.selectFrom('transfers').select('id').where('id', '=', id).forUpdate().execute()
  return findTransfer(trx, id)
}

/** Transfers with these ids, in no order. */
export async function listTransfersById(
  db: Db,
  ids: readonly string[],
): Promise<readonly TransferTransaction[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<TransferRow>`SELECT ${transferColumns} FROM ${transferTables}
    WHERE transfers.id = ANY(${[...ids]})`.execute(db)
  return rows.map(toTransaction)
}

/** What others than staff see of the requisites. */
function toPayee({ _id, name, plantation, beneficiary, accountNumber, bankCountry }: Payee) {
  return {
    _id,
    name,
    plantation,
    beneficiary,
    accountNumber: maskAccountNumber(accountNumber),
    bankCountry,
  }
}

/** A transfer as its person sees it. */
export function toTransaction(row: TransferRow): TransferTransaction {
  const { payee, source, target } = row
  return {
    _id: row.id,
    number: row.number,
    kind: 'transfer',
    method: 'BALANCE',
    amount: toMinor(row.total),
    currency: source,
    status: row.status,
    date: row.createdAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
    reason: row.reason,
    proof: null,
    invoice: null,
    orders: [],
    transfer: {
      recipient: payee && toPayee(payee),
      source: walletOfCurrency(source),
      target: walletOfCurrency(target),
      commission: toMinor(row.commission),
      converted: toMinor(row.converted),
      received: toMinor(row.received),
      rate: formatRate(row.rate),
      rateBase: row.rateBase,
      purpose: row.purpose,
      events: row.events.map(({ status, at }) => ({ status, at: new Date(at).toISOString() })),
      isReturned: row.returnedBy !== null,
    },
  }
}

/** What happened to a transfer now. */
export interface NewTransferEvent {
  readonly status: TransactionStatus
  readonly at: Date
  readonly by: string | null
}

/** Writes what happened to a transfer after all that happened before. */
export async function insertTransferEvents(
  trx: Trx,
  id: string,
  happened: readonly NewTransferEvent[],
): Promise<void> {
  const { count } = await trx
    .selectFrom('transfer_events')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('transfer_id', '=', id)
    .executeTakeFirstOrThrow()
  const rows = happened.map(({ status, at, by }, place) => ({
    transfer_id: id,
    ordinal: Number(count) + place,
    status,
    at,
    created_by: by,
  }))
  await trx.insertInto('transfer_events').values(rows).execute()
}
