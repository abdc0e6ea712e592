import {
  currencies,
  orderStatuses,
  paymentStatuses,
  transactionKinds,
  transactionStatuses,
  verificationStatuses,
} from '@flower-market/flower-domain'
import * as z from 'zod/mini'
import { defineEvent, registerEvents } from '../event.ts'
import { id, isoDate } from './primitives.ts'

/** Every event of the API by name. */
export const events = registerEvents([
  defineEvent({
    name: 'stock-changed',
    version: 1,
    summary: 'Stock of some cards of one delivery day, in stems, as it is after an order',
    audience: 'everybody',
    payload: z.object({
      date: isoDate,
      changes: z.array(z.object({ code: id, stemsAvailable: z.int() })),
    }),
  }),
  defineEvent({
    name: 'balance-changed',
    version: 1,
    summary: "Money was moved to or from the person's account in a currency",
    audience: 'person',
    payload: z.object({ currency: z.enum(currencies) }),
  }),
  defineEvent({
    name: 'ledger-difference',
    version: 1,
    summary:
      "An account's balance differs from its postings; a person's account (`personId`) is frozen until staff settle it",
    audience: 'role',
    payload: z.object({ accountId: id, personId: z.nullable(id), currency: z.enum(currencies) }),
  }),
  defineEvent({
    name: 'order-changed',
    version: 1,
    summary: 'An order of the person was placed or has another status',
    audience: 'person',
    payload: z.object({ _id: id, status: z.enum(orderStatuses), paymentStatus: z.enum(paymentStatuses) }),
  }),
  defineEvent({
    name: 'transaction-changed',
    version: 1,
    summary: 'A top-up or a payment of the person was begun, changed, submitted, confirmed or rejected',
    audience: 'person',
    payload: z.object({
      _id: id,
      number: z.int(),
      kind: z.enum(transactionKinds),
      status: z.enum(transactionStatuses),
    }),
  }),
  defineEvent({
    name: 'cart-changed',
    version: 1,
    summary: "One of the person's devices changed lines of the cart",
    audience: 'person',
    payload: z.object({}),
  }),
  defineEvent({
    name: 'verification-decided',
    version: 1,
    summary: "Staff decided on the person's verification",
    audience: 'person',
    payload: z.object({ status: z.enum(verificationStatuses) }),
  }),
])

type Events = typeof events

/** Name of an event. */
export type EventName = keyof Events

/** What an event tells. */
export type EventPayload<N extends EventName> = z.output<Events[N]['payload']>
