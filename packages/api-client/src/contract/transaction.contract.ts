import * as z from 'zod/mini'
import {
  cardAttemptStatuses,
  fiscalReceiptKinds,
  fiscalReceiptStatuses,
  currencies,
  paymentMethods,
  staffConfirmedMethods,
  topUpMethods,
  transactionKinds,
  transactionStatuses,
  walletTypes,
} from '@flower-market/flower-domain'
import { defineEndpoint } from '../endpoint.ts'
import { cardRefund } from './card-refund.contract.ts'
import { keyedErrors, sessionErrors } from './errors.ts'
import { maxLengths, topUpLimits } from './limits.ts'
import { file } from './file-answer.ts'
import { balanceChange } from './history.contract.ts'
import { line } from './identity-primitives.ts'
import { deepPageOf, deepPageQuery, pageOf, pageQuery } from './primitives.ts'
import { id, isoDate, isoMoment, minor, period } from './primitives.ts'
import { enteredReceipt, receiptFacts } from './receipt-facts.ts'
import { newTransfer, transferFacts } from './transfer.contract.ts'

const localized = z.object({ ru: z.string(), en: z.string() })

/** Money that comes in, pays orders or is transferred. Amounts in the minor units of `currency`. */
export const transaction = z.object({
  _id: id,
  /** The number that people and banks name. */
  number: z.int(),
  kind: z.enum(transactionKinds),
  method: z.enum(paymentMethods),
  /** What comes in, or all that a transfer takes. */
  amount: minor,
  currency: z.enum(currencies),
  status: z.enum(transactionStatuses),
  date: isoMoment,
  /** When it was confirmed or rejected. */
  settledAt: z.nullable(isoMoment),
  /** Why it was rejected; else empty. */
  reason: z.string(),
  /** Where the file that proves it is read; null until one is attached. */
  proof: z.nullable(z.string()),
  /** The invoice that asks for its money; null for other methods. A changed amount has a new one. */
  invoice: z.nullable(z.object({ number: z.int(), date: isoDate })),
  /** The orders that it is meant for: how much of each, and how much of that has paid it. */
  orders: z.array(z.object({ _id: id, number: z.int(), amount: minor, paid: minor })),
  /** Of a transfer, null for other kinds. */
  transfer: z.nullable(transferFacts),
})

const payee = z.object({
  name: z.string(),
  inn: z.string(),
  kpp: z.string(),
  account: z.string(),
  bankName: z.string(),
  bik: z.string(),
  correspondentAccount: z.string(),
})

/** The payee, the purpose and the text of the bank QR. */
const transfer = { payee, purpose: z.string(), qr: z.string() }

/** A transaction with what it needs so that its money comes; null once it is settled, and for methods that need nothing. */
export const transactionDetails = z.extend(transaction, {
  instructions: z.nullable(
    z.discriminatedUnion('method', [
      z.object({ method: z.literal('QRCODE'), ...transfer }),
      z.object({ method: z.literal('CHECK'), invoice: z.int(), date: isoDate, ...transfer }),
      z.object({ method: z.literal('CASH'), address: localized, hours: localized, code: z.string() }),
    ]),
  ),
  /** The receipt that its person has typed, where its QR could not be read. */
  enteredReceipt: z.nullable(z.object(receiptFacts)),
  /** The last attempt to pay it by card; null where there was none. `url` is the acquirer's page while it is open. */
  card: z.nullable(
    z.object({ status: z.enum(cardAttemptStatuses), url: z.nullable(z.string()), expiresAt: isoMoment }),
  ),
  /** What of it goes back to the card, or went. */
  refunds: z.array(cardRefund),
  /** The receipts that it made, and those that offset it when its orders were handed over (54-ФЗ); `url` shows one that is registered. */
  receipts: z.array(
    z.object({
      kind: z.enum(fiscalReceiptKinds),
      status: z.enum(fiscalReceiptStatuses),
      amount: minor,
      date: isoMoment,
      url: z.nullable(z.string()),
    }),
  ),
})

/** A method with an amount within its limits. */
function payable(method: keyof typeof topUpLimits) {
  const { min, max } = topUpLimits[method]
  return {
    paymentMethod: z.literal(method),
    amount: minor.check(z.minimum(min), z.maximum(max)),
  }
}

const topUp = z.literal('top-up')

