import { randomUUID } from 'node:crypto'
import type { CallOutput } from '@flower-market/api-client/contract'
import type { BankLineState, IncomingTransfer, IsoDate } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import { toMinor } from '../../platform/database/column-types.ts'
import type { Db, Trx } from '../../platform/database/database.ts'
import type { ReadStatement } from './read-statement.ts'
import { listSameTransfers } from './same-transfers.repository.ts'

type Summary = Omit<CallOutput<'bankStatementList'>['items'][number], 'groups'>

/** A transfer as it is kept. */
export interface KeptTransfer {
  readonly id: string
  readonly number: string
  readonly date: IsoDate
  readonly amount: number
  readonly payerName: string
  readonly payerInn: string
  readonly payerAccount: string
  readonly purpose: string
  readonly paymentId: string | null
  readonly creditedAt: Date | null
  readonly excludedAt: Date | null
  readonly decision: { readonly by: string; readonly reason: string | null } | null
  /** Whom staff credited it to, and why; null where it pays an invoice. */
  readonly creditedTo: { readonly personId: string; readonly name: string; readonly reason: string } | null
}

/** An invoice that waits for its money, or has been paid by a transfer. */
export interface PayableInvoice {
  readonly transactionId: string
  readonly number: number
  readonly amount: number
  readonly inn: string
  readonly personId: string
  readonly payer: string
}

/** The id of the statement that a file was; undefined for one that was never read. */
export async function findByFile(db: Db | Trx, fileHash: Buffer): Promise<string | undefined> {
  const row = await db
    .selectFrom('bank_statements')
    .select('id')
    .where('file_hash', '=', fileHash)
    .executeTakeFirst()
  return row?.id
}

/** Keeps a statement, and of its transfers those that no statement before it had. Answers its id, that of the first where two read one file. */
export async function keepStatement(
  trx: Trx,
  { format, transfers }: ReadStatement,
  kept: { fileHash: Buffer; account: string; by: string; at: Date },
): Promise<string> {
  const { fileHash, account, by, at } = kept
  const id = randomUUID()
  const added = await trx
    .insertInto('bank_statements')
    .values({ id, format, file_hash: fileHash, account, imported_at: at, imported_by: by })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added === undefined) return (await findByFile(trx, fileHash)) as string
  await insertTransfers(trx, transfers)
  const keys = transfers.map(({ key }) => key)
  await sql`INSERT INTO bank_statement_transfers (statement_id, place, transfer_id)
    SELECT ${id}, row_number() OVER (ORDER BY min(place)), bank_transfers.id
    FROM unnest(${keys}::text[]) WITH ORDINALITY AS named (key, place)
    JOIN bank_transfers USING (key) GROUP BY bank_transfers.id`.execute(trx)
  return id
}

/** In the order of their keys, so that two imports at once never wait for each other. */
async function insertTransfers(trx: Trx, transfers: readonly IncomingTransfer[]): Promise<void> {
  const byKey = new Map(transfers.map((transfer) => [transfer.key, transfer]))
  const rows = [...byKey.values()]
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ key, number, date, amount, payerName, payerInn, payerAccount, purpose }) => ({
      id: randomUUID(),
      key,
      number,
      date,
      amount: BigInt(amount),
      payer_name: payerName,
      payer_inn: payerInn,
      payer_account: payerAccount,
      purpose,
    }))
  const atOnce = 1_000
  for (let start = 0; start < rows.length; start += atOnce) {
    await trx
      .insertInto('bank_transfers')
      .values(rows.slice(start, start + atOnce))
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
  }
}

const payerName = sql`coalesce(nullif(company, ''), concat_ws(' ', people.name, surname))`
const staffName = sql`trim(concat_ws(' ', people.name, surname))`

const counts = sql`bank_statements.id AS "_id", format, imported_at AS "importedAt",
  (SELECT ${staffName} FROM people WHERE people.id = imported_by) AS "importedBy",
  count(bank_transfers.id)::int AS transfers, count(payment_id)::int AS credited,
  CASE WHEN count(date) > 0 THEN json_build_object('from', min(date), 'to', max(date)) END AS days`
const withTransfers = sql`bank_statements
  LEFT JOIN bank_statement_transfers ON statement_id = bank_statements.id
  LEFT JOIN bank_transfers ON bank_transfers.id = transfer_id`

interface SummaryRow extends Omit<Summary, 'importedAt'> {
  readonly importedAt: Date
}

function toSummary({ importedAt, ...row }: SummaryRow): Summary {
  return { ...row, importedAt: importedAt.toISOString() }
}

/** A page of the statements, the newest first, and the number of all. */
export async function listStatements(
  db: Db,
  { page, limit }: { page: number; limit: number },
): Promise<{ items: Summary[]; total: number }> {
  const [{ rows }, counted] = await Promise.all([
    sql<SummaryRow>`SELECT ${counts} FROM ${withTransfers} WHERE bank_statements.id IN (
        SELECT id FROM bank_statements ORDER BY imported_at DESC, id LIMIT ${limit} OFFSET ${(page - 1) * limit})
      GROUP BY bank_statements.id ORDER BY imported_at DESC, bank_statements.id`.execute(db),
    sql<{ total: number }>`SELECT count(*)::int AS total FROM bank_statements`.execute(db),
  ])
  return { items: rows.map(toSummary), total: counted.rows[0]?.total ?? 0 }
}

