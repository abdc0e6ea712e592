import {
  availabilities,
  claimStatuses,
  currencies,
  deskKinds,
  orderActors,
  orderStatuses,
  pauseReasons,
  paymentStatuses,
  recipientStatuses,
  requestActors,
  sentRequestStatuses,
  standingOrderEventKinds,
  transactionKinds,
  transactionStatuses,
  verificationStatuses,
  watchedKinds,
} from '@flower-market/flower-domain'
import * as z from 'zod/mini'
import { defineEvent, registerEvents } from '../event.ts'
import { clockMoment, heldLine, watcher } from './event-facts.ts'
import { id, isoDate, isoMoment } from './primitives.ts'

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
    name: 'lots-changed',
    version: 1,
    summary: 'Lots of a delivery day were added, changed or withdrawn: the price list is to be read again',
    audience: 'everybody',
    payload: z.object({ date: isoDate, availability: z.enum(availabilities) }),
  }),
  defineEvent({
    name: 'auction-changed',
    version: 1,
    summary: 'Lots were put on clocks or taken off: the calendar and the auction are to be read again',
    audience: 'everybody',
    payload: z.object({ _id: id }),
  }),
  defineEvent({
    name: 'auction-clock-changed',
    version: 2,
    summary: 'A clock was pressed, sold, goes on or is over',
    audience: 'everybody',
    payload: z.object({ auctionId: id, clock: clockMoment }),
  }),
  defineEvent({
    name: 'hold-changed',
    version: 1,
    summary: "The stems that are held for the person's order of a delivery day, none once the hold has ended",
    audience: 'person',
    payload: z.object({ date: isoDate, until: isoMoment, lines: z.array(heldLine) }),
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
    version: 2,
    summary: 'An order of the person was placed, paid or moved, and by whom',
    audience: 'person',
    payload: z.object({
      _id: id,
      status: z.enum(orderStatuses),
      paymentStatus: z.enum(paymentStatuses),
      by: z.enum(orderActors),
    }),
  }),
  defineEvent({
    name: 'client-order-changed',
    version: 1,
    summary: "An order of the broker's client, or one that the broker placed, was placed, paid or moved",
    audience: 'person',
    payload: z.object({
      _id: id,
      status: z.enum(orderStatuses),
      paymentStatus: z.enum(paymentStatuses),
    }),
  }),
  defineEvent({
    name: 'client-claim-changed',
    version: 1,
    summary:
      "A claim about an order of the broker's client, or about one that the broker placed, was made, got a photograph, or was decided or withdrawn",
    audience: 'person',
    payload: z.object({ _id: id, number: z.int(), orderId: id, status: z.enum(claimStatuses) }),
  }),
  defineEvent({
    name: 'client-hold-changed',
    version: 1,
    summary: "The stems that are held for an order of the broker's client, none once the hold has ended",
    audience: 'person',
    payload: z.object({ client: id, date: isoDate, until: isoMoment, lines: z.array(heldLine) }),
  }),
  defineEvent({
    name: 'client-verification-decided',
    version: 1,
    summary: "Staff decided on the verification of the broker's client",
    audience: 'person',
    payload: z.object({ client: id, status: z.enum(verificationStatuses) }),
  }),
  defineEvent({
    name: 'standing-order-changed',
    version: 1,
    summary: 'What happened to a standing order of the person, and why where it was paused',
    audience: 'person',
    payload: z.object({
      _id: id,
      kind: z.enum(standingOrderEventKinds),
      reason: z.nullable(z.enum(pauseReasons)),
    }),
  }),
  defineEvent({
    name: 'order-placed-for-you',
    version: 1,
    summary: "The person's broker, or staff, placed an order for them, which they pay and may cancel",
    audience: 'person',
    payload: z.object({ _id: id }),
  }),
  defineEvent({
    name: 'request-changed',
    version: 1,
    summary:
      'A request of the person to a plantation was sent, answered, accepted, declined, canceled or has expired',
    audience: 'person',
    payload: z.object({
      _id: id,
      number: z.int(),
      status: z.enum(sentRequestStatuses),
      by: z.enum(requestActors),
    }),
  }),
  defineEvent({
    name: 'request-received',
    version: 1,
    summary: 'A request to the plantation was sent, answered, accepted, declined, canceled or has expired',
    audience: 'plantation',
    payload: z.object({
      _id: id,
      number: z.int(),
      status: z.enum(sentRequestStatuses),
      by: z.enum(requestActors),
    }),
  }),
  defineEvent({
    name: 'claim-changed',
    version: 1,
    summary: 'A claim of the person was made, got a photograph, or was decided or withdrawn, and by whom',
    audience: 'person',
    payload: z.object({
      _id: id,
      number: z.int(),
      orderId: id,
      status: z.enum(claimStatuses),
      by: z.enum(orderActors),
    }),
  }),
  defineEvent({
    name: 'claim-received',
    version: 1,
    summary: "A claim about the plantation's flowers was made, decided or withdrawn",
    audience: 'plantation',
    payload: z.object({ _id: id, number: z.int(), status: z.enum(claimStatuses) }),
  }),
  defineEvent({
    name: 'claim-waiting',
    version: 1,
    summary: 'A claim waits for the decision of staff',
    audience: 'role',
    payload: z.object({ _id: id, number: z.int() }),
  }),
  defineEvent({
    name: 'desk-changed',
    version: 1,
    summary: 'Something of a kind that waits for staff has come, was decided, or is looked at by another',
    audience: 'role',
    payload: z.object({ kind: z.enum(deskKinds) }),
  }),
  defineEvent({
    name: 'watchers-changed',
    version: 1,
    summary: 'Which members of staff have a record or a form open: somebody came or left',
    audience: 'role',
    payload: z.object({
      kind: z.enum(watchedKinds),
      item: id,
      watchers: z.array(watcher),
    }),
  }),
  defineEvent({
    name: 'record-changed',
    version: 1,
    summary:
      'An order, a payment, a person or the closing of a day was changed, whoever did it: its pages are read again',
    audience: 'role',
    payload: z.object({ kind: z.enum(['order', 'transaction', 'person', 'day-closing']) }),
  }),
  defineEvent({
    name: 'transaction-changed',
    version: 1,
    summary:
      'A top-up, a payment or a transfer of the person was begun, changed, submitted, sent, confirmed or rejected',
    audience: 'person',
    payload: z.object({
      _id: id,
      number: z.int(),
      kind: z.enum(transactionKinds),
      status: z.enum(transactionStatuses),
    }),
  }),
  defineEvent({
    name: 'transfer-received',
    version: 1,
    summary: 'A transfer to the plantation was sent, accepted or returned',
    audience: 'plantation',
    payload: z.object({ _id: id, number: z.int(), status: z.enum(transactionStatuses) }),
  }),
  defineEvent({
    name: 'transfer-waiting',
    version: 1,
    summary: 'A transfer waits for staff: to be sent, or because the plantation has not answered for days',
    audience: 'role',
    payload: z.object({ _id: id, number: z.int(), cause: z.enum(['to-send', 'unanswered']) }),
  }),
  defineEvent({
    name: 'recipient-changed',
    version: 1,
    summary: 'A recipient that the person has added was added, changed, approved or rejected',
    audience: 'person',
    payload: z.object({ _id: id, name: z.string(), status: z.enum(recipientStatuses) }),
  }),
  defineEvent({
    name: 'recipient-waiting',
    version: 1,
    summary: 'A recipient waits for the approval of staff',
    audience: 'role',
    payload: z.object({ _id: id }),
  }),
  defineEvent({
    name: 'notices-changed',
    version: 1,
    summary: 'The person was notified of something, or has read a notice',
    audience: 'person',
    payload: z.object({}),
  }),
  defineEvent({
    name: 'webhooks-changed',
    version: 1,
    summary: "A delivery to one of the person's webhooks was attempted, or a webhook was paused",
    audience: 'person',
    payload: z.object({}),
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
