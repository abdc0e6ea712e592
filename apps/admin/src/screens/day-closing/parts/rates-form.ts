import { isApiError } from '@flower-market/api-client'
import { parseRate, type IsoDate } from '@flower-market/flower-domain'
import { toFormError, type FormErrors } from '@flower-market/app-runtime/forms'

/** Rates as they were typed. */
export interface TypedRates {
  readonly date: IsoDate
  readonly USD: string
  readonly EUR: string
  readonly reason: string
}

/** What typed rates may be wrong in. */
export type RatesField = keyof TypedRates

/** Reads typed rates. */
export function readRates(fields: FormData): TypedRates {
  const text = (name: RatesField) => String(fields.get(name) ?? '').trim()
  const rate = (name: 'USD' | 'EUR') => text(name).replaceAll(/\s/gu, '').replace(',', '.')
  return { date: text('date') as IsoDate, USD: rate('USD'), EUR: rate('EUR'), reason: text('reason') }
}

/** What is missing or wrong; null when the rates may be sent. */
export function findRatesProblems(
  { date, USD, EUR, reason }: TypedRates,
  today: IsoDate,
): FormErrors<RatesField> | null {
  const problems: FormErrors<RatesField> = {
    ...((date === ('' as IsoDate) || date > today) && { date: 'books.rateDayWrong' }),
    ...(parseRate(USD) === null && { USD: 'books.rateWrong' }),
    ...(parseRate(EUR) === null && { EUR: 'books.rateWrong' }),
    ...(reason === '' && { reason: 'books.reasonMissing' }),
  }
  return Object.keys(problems).length === 0 ? null : problems
}

/** What to say about rates that were refused. */
export function toRatesErrors(error: unknown): FormErrors<RatesField> {
  if (isApiError(error, 'rates-known')) return { date: 'books.problem.rates-known' }
  if (isApiError(error, 'rates-implausible')) return { form: 'books.problem.rates-implausible' }
  return { form: toFormError(error) }
}
