import type { CallOutput, Contract } from '@flower-market/api-client/contract'
import {
  areRatesStale,
  currencyOfWallet,
  maskAccountNumber,
  moscowDateOf,
  quoteExchange,
  walletOfCurrency,
  type QuotedExchange,
  type WalletType,
} from '@flower-market/flower-domain'
import type * as z from 'zod/mini'
import { ApiError, invalidInput } from '../../platform/errors/api-error.ts'
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts'
import type { Db, Trx } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { findUsableRecipient } from '../plantations/index.ts'
import { settingAt } from '../settings/index.ts'
import { exchangeBy } from './exchange-by-quote.ts'
import { insertQuote, lockQuote, toQuote } from './quotes.repository.ts'
import { lastRates, toDayRates, toOfferedRates } from './rates.repository.ts'

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

  /** Whom a transfer may go to, in the currency of their account. */
  const recipientOf = async (personId: string, id: string, target: WalletType) => {
    const row = await findUsableRecipient(kysely, personId, id)
    if (walletOfCurrency(row.currency) !== target) {
      throw invalidInput('target', "A transfer arrives in the currency of the recipient's account.")
    }
    return { _id: row.id, name: row.name, accountNumber: maskAccountNumber(row.account_number) }
  }

  return {
    /**
     * Quotes an exchange, or a transfer to a recipient, and locks the quote for its time. Throws `payment-method-off` where
     * the operator has switched both off, and `unavailable` where no rates are known.
     */
    async quote(personId: string, question: Question): Promise<CallOutput<'accountRates'>> {
      const { source, target, recipient: recipientId = null, ...rest } = question
      await requireTransfers(kysely, now())
      const recipient = recipientId === null ? null : await recipientOf(personId, recipientId, target)
      if (recipient === null && source === target) {
        throw invalidInput('target', 'Money is exchanged into another currency.')
      }
      const at = now()
      const today = moscowDateOf(at)
      const [[table], terms] = await Promise.all([
        lastRates(kysely, today, 1),
        settingAt(kysely, 'exchangeTerms', at),
      ])
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
        recipientId,
      })
      return toQuote(row, { isStale: areRatesStale(table.date, today), recipient })
    },

    /** The rates of the last days. */
    async rates(days: number): Promise<CallOutput<'ratesList'>> {
      const today = moscowDateOf(now())
      const [tables, terms] = await Promise.all([
        lastRates(kysely, today, days),
        settingAt(kysely, 'exchangeTerms', now()),
      ])
      const [newest] = tables
      return {
        offered: newest === undefined ? null : toOfferedRates(newest.rates, terms),
        items: tables.map(toDayRates),
        isStale: newest === undefined || areRatesStale(newest.date, today),
      }
    },

    /** Exchanges once per key and once per quote, in one transaction. Throws the refusal; then nothing has changed. */
    async exchange({ personId, key, body }: ExchangeRequest): Promise<Exchanged> {
      const { answer } = await events.transaction((trx) =>
        withIdempotency(trx, { personId, call: 'accountExchange', key, body }, async () => {
          await requireTransfers(trx, now())
          const quote = await lockQuote(trx, personId, body.quoteId)
          if (quote === undefined) throw new ApiError('not-found')
          return exchangeBy(trx, quote, now())
        }),
      )
      return answer
    },
  }
}

/** An exchange is a transfer between one's own accounts: one setting covers both. */
async function requireTransfers(db: Db | Trx, at: Date): Promise<void> {
  if (!(await settingAt(db, 'hasTransfers', at))) throw new ApiError('payment-method-off')
}
