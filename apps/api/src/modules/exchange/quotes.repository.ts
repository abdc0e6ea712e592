import { randomUUID } from 'node:crypto'
import { quoteLifetimeMs, type CallOutput } from '@flower-market/api-client/contract'
import {
  formatRate,
  walletOfCurrency,
  type ExchangeQuote,
  type ExchangeTerms,
  type IsoDate,
} from '@flower-market/flower-domain'
import { sql, type Insertable, type Selectable } from 'kysely'
import { toMinor } from '../../platform/database/column-types.ts'
import type { Db, Trx } from '../../platform/database/database.ts'
import { deleteInBatches } from '../../platform/database/delete-in-batches.ts'
import type { Schema } from '../../platform/database/schema.ts'

/** A quote as it is stored. */
export type QuoteRow = Selectable<Schema['quotes']>

/** What a quote was computed from. */
export interface NewQuote {
  readonly personId: string
  readonly quote: ExchangeQuote
  readonly terms: ExchangeTerms
  readonly rateDate: IsoDate
  readonly at: Date
  /** Whom a transfer goes to; null for an exchange. */
  readonly recipientId: string | null
}

/** Locks a quote for its time: writes it and gives it back as it is stored. */
export async function insertQuote(db: Db, question: NewQuote): Promise<QuoteRow> {
  const { personId, quote, terms, rateDate, at, recipientId } = question
  const row: Insertable<Schema['quotes']> = {
    id: randomUUID(),
    person_id: personId,
    recipient_id: recipientId,
    source: quote.total.currency,
    target: quote.received.currency,
    total: BigInt(quote.total.minor),
    commission: BigInt(quote.commission.minor),
    converted: BigInt(quote.converted.minor),
    received: BigInt(quote.received.minor),
    rate: quote.rate,
    rate_base: quote.rateBase,
    rate_date: rateDate,
    spread_bp: terms.spreadBp,
    commission_bp: terms.commissionBp,
    created_at: at,
    expires_at: new Date(at.getTime() + quoteLifetimeMs),
  }
  return db.insertInto('quotes').values(row).returningAll().executeTakeFirstOrThrow()
}

/** A person's quote, kept as it is until the transaction ends. */
export function lockQuote(trx: Trx, personId: string, id: string): Promise<QuoteRow | undefined> {
  return trx
    .selectFrom('quotes')
    .selectAll()
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirst()
}

/** Marks a quote as used by a movement. */
export async function markUsed(trx: Trx, id: string, movementId: string): Promise<void> {
  await trx.updateTable('quotes').set({ movement_id: movementId }).where('id', '=', id).execute()
}

/** Forgets quotes that neither an exchange nor a transfer has used and that expired before a moment. */
export async function pruneQuotes(db: Db, before: Date): Promise<void> {
  await deleteInBatches(
    db,
    'quotes',
    sql`movement_id IS NULL AND expires_at < ${before}
      AND NOT EXISTS (SELECT FROM transfers WHERE quote_id = quotes.id)`,
  )
}

/** A quote as the contract carries it. */
export function toQuote(
  row: QuoteRow,
  { isStale, recipient }: Pick<CallOutput<'accountRates'>, 'isStale' | 'recipient'>,
): CallOutput<'accountRates'> {
  return {
    _id: row.id,
    source: walletOfCurrency(row.source),
    target: walletOfCurrency(row.target),
    total: toMinor(row.total),
    commission: toMinor(row.commission),
    converted: toMinor(row.converted),
    received: toMinor(row.received),
    rate: formatRate(row.rate),
    rateBase: row.rate_base,
    rateDate: row.rate_date,
    isStale,
    recipient,
    spreadBp: row.spread_bp,
    commissionBp: row.commission_bp,
    expiresAt: row.expires_at.toISOString(),
  }
}
