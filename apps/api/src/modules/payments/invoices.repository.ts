import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { toMinor } from '../../platform/database/column-types.ts'
import type { Db, Trx } from '../../platform/database/database.ts'
import type { FilePlace } from '../../platform/files/file-bytes.ts'

/** What an invoice asks for, of whom, and where it is kept. */
export interface Invoice {
  readonly number: number
  readonly paymentId: string
  readonly personId: string
  readonly issuedAt: Date
  /** When the payment was begun, whose terms it is under. */
  readonly begunAt: Date
  /** Kopecks. */
  readonly amount: number
  readonly buyer: {
    readonly name: string
    readonly company: string
    readonly inn: string
    readonly address: string
  }
  /** The orders that it asks for, in kopecks; none for a top-up. */
  readonly orders: readonly { readonly number: number; readonly amount: number }[]
  /** Null until it was first asked for. */
  readonly file: FilePlace | null
}

/**
 * Issues an invoice under the next number. Whoever issues another waits until this transaction ends: it comes after all
 * other locks.
 */
export async function issueInvoice(
  trx: Trx,
  { paymentId, amount, at }: { paymentId: string; amount: bigint; at: Date },
): Promise<void> {
  await trx.insertInto('invoices').values({ payment_id: paymentId, amount, issued_at: at }).execute()
}

/** Cancels the invoice of a payment, where it has one; its number is not used again. */
export async function cancelInvoice(trx: Trx, paymentId: string, at: Date): Promise<void> {
  await trx
    .updateTable('invoices')
    .set({ canceled_at: at })
    .where('payment_id', '=', paymentId)
    .where('canceled_at', 'is', null)
    .execute()
}

interface InvoiceRow extends Omit<Invoice, 'amount' | 'buyer' | 'file'>, Omit<FilePlace, 'id'> {
  readonly fileId: string | null
  readonly amount: bigint
  readonly name: string
  readonly company: string
  readonly inn: string
  readonly address: string
}

/** The invoice of a payment that was not canceled; undefined when there is none. */
export async function findInvoice(db: Db, paymentId: string): Promise<Invoice | undefined> {
  const { rows } = await sql<InvoiceRow>`
    SELECT invoices.number, payment_id AS "paymentId", payments.person_id AS "personId", issued_at AS "issuedAt",
      payments.created_at AS "begunAt",
      invoices.amount, concat_ws(' ', people.name, surname) AS name, company, inn,
      concat_ws(', ', nullif(postal_code, ''), nullif(city, ''), nullif(people.address, '')) AS address,
      (SELECT coalesce(json_agg(json_build_object('number', purchases.number, 'amount', payment_allocations.amount)
          ORDER BY purchases.number), '[]')
        FROM payment_allocations JOIN purchases ON purchases.id = purchase_id
        WHERE payment_allocations.payment_id = payments.id) AS orders,
      files.id AS "fileId", files.bytes, files.sha256
    FROM invoices JOIN payments ON payments.id = payment_id JOIN people ON people.id = payments.person_id
      LEFT JOIN files ON files.id = file_id
    WHERE payment_id = ${paymentId} AND canceled_at IS NULL`.execute(db)
  const [row] = rows
  if (row === undefined) return undefined
  const { name, company, inn, address, amount, fileId, bytes, sha256, ...invoice } = row
  return {
    ...invoice,
    amount: toMinor(amount),
    buyer: { name, company, inn, address },
    file: fileId === null ? null : { id: fileId, bytes, sha256 },
  }
}

/** Keeps the file of an invoice; answers what is kept, which another process may have kept before. */
export async function keepInvoice(
  trx: Trx,
  { number, personId }: Pick<Invoice, 'number' | 'personId'>,
  bytes: Buffer,
): Promise<FilePlace> {
  const { file_id: known } = await trx
    .selectFrom('invoices')
    .select('file_id')
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (known !== null) {
    return trx
      .selectFrom('files')
      .select(['id', 'bytes', 'sha256'])
      .where('id', '=', known)
      .executeTakeFirstOrThrow()
  }
  const id = randomUUID()
  const row = { id, owner_id: personId, purpose: 'invoice', content_type: 'application/pdf', bytes } as const
  await trx.insertInto('files').values(row).execute()
  await trx.updateTable('invoices').set({ file_id: id }).where('number', '=', number).execute()
  return { id, bytes, sha256: null }
}
