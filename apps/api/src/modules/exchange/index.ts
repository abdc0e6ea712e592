import { contract } from '@flower-market/api-client/contract'
import type { Platform } from '../../platform/platform.ts'
import { enterRates } from './enter-rates.ts'
import { handleExchangeJobs } from './exchange-jobs.ts'
import { exchangeService } from './exchange.service.ts'

export { exchangeBy } from './exchange-by-quote.ts'
export { insertQuote, lockQuote, type QuoteRow } from './quotes.repository.ts'
export { lastRates, storeRates } from './rates.repository.ts'

/** Rates, quotes and exchanges between one's own accounts. */
export function exchangeModule(platform: Platform): void {
  const { register } = platform
  const exchange = exchangeService(platform)
  handleExchangeJobs(platform)
  register(contract.accountRates, ({ person, query }) => exchange.quote(person.personId, query))
  register(contract.ratesList, ({ query }) => exchange.rates(query.days))
  register(contract.ratesEnter, ({ person, body }) => enterRates(platform, person.personId, body))
  register(contract.accountExchange, ({ person, body, idempotencyKey }) =>
    exchange.exchange({ personId: person.personId, key: idempotencyKey, body }),
  )
}
