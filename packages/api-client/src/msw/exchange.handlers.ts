import {
  areRatesStale,
  currencyOfWallet,
  findEnteredRatesProblem,
  formatRate,
  maskAccountNumber,
  moscowDateOf,
  offeredRates,
  parseRate,
  quoteExchange,
  walletOfCurrency,
  type DayRates,
  type ExchangeTerms,
} from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import type { CallOutput } from '../contract/contract.ts'
import { quoteLifetimeMs } from '../contract/exchange.contract.ts'
import type { MockPerson } from '../fixtures/mock-person.ts'
import { openMockAccount } from './account.handlers.ts'
import { recordMockAudit } from './audit.handlers.ts'
import { answerOnce } from './answer-once.ts'
import type { MarketState } from './market-state.ts'
import type { MockRequest } from './mock.ts'
import { MockError, refuse } from './mock-error.ts'
import type { ErrorCodeOf } from './mock-error.ts'
import { settingOf } from './operator-settings.ts'
import { recordOperation } from './operations.ts'
import { usableRecipient } from './recipients.ts'
import { mockSignedIn } from './signed-in.ts'

type Quote = CallOutput<'accountRates'>
type Exchanged = CallOutput<'accountExchange'>

function invalid(path: string, message: string) {
  return refuse('validation-failed', { issues: [{ path, message }] })
}

/** A quote as the market answers it. */
export function quoteExchangeOf(
  state: MarketState,
  person: MockPerson,
  { source, target, recipient, ...question }: MockRequest<'accountRates'>['query'],
): Quote | MockError<ErrorCodeOf<'accountRates'>> {
  if (!settingOf(state, 'hasTransfers')) return refuse('payment-method-off')
  const payee = recipient === undefined ? null : usableRecipient(state, person, recipient)
  if (payee instanceof MockError) return payee
  if (payee && walletOfCurrency(payee.currency) !== target) {
    return invalid('target', "A transfer arrives in the currency of the recipient's account.")
  }
  if (payee === null && source === target)
    return invalid('target', 'Money is exchanged into another currency.')
  const today = moscowDateOf(state.now)
  const table = state.rates.find(({ date }) => date <= today)
  if (table === undefined) return refuse('unavailable')
  const wanted = { ...question, source: currencyOfWallet(source), target: currencyOfWallet(target) }
  const rates = { USD: parseRate(table.USD) ?? 0n, EUR: parseRate(table.EUR) ?? 0n }
  const exchangeTerms = settingOf(state, 'exchangeTerms')
  const quoted = quoteExchange(wanted, rates, exchangeTerms)
  if (!quoted.ok) return invalid('amount', quoted.reason)
  const { rate, rateBase, total, commission, converted, received } = quoted.quote
  const made: Quote = {
    _id: `quote-${state.quotes.size + 1}`,
    source,
    target,
    total: total.minor,
    commission: commission.minor,
    converted: converted.minor,
    received: received.minor,
    rate: formatRate(rate),
    rateBase,
    rateDate: table.date,
    isStale: areRatesStale(table.date, today),
    recipient: payee && {
      _id: payee._id,
      name: payee.name,
      accountNumber: maskAccountNumber(payee.accountNumber),
    },
    ...exchangeTerms,
    expiresAt: new Date(state.now.getTime() + quoteLifetimeMs).toISOString(),
  }
  state.quotes = new Map(state.quotes).set(made._id, { quote: made, personId: person._id, isUsed: false })
  return made
}

/** Exchanges as a quote says. */
export function exchangeBy(
  state: MarketState,
  person: MockPerson,
  quoteId: string,
): Exchanged | MockError<ErrorCodeOf<'accountExchange'>> {
  const found = state.quotes.get(quoteId)
  if (found?.personId !== person._id || found.quote.recipient !== null) return refuse('not-found')
  if (found.isUsed) return refuse('quote-used')
  const { quote: quoted } = found
  const { source, target, total, converted, commission, received } = quoted
  if (Date.parse(quoted.expiresAt) < state.now.getTime()) return refuse('quote-expired')
  const balance = person.accounts.find(({ type }) => type === source)?.amount ?? 0
  if (balance < total) return refuse('not-enough-funds')
  state.quotes = new Map(state.quotes).set(quoteId, { ...found, isUsed: true })
  const fee = commission === 0 ? [] : [{ type: source, amount: -commission }]
  const _id = recordOperation(state, openMockAccount(state, person, target), {
    kind: 'exchange',
    purchase: null,
    rate: { value: quoted.rate, base: quoted.rateBase },
    changes: [{ type: source, amount: -converted }, ...fee, { type: target, amount: received }],
  })
  return { _id, quote: quoted }
}

type Rates = CallOutput<'ratesList'>['items'][number]

function asTable({ date, USD, EUR }: Rates): DayRates {
  return { date, rates: { USD: parseRate(USD) ?? 0n, EUR: parseRate(EUR) ?? 0n } }
}

function offeredBy(newest: Rates, terms: ExchangeTerms): CallOutput<'ratesList'>['offered'] {
  const { rates } = asTable(newest)
  const offered = (currency: keyof typeof rates) => {
    const { buying, selling } = offeredRates(currency, rates, terms)
    return { buying: formatRate(buying), selling: formatRate(selling) }
  }
  return { USD: offered('USD'), EUR: offered('EUR') }
}

function enterRates(
  state: MarketState,
  staff: MockPerson,
  { reason, ...typed }: MockRequest<'ratesEnter'>['body'],
) {
  const today = moscowDateOf(state.now)
  if (typed.date > today) {
    return invalid('date', 'The day has not come yet.')
  }
  const newest = state.rates.find(({ date }) => date <= today)
  const table = asTable(typed)
  const problem = findEnteredRatesProblem(table, newest && asTable(newest))
  if (problem !== null) return refuse(problem)
  const entered = { date: typed.date, USD: formatRate(table.rates.USD), EUR: formatRate(table.rates.EUR) }
  recordMockAudit(state, staff, {
    action: 'rates-entered',
    subject: { kind: 'day', _id: typed.date },
    about: null,
    reason,
    before: newest ? { USD: newest.USD, EUR: newest.EUR } : {},
    after: { USD: entered.USD, EUR: entered.EUR },
  })
  state.rates = [entered, ...state.rates]
  return entered
}

/** Quotes and exchanges of the mock market. */
export function exchangeHandlers(state: MarketState): HttpHandler[] {
  return [
    mockSignedIn(state, 'accountRates', (person, { query }) => quoteExchangeOf(state, person, query)),
    mockSignedIn(state, 'ratesList', (_person, { query: { days } }) => {
      const today = moscowDateOf(state.now)
      const items = state.rates.filter(({ date }) => date <= today).slice(0, days)
      const [newest] = items
      return {
        items,
        isStale: newest === undefined || areRatesStale(newest.date, today),
        offered: newest === undefined ? null : offeredBy(newest, settingOf(state, 'exchangeTerms')),
      }
    }),
    mockSignedIn(state, 'ratesEnter', (staff, { body }) => enterRates(state, staff, body)),
    mockSignedIn(state, 'accountExchange', (person, { body, idempotencyKey }) =>
      answerOnce(state, person, { call: 'accountExchange', idempotencyKey, body }, () =>
        settingOf(state, 'hasTransfers')
          ? exchangeBy(state, person, body.quoteId)
          : refuse('payment-method-off'),
      ),
    ),
  ]
}