/** A statement; undefined when there is none. */
export async function findStatement(db: Db | Trx, id: string): Promise<Summary | undefined> {
  const { rows } = await sql<SummaryRow>`SELECT ${counts} FROM ${withTransfers}
    WHERE bank_statements.id = ${id} GROUP BY bank_statements.id`.execute(db)
  return rows[0] && toSummary(rows[0])
}

function inMinor<R extends { readonly amount: bigint }>({ amount, ...row }: R) {
  return { ...row, amount: toMinor(amount) }
}

/** The transfers of statements, in the order of their files. */
export async function listTransfers(
  db: Db | Trx,
  statementIds: readonly string[],
): Promise<(KeptTransfer & { readonly statementId: string })[]> {
  const { rows } = await sql<Omit<KeptTransfer, 'amount'> & { amount: bigint; statementId: string }>`
    SELECT bank_transfers.id, statement_id AS "statementId", number, date, amount, payer_name AS "payerName",
      payer_inn AS "payerInn", payer_account AS "payerAccount", purpose, payment_id AS "paymentId",
      credited_at AS "creditedAt", excluded_at AS "excludedAt",
      CASE WHEN coalesce(credited_by, excluded_by) IS NOT NULL THEN json_build_object(
        'reason', CASE WHEN payment_id IS NULL THEN excluded_reason ELSE credit_reason END,
        'by', (SELECT ${staffName} FROM people WHERE people.id = coalesce(credited_by, excluded_by))) END AS decision,
      CASE WHEN credit_reason IS NULL THEN NULL ELSE (
        SELECT json_build_object('personId', people.id, 'name', ${payerName}, 'reason', credit_reason)
        FROM payments JOIN people ON people.id = person_id WHERE payments.id = payment_id) END AS "creditedTo"
    FROM bank_statement_transfers JOIN bank_transfers ON bank_transfers.id = transfer_id
    WHERE statement_id = ANY(${statementIds}) ORDER BY statement_id, place`.execute(db)
  return rows.map(inMinor)
}

const invoiceColumns = sql`payments.id AS "transactionId", invoices.number, invoices.amount, inn,
  payments.person_id AS "personId", ${payerName} AS payer`

async function listInvoices(db: Db | Trx, where: ReturnType<typeof sql>): Promise<PayableInvoice[]> {
  const { rows } = await sql<Omit<PayableInvoice, 'amount'> & { amount: bigint }>`
    SELECT ${invoiceColumns} FROM invoices JOIN payments ON payments.id = payment_id
      JOIN people ON people.id = payments.person_id
    WHERE canceled_at IS NULL AND ${where} ORDER BY invoices.number`.execute(db)
  return rows.map(inMinor)
}

/** The invoices that wait for their money. */
export function listOpenInvoices(db: Db | Trx): Promise<PayableInvoice[]> {
  return listInvoices(db, sql`payments.status = 'IN_PROCESSED' AND payments.method = 'CHECK'`)
}

/** The invoices of payments. */
export function listInvoicesOf(db: Db | Trx, paymentIds: readonly string[]): Promise<PayableInvoice[]> {
  return listInvoices(db, sql`payments.id = ANY(${paymentIds})`)
}

/** A transfer that is locked until it is decided about. */
export interface LockedTransfer {
  readonly amount: bigint
  readonly payerInn: string
  readonly purpose: string
  readonly state: BankLineState
}

/**
 * Locks transfers of a statement in the order of their ids; those of another are left out. What may be the same money is locked, too,
 * so that of two credits at once the later one finds the other.
 */
export async function lockTransfers(
  trx: Trx,
  statementId: string,
  ids: readonly string[],
): Promise<Map<string, LockedTransfer>> {
  const same = [...(await listSameTransfers(trx, ids)).values()].flat()
  const { rows } = await sql<LockedTransfer & { id: string; isOwn: boolean }>`
    SELECT id, amount, payer_inn AS "payerInn", purpose, CASE WHEN payment_id IS NOT NULL THEN 'credited'
      WHEN excluded_at IS NOT NULL THEN 'excluded' ELSE 'waiting' END AS state,
      id = ANY(${ids})
        AND id IN (SELECT transfer_id FROM bank_statement_transfers WHERE statement_id = ${statementId}) AS "isOwn"
    FROM bank_transfers WHERE id = ANY(${[...ids, ...same.map(({ lineId }) => lineId)]})
    ORDER BY id FOR UPDATE`.execute(trx)
  return new Map(rows.filter(({ isOwn }) => isOwn).map(({ id, isOwn: _isOwn, ...row }) => [id, row]))
}

/** Marks a transfer as one that is no payment of a buyer. */
export async function markExcluded(
  trx: Trx,
  id: string,
  { by, at, reason }: { by: string; at: Date; reason: string },
): Promise<void> {
  await trx
    .updateTable('bank_transfers')
    .set({ excluded_at: at, excluded_by: by, excluded_reason: reason })
    .where('id', '=', id)
    .execute()
}

/** Marks a transfer as credited to a payment; with the reason where staff chose to whom. */
export async function markCredited(
  trx: Trx,
  id: string,
  { paymentId, by, at, reason = null }: { paymentId: string; by: string; at: Date; reason?: string | null },
): Promise<void> {
  await trx
    .updateTable('bank_transfers')
    .set({ payment_id: paymentId, credited_at: at, credited_by: by, credit_reason: reason })
    .where('id', '=', id)
    .execute()
}
