import * as z from 'zod/mini'
import { cryptoPaymentStates, heldReasons, settlementStatuses } from '@flower-market/flower-domain'
import { defineEndpoint } from '../endpoint.ts'
import { keyedErrors, sessionErrors } from './errors.ts'
import { maxLengths, topUpLimits } from './limits.ts'
import { id, isoDate, isoMoment, minor, pageOf, pageQuery } from './primitives.ts'

/** An amount of USDT: a decimal with a point, at most six fraction digits, without needless zeros. */
const usdt = z.string()

/** What a rate is made of; decimals with a point. */
const rateParts = {
  /** Rubles for one USDT: the dollar's rate of the central bank less the spread. */
  rate: z.string(),
  dollarRate: z.string(),
  /** The day of the central bank's table. */
  rateDate: isoDate,
  spreadBp: z.int(),
}

/** A transfer that arrived for a payment. */
const arrived = z.object({
  txid: z.string(),
  /** In units of its own token, at most six fraction digits. */
  amount: usdt,
  /** The token's own name, which anybody may choose. */
  token: z.string(),
  at: isoMoment,
  /** What was credited for it, kopecks; null while it waits for staff, and when it was returned. */
  credited: z.nullable(minor),
})

/** A top-up in USDT. Amounts of rubles in kopecks. */
const cryptoPayment = z.object({
  _id: id,
  number: z.int(),
  status: z.enum(settlementStatuses),
  state: z.enum(cryptoPaymentStates),
  /** What is credited for the exact amount; once credited, what was. */
  amount: minor,
  date: isoMoment,
  settledAt: z.nullable(isoMoment),
  /** Why staff rejected or settled it; else empty. */
  reason: z.string(),
  /** Whether its person has canceled it. */
  isCanceled: z.boolean(),
  network: z.literal('TRC20'),
  address: z.string(),
  /** Exactly this is to be sent: the payment is known by it. */
  usdt,
  ...rateParts,
  expiresAt: isoMoment,
  /** The server's clock when it answered, which the countdown follows. */
  serverTime: isoMoment,
  /** How many confirmations the exact transfer has that is not final yet; null while none is seen. */
  confirmations: z.nullable(z.int()),
  /** Newest first. */
  arrived: z.array(arrived),
})

const heldTransfer = z.object({
  _id: id,
  txid: z.string(),
  token: z.string(),
  amount: usdt,
  /** Who sent it, as the network names them. */
  sender: z.string(),
  at: isoMoment,
  status: z.enum(['held', 'credited', 'returned']),
  reason: z.enum(heldReasons),
  /** Whose it seems to be; null when nobody knows. */
  payment: z.nullable(z.object({ _id: id, number: z.int(), personId: id, amount: minor, usdt })),
  /**
   * What it is worth in kopecks: at the payment's rate when it came in time, else at the rate of its day; null for another
   * token.
   */
  worth: z.nullable(minor),
  settledAt: z.nullable(isoMoment),
  /** Why staff decided so; else empty. */
  settledReason: z.string(),
})

const { min, max } = topUpLimits.CRYPTO
const settlementReason = z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLengths.settlementReason))

export const cryptoContract = {
  cryptoRate: defineEndpoint({
    method: 'GET',
    path: '/api/order/garantex/rate',
    summary: 'The rate of USDT at which a top-up would be credited now',
    origin: 'extension',
    access: 'signed-in',
    response: z.object({
      ...rateParts,
      /** Whether the table is older than a long weekend. */
      isStale: z.boolean(),
      /** How long a payment holds the rate. */
      lifetimeMinutes: z.int(),
    }),
    errors: [...sessionErrors, 'payment-method-off'],
  }),
  orderGarantex: defineEndpoint({
    method: 'POST',
    path: '/api/order/garantex',
    summary: 'Begins a top-up in USDT on Tron (TRC20); only its path names that exchange',
    origin: 'specification',
    access: 'signed-in',
    isIdempotent: true,
    body: z.object({
      amount: minor.check(z.minimum(min), z.maximum(max)),
      /** The rate that the person has agreed to; another one by now is a refusal. */
      rate: z.string().check(z.maxLength(20)),
    }),
    response: cryptoPayment,
    errors: [...keyedErrors, 'payment-method-off', 'quote-expired', 'retry-later'],
  }),
  cryptoPaymentGet: defineEndpoint({
    method: 'GET',
    path: '/api/order/garantex/:id',
    summary: "One of one's top-ups in USDT: what to send, and what has arrived",
    origin: 'extension',
    access: 'signed-in',
    params: z.object({ id }),
    response: cryptoPayment,
    errors: [...sessionErrors, 'not-found'],
  }),
  cryptoPaymentCancel: defineEndpoint({
    method: 'POST',
    path: '/api/order/garantex/:id/cancel',
    summary:
      "Cancels one's own top-up in USDT that nothing has been sent for; what arrives all the same is credited by staff. A repeat changes nothing",
    origin: 'extension',
    access: 'signed-in',
    params: z.object({ id }),
    response: cryptoPayment,
    errors: [...sessionErrors, 'csrf-failed', 'not-found', 'transaction-changed'],
  }),
  cryptoTransferList: defineEndpoint({
    method: 'GET',
    path: '/api/crypto/transfer/list',
    summary: 'Transfers that wait for staff or were settled by them, the newest first. For staff',
    origin: 'extension',
    access: 'signed-in',
    query: z.extend(pageQuery, { status: z.optional(z.enum(['held', 'credited', 'returned'])) }),
    response: pageOf(heldTransfer),
    errors: [...sessionErrors, 'not-permitted'],
  }),
  cryptoTransferGet: defineEndpoint({
    method: 'GET',
    path: '/api/crypto/transfer/:id',
    summary: 'One transfer that waits for staff or was settled by them, and what it is worth. For staff',
    origin: 'extension',
    access: 'signed-in',
    params: z.object({ id }),
    response: heldTransfer,
    errors: [...sessionErrors, 'not-permitted', 'not-found'],
  }),
  cryptoTransferSettle: defineEndpoint({
    method: 'POST',
    path: '/api/crypto/transfer/:id/settle',
    summary: 'Credits a transfer that waits for staff, or says that it was sent back. For staff',
    origin: 'extension',
    access: 'signed-in',
    isIdempotent: true,
    params: z.object({ id }),
    body: z.discriminatedUnion('decision', [
      z.object({
        decision: z.literal('credit'),
        /** Kopecks, at most what the transfer is worth. */
        amount: minor.check(z.positive(), z.maximum(max * 2)),
        /** Whom it is credited to: needed when nobody knows whose it is, else not taken. */
        personId: z.optional(id),
        reason: settlementReason,
      }),
      z.object({ decision: z.literal('return'), reason: settlementReason }),
    ]),
    response: heldTransfer,
    errors: [...keyedErrors, 'not-permitted', 'not-found', 'transaction-changed', 'account-frozen'],
  }),
  sandboxTransfer: defineEndpoint({
    method: 'POST',
    path: '/api/sandbox/transfer',
    summary: "Plays a wallet's transfer for one of one's payments in USDT; 404 where a real network is set",
    origin: 'extension',
    access: 'signed-in',
    body: z.object({ id, kind: z.enum(['exact', 'less', 'more', 'late', 'wrong-token']) }),
    response: z.object({ txid: z.string() }),
    errors: [...sessionErrors, 'csrf-failed', 'not-found'],
  }),
}
