import * as z from 'zod/mini'
import { catch as withFallback } from 'zod/mini'
import {
  claimStatuses,
  currencies,
  flowerTypes,
  isPushAddress,
  isTimeZone,
  noticeKinds,
  noticeWays,
} from '@flower-market/flower-domain'
import { defineEndpoint } from '../endpoint.ts'
import { sessionErrors } from './errors.ts'
import { maxLengths } from './limits.ts'
import { id, isoDate, isoMoment, minor, nothing, deepPageOf, deepPageQuery } from './primitives.ts'

/** What a notice of a kind that the reader does not know is shown as: that there is one. */
const otherSubject = { kind: 'other' } as const

/** What a notice is about: enough to say it in the person's language and to lead there. */
const noticeSubject = z.discriminatedUnion('kind', [
  /** A cart of theirs can be ordered until `until`. */
  z.object({ kind: z.literal('cutoff-near'), date: isoDate, until: isoMoment }),
  z.object({
    kind: z.literal('request-answered'),
    requestId: id,
    number: z.int(),
    isDeclined: z.boolean(),
  }),
  z.object({
    kind: z.literal('money-arrived'),
    transactionId: id,
    number: z.int(),
    /** The order that it pays, the first of several; null for a top-up. */
    orderId: z.nullable(id),
    amount: minor,
    currency: z.enum(currencies),
  }),
  z.object({
    kind: z.literal('claim-decided'),
    orderId: id,
    /** Of the order. */
    number: z.int(),
    status: z.enum(claimStatuses),
  }),
  z.object({
    kind: z.literal('standing-order'),
    standingOrderId: id,
    name: z.string(),
    event: z.enum(['announced', 'placed', 'paused']),
    date: isoDate,
  }),
  /** What a stem of a marked variety cost the person before and costs now, kopecks. */
  z.object({
    kind: z.literal('price-fell'),
    type: z.enum(flowerTypes),
    variety: z.string(),
    date: isoDate,
    before: minor,
    now: minor,
  }),
  /** Staff ask about their verification, or their top-up (`transactionId`). */
  z.object({ kind: z.literal('question-asked'), transactionId: z.nullable(id) }),
  /** Of a kind that came with a newer version. */
  z.object({ kind: z.literal(otherSubject.kind) }),
])

const notice = z.object({
  _id: id,
  at: isoMoment,
  isRead: z.boolean(),
  about: withFallback(noticeSubject, otherSubject),
})

const ways = z.object(
  Object.fromEntries(noticeWays.map((way) => [way, z.boolean()])) as Record<
    (typeof noticeWays)[number],
    z.ZodMiniBoolean
  >,
)
const choices = z.object(
  Object.fromEntries(noticeKinds.map((kind) => [kind, ways])) as Record<
    (typeof noticeKinds)[number],
    typeof ways
  >,
)
/** Minutes after midnight. */
const minuteOfDay = z.int().check(z.minimum(0), z.maximum(24 * 60 - 1))

const settings = z.object({
  choices,
  /** Nobody is mailed or pushed to in them, of every day; they may go over midnight. Null where there are none. */
  quietHours: z.nullable(
    z.object({
      from: minuteOfDay,
      to: minuteOfDay,
      timeZone: z
        .string()
        .check(z.maxLength(maxLengths.timeZone), z.refine(isTimeZone, 'A time zone by its IANA name.')),
    }),
  ),
})

const writeErrors = [...sessionErrors, 'csrf-failed'] as const

export const noticesContract = {
  noticeList: defineEndpoint({
    method: 'GET',
    path: '/api/notice/list',
    summary: "The person's notices, the newest first; older ones than 90 days are gone",
    origin: 'extension',
    access: 'signed-in',
    query: deepPageQuery,
    response: deepPageOf(notice),
    errors: sessionErrors,
  }),
  noticeUnread: defineEndpoint({
    method: 'GET',
    path: '/api/notice/unread',
    summary: 'How many notices the person has not read',
    origin: 'extension',
    access: 'signed-in',
    response: z.object({ unread: z.int() }),
    errors: sessionErrors,
  }),
  noticeRead: defineEndpoint({
    method: 'PUT',
    path: '/api/notice/read',
    summary: 'Mark a notice as read with all that are older, or that one alone; a repeat changes nothing',
    origin: 'extension',
    access: 'signed-in',
    body: z.object({ _id: id, isWithOlder: z.boolean() }),
    response: z.object({ unread: z.int() }),
    errors: [...writeErrors, 'not-found'],
  }),
  noticeSettings: defineEndpoint({
    method: 'GET',
    path: '/api/notice/settings',
    summary: 'Of what the person is notified by which ways, and when they are not to be disturbed',
    origin: 'extension',
    access: 'signed-in',
    response: settings,
    errors: sessionErrors,
  }),
  noticeSettingsSet: defineEndpoint({
    method: 'PUT',
    path: '/api/notice/settings',
    summary: 'Change them; what waits for the end of quiet hours is sent as it was',
    origin: 'extension',
    access: 'signed-in',
    body: settings,
    response: settings,
    errors: writeErrors,
  }),
  noticePush: defineEndpoint({
    method: 'GET',
    path: '/api/notice/push',
    summary: 'The key that a browser subscribes to push messages with, and whether that of this session has',
    origin: 'extension',
    access: 'signed-in',
    response: z.object({ publicKey: z.string(), isOn: z.boolean() }),
    errors: sessionErrors,
  }),
  noticePushOn: defineEndpoint({
    method: 'PUT',
    path: '/api/notice/push',
    summary: 'Have the browser of this session pushed to until the session ends; a repeat replaces it',
    origin: 'extension',
    access: 'signed-in',
    body: z.object({
      /** Of the push service of the browser. */
      address: z
        .string()
        .check(z.maxLength(maxLengths.pushAddress), z.refine(isPushAddress, 'No address of a push service.')),
      p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/u)),
      auth: z.string().check(z.regex(/^[\w-]{22}(?:==)?$/u)),
    }),
    response: nothing,
    errors: writeErrors,
  }),
  noticePushOff: defineEndpoint({
    method: 'DELETE',
    path: '/api/notice/push',
    summary: 'Have the browser of this session not pushed to any more; a repeat changes nothing',
    origin: 'extension',
    access: 'signed-in',
    response: nothing,
    errors: writeErrors,
  }),
}
