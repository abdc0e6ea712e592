import type { CallOutput, Contract } from '@flower-market/api-client/contract'
import { findEnteredRatesProblem, formatRate, moscowDateOf, parseRate } from '@flower-market/flower-domain'
import type * as z from 'zod/mini'
import { ApiError, invalidInput } from '../../platform/errors/api-error.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordAudit } from '../audit/index.ts'
import { lastRates, storeRates, toDayRates } from './rates.repository.ts'

/**
 * Keeps rates that staff have read themselves, for a day whose rates could not be read. Throws `validation-failed` for a day to come,
 * `rates-known` and `rates-implausible`.
 */
export async function enterRates(
  { database: { kysely }, now }: Pick<Platform, 'database' | 'now'>,
  by: string,
  { date, reason, ...texts }: z.output<Contract['ratesEnter']['body']>,
): Promise<CallOutput<'ratesEnter'>> {
  const today = moscowDateOf(now())
  if (date > today) throw invalidInput('date', 'The day has not come yet.')
  // The contract has read both already.
  const rates = { USD: parseRate(texts.USD) ?? 0n, EUR: parseRate(texts.EUR) ?? 0n }
  const table = { date, rates }
  await kysely.transaction().execute(async (trx) => {
    const [newest] = await lastRates(trx, today, 1)
    const problem = findEnteredRatesProblem(table, newest)
    if (problem !== null) throw new ApiError(problem)
    // The job may have read the day meanwhile.
    if (!(await storeRates(trx, table, now()))) throw new ApiError('rates-known')
    await recordAudit(trx, {
      by,
      at: now(),
      action: 'rates-entered',
      subject: { kind: 'day', id: date },
      reason,
      ...(newest && { before: { USD: formatRate(newest.rates.USD), EUR: formatRate(newest.rates.EUR) } }),
      after: { USD: formatRate(rates.USD), EUR: formatRate(rates.EUR) },
    })
  })
  return toDayRates(table)
}
