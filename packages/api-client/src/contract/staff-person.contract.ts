import { flowerTypes, staffOperations, walletTypes } from '@flower-market/flower-domain'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { sessionErrors } from './errors.ts'
import { balanceEntry } from './history.contract.ts'
import { clientOrder, ownUser, percentages, verification } from './person-views.contract.ts'
import { id, isoMoment, minor } from './primitives.ts'
import { openSession } from './sessions.contract.ts'

const namedPerson = z.object({ _id: id, name: z.string() })

const account = z.object({
  _id: id,
  type: z.enum(walletTypes),
  name: z.string(),
  balance: minor,
  reserved: minor,
  /** What can be spent. */
  available: minor,
  /** Its balance is not what its postings say: nothing moves until that is explained. */
  isFrozen: z.boolean(),
})

/** What a movement belongs to, beside the order: the payment that came in, the line of an order that was credited, or the transfer. */
const movementCause = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('payment'),
    number: z.int(),
    /** Whether a line of a bank statement paid it. */
    isByStatement: z.boolean(),
  }),
  z.object({
    kind: z.literal('credit'),
    variety: z.string(),
    lengthCm: z.int(),
    /** Why less was billed; empty where nobody wrote it. */
    reason: z.string(),
    /** The number of the claim that it was credited for. */
    claim: z.nullable(z.int()),
  }),
  z.object({ kind: z.literal('transfer'), number: z.int(), payee: z.string() }),
])

const movement = z.extend(balanceEntry, {
  cause: z.nullable(movementCause),
  /** What the operation by hand has moved with its corrections so far; null where staff cannot correct it. */
  correctable: z.nullable(z.object({ operation: z.enum(staffOperations), standing: minor })),
})

const order = z.extend(z.omit(clientOrder, { earnings: true, earningsState: true }), {
  lines: z.int(),
  stems: z.int(),
})

export const staffPersonContract = {
  personGet: defineEndpoint({
    method: 'GET',
    path: '/api/people/:id',
    summary: 'All that staff have to know about a person to decide something about them. For staff',
    origin: 'extension',
    access: 'signed-in',
    params: z.object({ id }),
    response: z.extend(z.omit(ownUser, { balances: true }), {
      /** Rises with each change; who changes the person names the one that they have read. */
      version: z.int(),
      /** The plantation that a RECIPIENT represents. */
      plantation: z.nullable(namedPerson),
      /** The broker who orders for the person, and who brought them. */
      broker: z.nullable(namedPerson),
      referrer: z.nullable(namedPerson),
      margin: z.nullable(percentages),
      share: z.nullable(percentages),
      verification: z.extend(verification, {
        decidedAt: z.nullable(isoMoment),
        decidedBy: z.nullable(namedPerson),
      }),
      blocked: z.nullable(z.object({ at: isoMoment, by: namedPerson, reason: z.string() })),
      accounts: z.array(account),
      /** The newest ones of all accounts, and how many there are. */
      movements: z.object({ items: z.array(movement), total: z.int() }),
      /** The newest ones, and how many there are. */
      orders: z.object({ items: z.array(order), total: z.int() }),
      /** What the orders that were paid and not canceled or returned come to, in kopecks. */
      turnover: z.object({ amount: minor, orders: z.int() }),
      /** The kind of flowers that most lines of the newest orders have, with the lengths of the middle half of these lines; null without orders. */
      usual: z.nullable(z.object({ type: z.enum(flowerTypes), fromCm: z.int(), toCm: z.int() })),
      sessions: z.array(z.omit(openSession, { isCurrent: true })),
    }),
    errors: [...sessionErrors, 'not-found', 'not-permitted'],
  }),
}
