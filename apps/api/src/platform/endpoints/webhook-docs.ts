import { webhookPayloads } from '@flower-market/api-client/contract'
import { deliveredEvents, type DeliveredWebhookEvent } from '@flower-market/flower-domain'
import * as z from 'zod/mini'
import { outputSchema } from './json-schema.ts'

const summaries: Readonly<Record<DeliveredWebhookEvent, string>> = {
  'order.placed': 'An order was placed',
  'order.confirmed': 'An order was confirmed, wholly or in part',
  'order.shipped': 'An order was shipped, wholly or in part',
  'order.delivered': 'An order was delivered',
  'order.canceled': 'An order was canceled',
  'order.updated': 'An order came to another status',
  'order.paid': 'Nothing is due for an order any more',
  'document.issued': 'A tax document can be downloaded',
  'webhook.test': 'The person has asked for a test',
}

const signed = 'Of the Standard Webhooks specification.'

function header(name: string, description: string) {
  return { in: 'header', name, required: true, description, schema: { type: 'string' } } as const
}

const parameters = [
  header('webhook-id', `${signed} The same at every attempt: an id that was seen before is a repeat.`),
  header('webhook-timestamp', `${signed} When it was attempted, in seconds since 1970.`),
  header(
    'webhook-signature',
    `${signed} \`v1,\` and the HMAC-SHA256 of \`id.timestamp.body\` in Base64; the key is the secret after \`whsec_\`.`,
  ),
]

function operationOf(event: DeliveredWebhookEvent) {
  const body = z.object({
    type: z.literal(event),
    timestamp: z.iso.datetime(),
    data: webhookPayloads[event],
  })
  return {
    post: {
      summary: summaries[event],
      tags: ['webhooks'],
      parameters,
      requestBody: { required: true, content: { 'application/json': { schema: outputSchema(body) } } },
      responses: {
        '2XX': { description: 'It was taken. Its body is not read.' },
        '410': { description: 'Nothing is to be sent here any more: the webhook is paused.' },
        default: {
          description: 'It is sent again after growing pauses for a day; redirects are not followed.',
        },
      },
    },
  }
}

/** What is posted to people's webhooks, for the OpenAPI document. */
export const webhookDocs = Object.fromEntries(deliveredEvents.map((event) => [event, operationOf(event)]))
