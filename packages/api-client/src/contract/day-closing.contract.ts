import { currencies, movementKinds, paymentMethods, supportedLocales } from '@flower-market/flower-domain'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { sessionErrors } from './errors.ts'
import { file } from './file-answer.ts'
import { cursor, id, isoDate, isoMoment, minor, period } from './primitives.ts'

const staffErrors = [...sessionErrors, 'not-permitted'] as const
const namedPerson = z.object({ _id: id, name: z.string() })

/** Whose money the ledger holds: people's together, and each account of the operator. */
export const ledgerHolders = [
  'people',
  'funding',
  'sales',
  'exchange',
  'commission',
  'payouts',
  'margin',
  'share',
  'adjustments',
] as const

/** The most entries that one answer of `ledgerEntries` has. */
const maxLedgerEntries = 100

/** What the books say of a day in Moscow. Minor units; a balance of the operator's accounts may be below zero. */
const figures = z.object({
  accounts: z.array(
    z.object({
      holder: z.enum(ledgerHolders),
      currency: z.enum(currencies),
      /** Before the day, what came and went in it, and after it. */
      opening: minor,
      added: minor,
      taken: minor,
      closing: minor,
    }),
  ),
  /** Payments that were confirmed, by how they came in. */
  byMethod: z.array(
    z.object({
      method: z.enum(paymentMethods),
      currency: z.enum(currencies),
      payments: z.int(),
      amount: minor,
    }),
  ),
  /** Movements; the amount is what they moved, counted once. */
  byKind: z.array(
    z.object({
      kind: z.enum(movementKinds),
      currency: z.enum(currencies),
      movements: z.int(),
      amount: minor,
    }),
  ),
  /** How many accounts there were. */
  checkedAccounts: z.int(),
})

const dayClosing = z.object({
  day: isoDate,
  /** Whether the day is over, so that it can be closed. */
  isOver: z.boolean(),
  /** Null while it is open; the figures of a closed day are those that were recorded. */
  closed: z.nullable(z.object({ at: isoMoment, by: namedPerson })),
  figures,
  /** Accounts whose balance is known not to be the sum of their postings. */
  differences: z.array(
    z.object({
      accountId: id,
      person: z.nullable(namedPerson),
      currency: z.enum(currencies),
      balance: minor,
      /** What the postings come to. */
      postings: minor,
    }),
  ),
})

/** The number of an account, as text. */
const accountNumber = z.string().check(z.regex(/^[1-9]\d{0,17}$/u))

const ledgerEntry = z.object({
  _id: id,
  at: isoMoment,
  kind: z.enum(movementKinds),
  movementId: id,
  accountId: id,
  holder: z.enum(ledgerHolders),
  /** Of people's accounts. */
  person: z.nullable(namedPerson),
  currency: z.enum(currencies),
  amount: minor,
  /** Of people's accounts: what was there then. */
  balanceAfter: z.nullable(minor),
  /** Why staff have moved it by hand; empty for all others. */
  reason: z.string(),
})

/** The closing of days, and the search in the ledger. */
export const dayClosingContract = {
  dayClosing: defineEndpoint({
    method: 'GET',
    path: '/api/staff/day-closing',
    summary: 'What the books say of a day, or what was recorded when it was closed. For staff',
    origin: 'extension',
    access: 'signed-in',
    query: z.object({ day: isoDate }),
    response: dayClosing,
    errors: staffErrors,
  }),
  dayClose: defineEndpoint({
    method: 'POST',
    path: '/api/staff/day-closing',
    summary:
      'Proves every balance and records the figures of a day that is over, once and for good; refused while an account differs. For staff',
    origin: 'extension',
    access: 'signed-in',
    body: z.object({ day: isoDate }),
    response: dayClosing,
    errors: [...staffErrors, 'csrf-failed', 'day-not-over', 'day-closed', 'ledger-differs'],
  }),
  dayClosingExport: defineEndpoint({
    method: 'GET',
    path: '/api/staff/day-closing/export',
    summary: 'The confirmed payments of a day as CSV, for accounting. For staff',
    origin: 'extension',
    access: 'signed-in',
    query: z.object({ day: isoDate, locale: z.enum(supportedLocales) }),
    response: file,
    responseType: 'file',
    errors: staffErrors,
  }),
  ledgerEntries: defineEndpoint({
    method: 'GET',
    path: '/api/staff/ledger',
    summary: 'Entries of the ledger, the last first, by account, person, kind, amount and days. For staff',
    origin: 'extension',
    access: 'signed-in',
    query: z.object({
      /** `next` of the page before; the first page without it. */
      cursor: z.optional(cursor),
      limit: z.prefault(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxLedgerEntries)), 50),
      account: z.optional(accountNumber),
      /** Whose account. */
      person: z.optional(id),
      kind: z.optional(z.enum(movementKinds)),
      /** Minor units, whether it came or went. */
      amount: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))),
      ...period,
    }),
    response: z.object({ items: z.array(ledgerEntry), next: z.nullable(cursor) }),
    errors: staffErrors,
  }),
}
