import * as z from 'zod/mini'
import { currencies, parseRate, walletTypes } from '@flower-market/flower-domain'
import { defineEndpoint } from '../endpoint.ts'
import { keyedErrors, sessionErrors } from './errors.ts'
import { maxLengths } from './limits.ts'
import { id, isoDate, isoMoment, minor, querySwitch } from './primitives.ts'

/** How long a quote counts. */
export const quoteLifetimeMs = 5 * 60_000

/** What an exchange takes and gives; `total = converted + commission`, in the source's minor units. */
const quote = z.object({
  _id: id,
  source: z.enum(walletTypes),
  target: z.enum(walletTypes),
  total: minor,
  commission: minor,
  converted: minor,
  /** In the target's minor units. */
  received: minor,
  /** The price of one unit of `rateBase` in the other currency, the spread included; a decimal with a point. */
  rate: z.string(),
  rateBase: z.enum(currencies),
  /** The day of the central bank's table. */
  rateDate: isoDate,
  /** Whether that table is older than a long weekend. */
  isStale: z.boolean(),
  /** Whom the money goes to; null for an exchange between one's own accounts. */
  recipient: z.nullable(z.object({ _id: id, name: z.string(), accountNumber: z.string() })),
  spreadBp: z.int(),
  commissionBp: z.int(),
  expiresAt: isoMoment,
})

/** The central bank's rates of one day: rubles for one unit, decimals with a point. */
const dayRates = z.object({ date: isoDate, USD: z.string(), EUR: z.string() })

/** Rubles that the operator pays for one unit, and asks for one; decimals with a point. */
const offeredRates = z.object({ buying: z.string(), selling: z.string() })

/** Rubles for one unit, with a point or a comma and at most eight fraction digits. */
const rateText = z.string().check(
  z.maxLength(20),
  z.refine((text) => parseRate(text) !== null),
)

export const exchangeContract = {
  accountRates: defineEndpoint({
    method: 'GET',
    path: '/api/account/rates',
    summary: 'A quote for an exchange, or a transfer to a recipient, which counts for five minutes and once',
    origin: 'specification',
    access: 'signed-in',
    query: z.object({
      /** Minor units: of the source when `isSended`, else of the target. */
      amount: z.coerce.number().check(z.int(), z.positive(), z.maximum(100_000_000_000_000)),
      source: z.enum(walletTypes),
      target: z.enum(walletTypes),
      /** A plantation's recipient, for a transfer; `target` is the currency of their account. */
      recipient: z.optional(id),
      isSended: z.prefault(querySwitch, true),
      /** Whether the commission is inside the amount; otherwise it comes on top. */
      isCommission: z.prefault(querySwitch, false),
    }),
    response: quote,
    errors: [...sessionErrors, 'not-found', 'recipient-not-approved', 'payment-method-off'],
  }),
  ratesList: defineEndpoint({
    method: 'GET',
    path: '/api/account/rates/list',
    summary: "The central bank's rates of the last days, the newest first",
    origin: 'extension',
    access: 'signed-in',
    query: z.object({ days: z.prefault(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(366)), 30) }),
    response: z.object({
      items: z.array(dayRates),
      isStale: z.boolean(),
      /** The newest rates with the spread, at which money is exchanged now; null where no rates are known. */
      offered: z.nullable(z.object({ USD: offeredRates, EUR: offeredRates })),
    }),
    errors: sessionErrors,
  }),
  ratesEnter: defineEndpoint({
    method: 'POST',
    path: '/api/account/rates/enter',
    summary:
      "Enters the central bank's rates of a day that could not be read: today's, or those of a past day after the newest known one. For staff",
    origin: 'extension',
    access: 'signed-in',
    body: z.object({
      date: isoDate,
      USD: rateText,
      EUR: rateText,
      reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLengths.staffReason)),
    }),
    response: dayRates,
    errors: [...sessionErrors, 'csrf-failed', 'not-permitted', 'rates-known', 'rates-implausible'],
  }),
  accountExchange: defineEndpoint({
    method: 'POST',
    path: '/api/account/exchange',
    summary: "Exchanges between one's own accounts as a quote says; opens the account that receives",
    origin: 'extension',
    access: 'signed-in',
    isIdempotent: true,
    isVerifiedOnly: true,
    body: z.object({ quoteId: id }),
    /** `_id` is the operation's. */
    response: z.object({ _id: id, quote }),
    errors: [
      ...keyedErrors,
      'not-found',
      'quote-expired',
      'quote-used',
      'not-enough-funds',
      'account-frozen',
      'payment-method-off',
      'verification-needed',
    ],
  }),
}
