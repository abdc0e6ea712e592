import * as z from 'zod/mini'
import {
  balanceOperationStatuses,
  creators,
  currencies,
  movementKinds,
  operationSigns,
  paymentMethods,
  supportedLocales,
  walletTypes,
} from '@flower-market/flower-domain'
import { defineEndpoint } from '../endpoint.ts'
import { sessionErrors } from './errors.ts'
import { file } from './file-answer.ts'
import { id, isoDate, isoMoment, minor, deepPageOf, deepPageQuery, period } from './primitives.ts'

/** Money that was added to a balance, or taken from it when `amount` is negative; `balanceBefore + amount = balanceAfter`. */
export const balanceEntry = z.object({
  _id: id,
  accountId: id,
  type: z.enum(walletTypes),
  amount: minor,
  sign: z.enum(operationSigns),
  balanceBefore: minor,
  balanceAfter: minor,
  kind: z.enum(movementKinds),
  status: z.enum(balanceOperationStatuses),
  method: z.enum(paymentMethods),
  creator: z.enum(creators),
  date: isoMoment,
  /** The operation that it is a part of. */
  operationId: id,
  /** The order that it paid, or that its money came back from. */
  purchase: z.nullable(z.object({ _id: id, number: z.int() })),
  /** Why staff have moved it by hand; empty for all else. */
  reason: z.string(),
})

/** What changed a balance, and the entry of its history that tells more: `balanceBefore + amount = balanceAfter`. */
export const balanceChange = z.object({
  _id: id,
  type: z.enum(walletTypes),
  amount: minor,
  balanceBefore: minor,
  balanceAfter: minor,
})

/** A movement of money as one line: what it changed on the person's accounts. */
const operation = z.object({
  _id: id,
  kind: z.enum(movementKinds),
  status: z.enum(balanceOperationStatuses),
  method: z.enum(paymentMethods),
  creator: z.enum(creators),
  date: isoMoment,
  purchase: z.nullable(z.object({ _id: id, number: z.int() })),
  reason: z.string(),
  /** What one unit of `base` cost in an exchange, a decimal with a point; null for all else. */
  rate: z.nullable(z.object({ value: z.string(), base: z.enum(currencies) })),
  entries: z.array(balanceChange),
})

/** What a statement of an account is written as. */
export const statementFormats = ['pdf', 'xlsx', 'csv'] as const

/** A kind of file that a statement is written as. */
export type StatementFormat = (typeof statementFormats)[number]

/** The longest statement, in entries. */
export const maxStatementEntries = 5_000

export const historyContract = {
  balanceHistory: defineEndpoint({
    method: 'GET',
    path: '/api/account/history',
    summary: "The history of one's balance, or of all of them, the newest first; days are Moscow's",
    origin: 'extension',
    access: 'signed-in',
    query: z.extend(deepPageQuery, {
      accountId: z.optional(id),
      status: z.optional(z.enum(balanceOperationStatuses)),
      method: z.optional(z.enum(paymentMethods)),
      sign: z.optional(z.enum(operationSigns)),
      ...period,
    }),
    response: deepPageOf(balanceEntry),
    errors: [...sessionErrors, 'not-found'],
  }),
  balanceEntry: defineEndpoint({
    method: 'GET',
    path: '/api/account/history/:id',
    summary: "One entry of the history of one's balances",
    origin: 'extension',
    access: 'signed-in',
    params: z.object({ id }),
    response: balanceEntry,
    errors: [...sessionErrors, 'not-found'],
  }),
  accountStatement: defineEndpoint({
    method: 'GET',
    path: '/api/account/statement',
    summary:
      "A statement of one's account as a file: opening balance, every entry, closing balance; days are Moscow's",
    origin: 'extension',
    access: 'signed-in',
    query: z.object({
      accountId: id,
      format: z.enum(statementFormats),
      locale: z.enum(supportedLocales),
      ...period,
    }),
    response: file,
    responseType: 'file',
    errors: [...sessionErrors, 'not-found', 'statement-too-long'],
  }),
  balanceChart: defineEndpoint({
    method: 'GET',
    path: '/api/account/chart',
    summary:
      "The balance of one's account at the end of each day on which it changed, the oldest first; days are Moscow's",
    origin: 'extension',
    access: 'signed-in',
    query: z.object({ accountId: id, ...period }),
    response: z.object({
      type: z.enum(walletTypes),
      /** What there was before the first of the days. */
      before: minor,
      days: z.array(z.object({ date: isoDate, balance: minor })),
    }),
    errors: [...sessionErrors, 'not-found'],
  }),
  operationsHistory: defineEndpoint({
    method: 'GET',
    path: '/api/operations-history/list',
    summary:
      "The operations on all of one's accounts, the newest first: those with an entry that the filters find, whole",
    origin: 'specification',
    access: 'signed-in',
    query: z.extend(deepPageQuery, {
      kind: z.optional(z.enum(movementKinds)),
      accountId: z.optional(id),
      status: z.optional(z.enum(balanceOperationStatuses)),
      method: z.optional(z.enum(paymentMethods)),
      sign: z.optional(z.enum(operationSigns)),
      ...period,
    }),
    response: deepPageOf(operation),
    errors: [...sessionErrors, 'not-found'],
  }),
}
