import { withoutEndingZeros } from '../money/decimal.ts'
import { divideDown, divideUp } from '../money/divide-rounded.ts'
import { money, type Money } from '../money/money.ts'
import type { Currency } from '../money/currency.ts'

/** Fraction digits of a rate: enough for a table that names ten thousand units of a currency with four digits. */
export const rateDigits = 8
const rateScale = 10n ** BigInt(rateDigits)
const wholeBp = 10_000n

/** Rubles for one unit of each currency, times 10^8, as a central bank's daily table says. */
export type RubleRates = Readonly<Record<Exclude<Currency, 'RUB'>, bigint>>

/** What is to be exchanged or sent. */
export interface ExchangeQuestion {
  /** Minor units above zero, of the source when it is what is sent, else of the target. */
  readonly amount: number
  readonly source: Currency
  readonly target: Currency
  /** Whether `amount` is what is sent; otherwise it is what is received. */
  readonly isSended: boolean
  /** Whether the commission is inside `amount`; otherwise it comes on top of it. */
  readonly isCommission: boolean
}

/** What the operator earns by an exchange, in basis points. */
export interface ExchangeTerms {
  /** How much worse than the table's the rate is for the person. */
  readonly spreadBp: number
  /** Of what is converted. */
  readonly commissionBp: number
}

/** What an exchange takes and gives. `total = converted + commission`, all in the source's currency. */
export interface ExchangeQuote {
  /** The price of one unit of `rateBase` in the other currency, times 10^8: the rate that the amounts follow. */
  readonly rate: bigint
  /** The currency whose price the rate is: the foreign one beside rubles. */
  readonly rateBase: Currency
  /** What leaves the source account. */
  readonly total: Money
  readonly commission: Money
  readonly converted: Money
  /** What arrives. */
  readonly received: Money
}

/** A quote, or why there is none: the amount is no positive whole number, or so small that nothing would arrive. */
export type QuotedExchange =
  | { readonly ok: true; readonly quote: ExchangeQuote }
  | { readonly ok: false; readonly reason: 'invalid-amount' | 'amount-too-small' | 'amount-too-large' }

interface AppliedRate {
  readonly rate: bigint
  readonly rateBase: Currency
}

function rublesFor(rates: RubleRates, currency: Currency): bigint {
  return currency === 'RUB' ? rateScale : rates[currency]
}

/** The rate for the person: the table's, worse by the spread, rounded once, against the person. */
function applyRate(
  { source, target }: Pick<ExchangeQuestion, 'source' | 'target'>,
  rates: RubleRates,
  spreadBp: number,
): AppliedRate {
  if (source === target) return { rate: rateScale, rateBase: source }
  const [from, to] = [rublesFor(rates, source), rublesFor(rates, target)]
  const spread = BigInt(spreadBp)
  if (source === 'RUB') {
    return { rate: divideUp(to * (wholeBp + spread), wholeBp), rateBase: target }
  }
  return { rate: divideDown(from * rateScale * (wholeBp - spread), to * wholeBp), rateBase: source }
}

/** Rubles for one unit, times 10^8: what the operator pays for it, and what it asks for it. */
export interface OfferedRates {
  readonly buying: bigint
  readonly selling: bigint
}

/** The rates at which a foreign currency is exchanged for rubles and back: the table's, with the spread. Throws a RangeError for a rate that is not positive. */
export function offeredRates(
  currency: Exclude<Currency, 'RUB'>,
  rates: RubleRates,
  { spreadBp }: Pick<ExchangeTerms, 'spreadBp'>,
): OfferedRates {
  const buying = applyRate({ source: currency, target: 'RUB' }, rates, spreadBp).rate
  return { buying, selling: applyRate({ source: 'RUB', target: currency }, rates, spreadBp).rate }
}

function convert(amount: bigint, { rate, rateBase }: AppliedRate, source: Currency): bigint {
  return rateBase === source ? divideDown(amount * rate, rateScale) : divideDown(amount * rateScale, rate)
}

function convertBack(amount: bigint, { rate, rateBase }: AppliedRate, source: Currency): bigint {
  return rateBase === source ? divideUp(amount * rateScale, rate) : divideUp(amount * rate, rateScale)
}

/**
 * Quotes an exchange or a transfer. The commission is a share of what is converted, in the source's currency: on top of
 * it, or taken out of a total that stays as it was asked for (`isCommission`). Each amount is rounded once, against the
 * person: rounded to the nearest, exchanges of a few kopecks, repeated, would bring more than they cost. Throws a RangeError
 * for a rate that is not positive.
 */
export function quoteExchange(
  question: ExchangeQuestion,
  rates: RubleRates,
  { spreadBp, commissionBp }: ExchangeTerms,
): QuotedExchange {
  const { amount, source, target, isSended, isCommission } = question
  if (!Number.isSafeInteger(amount) || amount <= 0) return { ok: false, reason: 'invalid-amount' }
  const applied = applyRate(question, rates, spreadBp)
  const asked = isSended ? BigInt(amount) : convertBack(BigInt(amount), applied, source)
  const share = BigInt(commissionBp)
  const commission = divideUp(asked * share, isCommission ? wholeBp + share : wholeBp)
  const converted = isCommission ? asked - commission : asked
  const total = converted + commission
  // What the person asked to arrive arrives to the kopeck; what is sent decides otherwise.
  const received = isSended || isCommission ? convert(converted, applied, source) : BigInt(amount)
  if (converted <= 0n || received <= 0n) return { ok: false, reason: 'amount-too-small' }
  if ([total, received].some((minor) => minor > BigInt(Number.MAX_SAFE_INTEGER))) {
    return { ok: false, reason: 'amount-too-large' }
  }
  return {
    ok: true,
    quote: {
      ...applied,
      total: money(Number(total), source),
      commission: money(Number(commission), source),
      converted: money(Number(converted), source),
      received: money(Number(received), target),
    },
  }
}

/** A rate written with a point or a comma, times 10^8; null where it is no positive number of at most eight fraction digits. */
export function parseRate(text: string): bigint | null {
  const [, whole, fraction = ''] = /^(\d{1,9})(?:[.,](\d{1,8}))?$/u.exec(text) ?? []
  if (whole === undefined) return null
  const rate = BigInt(whole + fraction.padEnd(rateDigits, '0'))
  return rate > 0n ? rate : null
}

/** A rate times 10^8 as a plain decimal without needless zeros. */
export function formatRate(rate: bigint): string {
  const digits = String(rate).padStart(rateDigits + 1, '0')
  const fraction = withoutEndingZeros(digits.slice(-rateDigits))
  return `${digits.slice(0, -rateDigits)}${fraction === '' ? '' : `.${fraction}`}`
}
