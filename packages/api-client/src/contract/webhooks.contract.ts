import {
  deliveredEvents,
  orderStatuses,
  paymentStatuses,
  webhookDeliveryStatuses,
  webhookEvents,
  webhookProblems,
  type DeliveredWebhookEvent,
} from '@flower-market/flower-domain'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { taxDocumentKinds } from './document.contract.ts'
import { sessionErrors } from './errors.ts'
import { password } from './identity-primitives.ts'
import { maxLengths } from './limits.ts'
import { id, isoDate, isoMoment, nothing } from './primitives.ts'

const webhook = z.object({
  _id: id,
  address: z.string(),
  events: z.array(z.enum(webhookEvents)),
  createdAt: isoMoment,
  /** Since when nothing is sent: its deliveries failed for a day, or its server answered 410. Null while it is called. */
  pausedAt: z.nullable(isoMoment),
})

const delivery = z.object({
  /** The header `webhook-id`, the same at every attempt. */
  _id: id,
  event: z.enum(deliveredEvents),
  /** When the event happened. */
  at: isoMoment,
  status: z.enum(webhookDeliveryStatuses),
  attempts: z.int(),
  lastAttemptAt: z.nullable(isoMoment),
  /** The HTTP status of the last answer. */
  code: z.nullable(z.int()),
  /** Why the last attempt failed. */
  problem: z.nullable(z.enum(webhookProblems)),
  /** When it is tried again. */
  nextAttemptAt: z.nullable(isoMoment),
})

const order = z.object({
  _id: id,
  number: z.int(),
  status: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
})

const document = z.object({
  /** With its kind it names the file, see `documentFile`. */
  _id: id,
  kind: z.enum(taxDocumentKinds),
  number: z.string(),
  date: isoDate,
  /** Null for an advance. */
  orderId: z.nullable(id),
})

/** What a webhook is told of each event; the rest is read by a token of the API. */
export const webhookPayloads = {
  'order.placed': order,
  'order.confirmed': order,
  'order.shipped': order,
  'order.delivered': order,
  'order.canceled': order,
  'order.updated': order,
  'order.paid': order,
  'document.issued': document,
  'webhook.test': z.object({}),
} as const satisfies Record<DeliveredWebhookEvent, z.ZodMiniType>

/** What a webhook is told of an event. */
export type WebhookPayload<E extends DeliveredWebhookEvent> = z.output<(typeof webhookPayloads)[E]>

const webhookErrors = [...sessionErrors, 'not-permitted'] as const
const changeErrors = [...webhookErrors, 'csrf-failed', 'not-found'] as const

export const webhooksContract = {
  webhookList: defineEndpoint({
    method: 'GET',
    path: '/api/user/webhooks',
    summary: "Where the person's own programs are told of orders and documents, the newest first",
    origin: 'extension',
    access: 'signed-in',
    response: z.array(webhook),
    errors: webhookErrors,
  }),
  webhookCreate: defineEndpoint({
    method: 'POST',
    path: '/api/user/webhooks',
    summary:
      'Have events posted to an HTTPS address; the answer alone has the secret that they are signed with',
    origin: 'extension',
    access: 'signed-in',
    body: z.object({
      address: z.url({ protocol: /^https?$/u }).check(z.maxLength(maxLengths.webhookAddress)),
      events: z.array(z.enum(webhookEvents)).check(
        z.minLength(1),
        z.maxLength(webhookEvents.length),
        z.refine((events) => new Set(events).size === events.length, 'Each event is named once.'),
      ),
      password,
    }),
    response: z.object({ webhook, secret: z.string() }),
    errors: [
      ...webhookErrors,
      'csrf-failed',
      'wrong-password',
      'webhook-address-refused',
      'too-many-webhooks',
    ],
  }),
  webhookRemove: defineEndpoint({
    method: 'DELETE',
    path: '/api/user/webhooks/:id',
    summary: 'Remove a webhook with its deliveries',
    origin: 'extension',
    access: 'signed-in',
    params: z.object({ id }),
    response: nothing,
    errors: changeErrors,
  }),
  webhookResume: defineEndpoint({
    method: 'POST',
    path: '/api/user/webhooks/:id/resume',
    summary: 'Have a paused webhook called again; what happened meanwhile is not sent',
    origin: 'extension',
    access: 'signed-in',
    params: z.object({ id }),
    response: webhook,
    errors: changeErrors,
  }),
  webhookTest: defineEndpoint({
    method: 'POST',
    path: '/api/user/webhooks/:id/test',
    summary: 'Send a test event to a webhook, once; also to a paused one',
    origin: 'extension',
    access: 'signed-in',
    params: z.object({ id }),
    response: delivery,
    errors: changeErrors,
  }),
  webhookDeliveries: defineEndpoint({
    method: 'GET',
    path: '/api/user/webhooks/:id/deliveries',
    summary: 'The last deliveries of a webhook, the newest first',
    origin: 'extension',
    access: 'signed-in',
    params: z.object({ id }),
    response: z.array(delivery),
    errors: [...webhookErrors, 'not-found'],
  }),
  webhookResend: defineEndpoint({
    method: 'POST',
    path: '/api/user/webhook-deliveries/:id/resend',
    summary: 'Send a delivery once more, with the same id; also to a paused webhook',
    origin: 'extension',
    access: 'signed-in',
    params: z.object({ id }),
    response: delivery,
    errors: changeErrors,
  }),
}