export const transactionContract = {
  transactionList: defineEndpoint({
    method: 'GET',
    path: '/api/transaction/list',
    summary: "One's top-ups, payments of orders and transfers, the newest first",
    origin: 'specification',
    access: 'signed-in',
    query: z.extend(deepPageQuery, {
      status: z.optional(z.enum(['IN_PROCESSED', 'SENDED', 'REJECTED', 'CONFIRMED'])),
      method: z.optional(z.enum(paymentMethods)),
      kind: z.optional(z.enum(transactionKinds)),
      /** An order that they are meant for. */
      order: z.optional(id),
      /** An account of one's own: a transfer belongs to the one that it leaves and to one's own that it reaches. */
      accountId: z.optional(id),
      ...period,
    }),
    response: z.extend(
      deepPageOf(
        z.extend(transaction, {
          /** What it has changed on the person's accounts, the oldest first; empty until it does. */
          changes: z.array(balanceChange),
        }),
      ),
      {
        /** What all that the filters find has added to and taken from each account, or from the one that is asked for; empty behind a cursor. */
        sums: z.array(z.object({ type: z.enum(walletTypes), added: minor, taken: minor })),
      },
    ),
    errors: [...sessionErrors, 'not-found'],
  }),
  topUpWays: defineEndpoint({
    method: 'GET',
    path: '/api/transaction/ways',
    summary: 'The ways to top up that the operator has switched on, with their limits in kopecks',
    origin: 'extension',
    access: 'signed-in',
    response: z.array(z.object({ method: z.enum(topUpMethods), min: minor, max: minor })),
    errors: sessionErrors,
  }),
  transactionGet: defineEndpoint({
    method: 'GET',
    path: '/api/transaction/:id',
    summary: "One of one's transactions, with what it still needs",
    origin: 'extension',
    access: 'signed-in',
    params: z.object({ id }),
    response: transactionDetails,
    errors: [...sessionErrors, 'not-found'],
  }),
  invoiceGet: defineEndpoint({
    method: 'GET',
    path: '/api/transaction/:id/invoice',
    summary: 'The invoice of a transaction as a PDF, always the same; for its person and staff',
    origin: 'extension',
    access: 'signed-in',
    params: z.object({ id }),
    response: file,
    responseType: 'file',
    errors: [...sessionErrors, 'not-found'],
  }),
  transactionCreate: defineEndpoint({
    method: 'POST',
    path: '/api/transaction',
    summary: 'Begins a top-up of the ruble balance, or a transfer as a quote says',
    origin: 'specification',
    access: 'signed-in',
    isIdempotent: true,
    verifiedOnlyKinds: ['transfer'],
    body: z.discriminatedUnion('kind', [
      z.discriminatedUnion('paymentMethod', [
        z.object({ kind: topUp, ...payable('QRCODE') }),
        z.object({ kind: topUp, ...payable('CARD') }),
        z.object({ kind: topUp, ...payable('CASH') }),
        z.object({ kind: topUp, ...payable('CHECK') }),
      ]),
      newTransfer,
    ]),
    response: transactionDetails,
    errors: [
      ...keyedErrors,
      'payment-method-off',
      'cash-limit',
      'not-found',
      'quote-expired',
      'quote-used',
      'recipient-not-approved',
      'not-enough-funds',
      'account-frozen',
      'verification-needed',
    ],
  }),
  transactionChange: defineEndpoint({
    method: 'PATCH',
    path: '/api/transaction/card-check/purchase',
    summary: 'Changes the method or the amount of a transaction that is not settled',
    origin: 'specification',
    access: 'signed-in',
    body: z.discriminatedUnion('paymentMethod', [
      z.object({ id, ...payable('QRCODE') }),
      z.object({ id, ...payable('CASH') }),
      z.object({ id, ...payable('CHECK') }),
    ]),
    response: transactionDetails,
    errors: [
      ...sessionErrors,
      'csrf-failed',
      'not-found',
      'payment-method-off',
      'cash-limit',
      'transaction-changed',
    ],
  }),
  receiptEnter: defineEndpoint({
    method: 'PATCH',
    path: '/api/transaction/:id/receipt',
    summary:
      'Proves a transaction by the fiscal data of a receipt whose QR cannot be read; it then waits for staff. Other data take the place of the first',
    origin: 'extension',
    access: 'signed-in',
    params: z.object({ id }),
    body: enteredReceipt,
    response: transactionDetails,
    errors: [...sessionErrors, 'csrf-failed', 'not-found', 'receipt-used', 'transaction-changed'],
  }),
  openPayments: defineEndpoint({
    method: 'GET',
    path: '/api/transaction/open',
    summary:
      'Payments by bank QR, invoice and in cash whose money staff have not confirmed, the newest first, and whose they are. For staff',
    origin: 'extension',
    access: 'signed-in',
    query: z.extend(pageQuery, {
      /** The number, which is the code of a payment in cash, or that of its invoice, or words of the name, the company and the email. */
      search: z.optional(line(maxLengths.search)),
      method: z.optional(z.enum(staffConfirmedMethods)),
    }),
    response: pageOf(
      z.extend(transaction, {
        person: z.object({ _id: id, name: z.string(), company: z.string(), email: z.string() }),
      }),
    ),
    errors: [...sessionErrors, 'not-permitted'],
  }),
  transactionConfirm: defineEndpoint({
    method: 'POST',
    path: '/api/transaction/:id/confirm',
    summary:
      "Confirms that a transaction's money has come: it is credited and pays its orders; of a transfer, that it has arrived. For staff",
    origin: 'extension',
    access: 'signed-in',
    isIdempotent: true,
    params: z.object({ id }),
    /** What came in, kopecks: an amount that the person has changed meanwhile is not confirmed. */
    body: z.object({ amount: minor }),
    response: transaction,
    errors: [
      ...keyedErrors,
      'not-permitted',
      'not-found',
      'transaction-changed',
      'cash-limit',
      'account-frozen',
    ],
  }),
  transactionReject: defineEndpoint({
    method: 'POST',
    path: '/api/transaction/:id/reject',
    summary:
      'Rejects a transaction whose money has not come, with a reason that the person reads; what a transfer has reserved is released, what the bank returned goes back. For staff',
    origin: 'extension',
    access: 'signed-in',
    params: z.object({ id }),
    body: z.object({
      reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLengths.reviewComment)),
      /**
       * The status that was looked at, which a transfer needs: rejected before it is sent it is released, after that
       * the bank has returned it. Another one by now is `transaction-changed`.
       */
      seenStatus: z.optional(z.enum(transactionStatuses)),
    }),
    response: transaction,
    errors: [
      ...sessionErrors,
      'csrf-failed',
      'not-permitted',
      'not-found',
      'transaction-changed',
      'account-frozen',
    ],
  }),
}
