import { randomUUID } from 'node:crypto'
import { includedVat, money, moscowDateOf } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import { toMinor } from '../../../platform/database/column-types.ts'
import type { Db, Trx } from '../../../platform/database/database.ts'
import { defineMinuteJob, everyMinute } from '../../../platform/jobs/minute-job.ts'
import { runEach } from '../../../platform/jobs/run-each.ts'
import type { Platform } from '../../../platform/platform.ts'
import { documentSellerAt, type DocumentSeller } from '../../settings/index.ts'
import { publishToWebhooks } from '../../webhooks/index.ts'
import { advanceNumber, type AdvanceContent } from './advance-content.ts'
import { writeAdvancePdf } from './advance-pdf.ts'
import { publishTransaction } from '../transactions.service.ts'

const batchSize = 100

/** Makes the invoices of advances that have none yet. */
const advanceInvoicesJob = defineMinuteJob('payments.advance-invoices')

interface WaitingAdvance {
  readonly paymentId: string
  readonly paymentNumber: number
  readonly personId: string
  readonly amount: bigint
  readonly vatBp: number
  readonly at: Date
  readonly company: string
  readonly inn: string
  readonly kpp: string
  readonly legalAddress: string
}

/** Advances without an invoice whose people have given all that it names, the oldest first. */
async function listWaiting(db: Db): Promise<WaitingAdvance[]> {
  const { rows } = await sql<WaitingAdvance>`
    SELECT advances.payment_id AS "paymentId", payments.number AS "paymentNumber", advances.person_id AS "personId",
      advances.amount, vat_bp AS "vatBp", advances.at, company, inn, kpp, legal_address AS "legalAddress"
    FROM advances JOIN payments ON payments.id = advances.payment_id JOIN people ON people.id = advances.person_id
      LEFT JOIN advance_invoices ON advance_invoices.payment_id = advances.payment_id
    WHERE advance_invoices.payment_id IS NULL AND company <> '' AND inn <> '' AND legal_address <> ''
      AND (kpp <> '' OR length(inn) = 12)
    ORDER BY advances.at, advances.payment_id LIMIT ${batchSize}`.execute(db)
  return rows
}

function contentOf(
  advance: WaitingAdvance,
  at: Date,
  { seller, signatory }: DocumentSeller,
): Omit<AdvanceContent, 'number'> {
  const { amount, vatBp, company, inn, kpp, legalAddress, paymentNumber } = advance
  const date = moscowDateOf(at)
  const gross = toMinor(amount)
  return {
    date,
    vatBp,
    seller,
    signatory,
    buyer: { name: company, inn, kpp, address: legalAddress },
    payment: { number: paymentNumber, date: moscowDateOf(advance.at) },
    gross,
    tax: includedVat(money(gross, 'RUB'), vatBp).minor,
  }
}

async function issue(trx: Trx, advance: WaitingAdvance, at: Date): Promise<void> {
  const { paymentId, personId } = advance
  // Another process may have made it meanwhile.
  await sql`SELECT 1 FROM advances WHERE payment_id = ${paymentId} FOR UPDATE`.execute(trx)
  const made = trx.selectFrom('advance_invoices').select('number').where('payment_id', '=', paymentId)
  if ((await made.executeTakeFirst()) !== undefined) return
  const seller = await documentSellerAt(trx, at)
  // It waits until staff have entered what it names.
  if (seller === null) return
  const unnumbered = contentOf(advance, at, seller)
  const year = Number(unnumbered.date.slice(0, 4))
  const { rows } = await sql<{
    number: number
  }>`SELECT next_yearly_number('advance-invoice', ${year}) AS number`.execute(trx)
  const content: AdvanceContent = { ...unnumbered, number: rows[0]?.number as number }
  const fileId = randomUUID()
  const bytes = await writeAdvancePdf(content)
  await trx
    .insertInto('files')
    .values({
      id: fileId,
      owner_id: personId,
      purpose: 'advance-invoice',
      content_type: 'application/pdf',
      bytes,
    })
    .execute()
  await trx
    .insertInto('advance_invoices')
    .values({
      payment_id: paymentId,
      year,
      number: content.number,
      issued_at: at,
      content: JSON.stringify(content),
      pdf_file_id: fileId,
    })
    .execute()
  await publishTransaction(trx, paymentId)
  await publishToWebhooks(trx, {
    personId,
    event: 'document.issued',
    at,
    data: {
      _id: paymentId,
      kind: 'advance-invoice',
      number: advanceNumber(content.number),
      date: content.date,
      orderId: null,
    },
  })
}

type Shop = Pick<Platform, 'database' | 'now' | 'events'>

/** Makes the invoices of advances that are missing: those of people whose requisites are complete. One that fails does not keep the others. */
export async function issueAdvanceInvoices({
  database: { kysely },
  now,
  events: { transaction },
}: Shop): Promise<void> {
  await runEach(await listWaiting(kysely), 'advance invoices were not made', (advance) =>
    transaction((trx) => issue(trx, advance, now())),
  )
}

/** Says how the invoices of advances are made, and when. */
export function handleAdvanceInvoices(platform: Platform): void {
  platform.jobs.handle(advanceInvoicesJob, () => issueAdvanceInvoices(platform))
  platform.jobs.schedule(advanceInvoicesJob, everyMinute)
}
