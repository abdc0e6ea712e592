import type { CallOutput, Contract } from '@flower-market/api-client/contract'
import {
  areRatesStale,
  currencyOfWallet,
  moscowDateOf,
  quoteExchange,
  type QuotedExchange,
} from '@flower-market/flower-domain'
import type * as z from 'zod/mini'
import type { Trx } from '../../platform/database/database.ts'
import { ApiError, invalidInput } from '../../platform/errors/api-error.ts'
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts'
import type { Platform } from '../../platform/platform.ts'
import { openAccount, postMovement } from '../ledger/index.ts'
import { insertQuote, lockQuote, markUsed, termsOf, toQuote, type QuoteRow } from './quotes.repository.ts'
import { lastRates, toDayRates } from './rates.repository.ts'

type Question = z.output<Contract['accountRates']['query']>
type Exchanged = CallOutput<'accountExchange'>

/** Who exchanges by which quote, under which idempotency key. */
export interface ExchangeRequest {
  readonly personId: string
  readonly key: string
  readonly body: z.output<Contract['accountExchange']['body']>
}

const refusals: Readonly<Record<Exclude<QuotedExchange, { ok: true }>['reason'], string>> = {
  'invalid-amount': 'An amount is a whole number above zero.',
  'amount-too-small': 'The amount is too small: nothing would arrive.',
  'amount-too-large': 'The amount is too large.',
}

/** Makes the service. */
export function exchangeService({ database, events, now }: Pick<Platform, 'database' | 'events' | 'now'>) {
  const { kysely } = database

  const exchangeBy = async (trx: Trx, personId: string, quote: QuoteRow): Promise<Exchanged> => {
    const at = now()
    if (quote.movement_id !== null) throw new ApiError('quote-used')
    if (quote.expires_at < at) throw new ApiError('quote-expired')
    const { source, target, total, converted, commission, received } = quote
    const account = { person: personId }
    await openAccount(trx, account, target)
    const fee = [
      { account, currency: source, amount: -commission },
      { account: { system: 'commission' }, currency: source, amount: commission },
    ] as const
    const moved = await postMovement(trx, {
      kind: 'exchange',
      createdBy: personId,
      at,
      postings: [
        { account, currency: source, amount: -converted },
        { account, currency: target, amount: received },
        { account: { system: 'exchange' }, currency: source, amount: converted },
        { account: { system: 'exchange' }, currency: target, amount: -received },
        ...(total === converted ? [] : fee),
      ],
    })
    if (!moved.ok) throw new ApiError(moved.reason)
    await markUsed(trx, quote.id, moved.movementId)
    return { _id: moved.movementId, quote: toQuote(quote, areRatesStale(quote.rate_date, moscowDateOf(at))) }
  }

  return {
    /** Quotes an exchange and locks the quote for its time. Throws `unavailable` where no rates are known. */
    async quote(personId: string, question: Question): Promise<CallOutput<'accountRates'>> {
      const { source, target, recipient, ...rest } = question
      // No recipient may be sent to before there are any.
      if (recipient !== undefined) throw new ApiError('not-found')
      if (source === target) throw invalidInput('target', 'Money is exchanged into another currency.')
      const at = now()
      const today = moscowDateOf(at)
      const [[table], terms] = await Promise.all([lastRates(kysely, today, 1), termsOf(kysely, today)])
      if (table === undefined) throw new ApiError('unavailable')
      const wanted = { ...rest, source: currencyOfWallet(source), target: currencyOfWallet(target) }
      const quoted = quoteExchange(wanted, table.rates, terms)
      if (!quoted.ok) throw invalidInput('amount', refusals[quoted.reason])
      const row = await insertQuote(kysely, {
        personId,
        quote: quoted.quote,
        terms,
        rateDate: table.date,
        at,
      })
      return toQuote(row, areRatesStale(table.date, today))
    },

    /** The rates of the last days. */
    async rates(days: number): Promise<CallOutput<'ratesList'>> {
      const today = moscowDateOf(now())
      const tables = await lastRates(kysely, today, days)
      const [newest] = tables
      return {
        items: tables.map(toDayRates),
        isStale: newest === undefined || areRatesStale(newest.date, today),
      }
    },

    /** Exchanges once per key and once per quote, in one transaction. Throws the refusal; then nothing has changed. */
    async exchange({ personId, key, body }: ExchangeRequest): Promise<Exchanged> {
      const { answer } = await events.transaction((trx) =>
        withIdempotency(trx, { personId, call: 'accountExchange', key, body }, async () => {
          const quote = await lockQuote(trx, personId, body.quoteId)
          if (quote === undefined) throw new ApiError('not-found')
          return exchangeBy(trx, personId, quote)
        }),
      )
      return answer
    },
  }
}
