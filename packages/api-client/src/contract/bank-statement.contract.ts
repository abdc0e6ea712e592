import * as z from 'zod/mini'
import {
  bankLineGroups,
  bankLineStates,
  bankMatchVerdicts,
  bankStatementFormats,
} from '@flower-market/flower-domain'
import { defineEndpoint } from '../endpoint.ts'
import { keyedErrors, sessionErrors } from './errors.ts'
import { maxLengths } from './limits.ts'
import { id, isoDate, isoMoment, minor, pageOf, pageQuery } from './primitives.ts'

const statementLimitBytes = 5 * 1024 * 1024
const creditLimitBytes = 512 * 1024
const maxCreditedLines = 500

/** A transfer of a statement, and what it may pay. */
const bankLine = z.object({
  _id: id,
  number: z.string(),
  date: isoDate,
  amount: minor,
  payer: z.object({ name: z.string(), inn: z.string(), account: z.string() }),
  purpose: z.string(),
  verdict: z.enum(bankMatchVerdicts),
  /** What of the invoice differs, where the match is doubtful. */
  differs: z.array(z.enum(['number', 'amount', 'inn'])),
  /** The open invoice that it may pay; of a credited transfer the one that it has paid. */
  invoice: z.nullable(
    z.object({ transactionId: id, number: z.int(), amount: minor, personId: id, payer: z.string() }),
  ),
  /** Whom staff credited it to, and why, where it pays no invoice. */
  creditedTo: z.nullable(z.object({ personId: id, name: z.string(), reason: z.string() })),
  /** A credited line of another statement that may be the same money: crediting this one needs a reason. */
  creditedBefore: z.nullable(z.object({ statementId: id, lineId: id })),
  creditedAt: z.nullable(isoMoment),
  state: z.enum(bankLineStates),
  /** Who credited or excluded it, when, and why where a reason was needed. */
  decision: z.nullable(z.object({ by: z.string(), at: isoMoment, reason: z.nullable(z.string()) })),
})

/** How a line stood on the page of whoever decides about it: where it stands otherwise by now, the decision is refused. */
const seen = z.enum(['waiting', 'excluded'])
const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLengths.reviewComment))
const groupSum = z.object({ lines: z.int(), amount: minor })

const statementSummary = z.object({
  _id: id,
  format: z.enum(bankStatementFormats),
  importedAt: isoMoment,
  importedBy: z.string(),
  /** The first and the last day that money came in; null where none did. */
  days: z.nullable(z.object({ from: isoDate, to: isoDate })),
  /** How many transfers came in, and how many of them are credited. */
  transfers: z.int(),
  credited: z.int(),
  /** The lines of each group and their sum, as they match now: together they are what came in. */
  groups: z.record(z.enum(bankLineGroups), groupSum),
})

/** A statement with its transfers as they match the open invoices now. */
const statementReview = z.extend(statementSummary, { lines: z.array(bankLine) })

export const bankStatementContract = {
  bankStatementImport: defineEndpoint({
    method: 'POST',
    path: '/api/bank-statement',
    summary:
      "Reads a file of the operator's bank (1CClientBankExchange, camt.053) and matches it to open invoices; credits nothing. For staff",
    origin: 'extension',
    access: 'signed-in',
    body: z.custom<Blob | Uint8Array>((value) => value instanceof Uint8Array || value instanceof Blob),
    bodyType: 'file',
    bodyLimitBytes: statementLimitBytes,
    /** Whether this file was imported before: then nothing was added. */
    response: z.extend(statementReview, { wasKnown: z.boolean() }),
    errors: [
      ...sessionErrors,
      'csrf-failed',
      'not-permitted',
      'statement-not-recognized',
      'statement-wrong-encoding',
    ],
  }),
  bankStatementList: defineEndpoint({
    method: 'GET',
    path: '/api/bank-statement/list',
    summary: 'The statements that were read, the newest first. For staff',
    origin: 'extension',
    access: 'signed-in',
    query: pageQuery,
    response: pageOf(statementSummary),
    errors: [...sessionErrors, 'not-permitted'],
  }),
  bankStatementGet: defineEndpoint({
    method: 'GET',
    path: '/api/bank-statement/:id',
    summary: 'A statement with its transfers, matched anew. For staff',
    origin: 'extension',
    access: 'signed-in',
    params: z.object({ id }),
    response: statementReview,
    errors: [...sessionErrors, 'not-permitted', 'not-found'],
  }),
  bankStatementCredit: defineEndpoint({
    method: 'POST',
    path: '/api/bank-statement/:id/credit',
    summary:
      'Credits the transfers that staff have reviewed, all or none, each to the transaction of an open invoice; with a reason where it is not the one that it matches, or where the same money may be credited already. For staff',
    origin: 'extension',
    access: 'signed-in',
    isIdempotent: true,
    // As many lines as a review has, each with two ids.
    bodyLimitBytes: creditLimitBytes,
    params: z.object({ id }),
    body: z.object({
      lines: z
        .array(z.object({ lineId: id, transactionId: id, seen }))
        .check(z.minLength(1), z.maxLength(maxCreditedLines)),
      /** Why the lines pay these invoices, where one of them does not match or may be credited already. */
      reason: z.optional(reason),
    }),
    response: statementReview,
    errors: [
      ...sessionErrors,
      'csrf-failed',
      'idempotency-key-missing',
      'idempotency-conflict',
      'not-permitted',
      'not-found',
      'statement-line-changed',
      'transaction-changed',
      'account-frozen',
    ],
  }),
  bankStatementCreditPerson: defineEndpoint({
    method: 'POST',
    path: '/api/bank-statement/:id/credit-person',
    summary:
      "Credits a transfer that pays no invoice to a person's balance, once, with a reason that stays with it. For staff",
    origin: 'extension',
    access: 'signed-in',
    isIdempotent: true,
    params: z.object({ id }),
    body: z.object({
      lineId: id,
      personId: id,
      seen,
      reason,
    }),
    response: statementReview,
    errors: [...keyedErrors, 'not-permitted', 'not-found', 'statement-line-changed', 'account-frozen'],
  }),
  bankStatementExclude: defineEndpoint({
    method: 'POST',
    path: '/api/bank-statement/:id/exclude',
    summary:
      'Excludes a transfer that is no payment of a buyer, with a reason; it may still be credited later. For staff',
    origin: 'extension',
    access: 'signed-in',
    params: z.object({ id }),
    body: z.object({ lineId: id, seen, reason }),
    response: statementReview,
    errors: [...sessionErrors, 'csrf-failed', 'not-permitted', 'not-found', 'statement-line-changed'],
  }),
}
