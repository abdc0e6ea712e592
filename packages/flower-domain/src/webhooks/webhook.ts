import type { OrderStatus } from '../orders/order-status.ts'

/** What a webhook may be called for, in the order in which it is offered. */
export const webhookEvents = [
  'order.placed',
  'order.confirmed',
  'order.shipped',
  'order.delivered',
  'order.canceled',
  'order.updated',
  'order.paid',
  'document.issued',
] as const

/** An event that a webhook may be called for. */
export type WebhookEvent = (typeof webhookEvents)[number]

/** What somebody sends to their webhook to see whether it works. */
export const webhookTestEvent = 'webhook.test'

/** What a delivery tells. */
export const deliveredEvents = [...webhookEvents, webhookTestEvent] as const

/** The event of a delivery. */
export type DeliveredWebhookEvent = (typeof deliveredEvents)[number]

/** The statuses of a delivery: it waits for its next attempt, was taken, or is not tried again. */
export const webhookDeliveryStatuses = ['waiting', 'delivered', 'failed'] as const

/** The status of a delivery. */
export type WebhookDeliveryStatus = (typeof webhookDeliveryStatuses)[number]

/** Why an attempt failed: a status other than 2xx, no answer in time, no connection, an address that is not public. */
export const webhookProblems = ['status', 'timeout', 'unreachable', 'address'] as const

/** Why an attempt failed. */
export type WebhookProblem = (typeof webhookProblems)[number]

/** An event of an order. */
type OrderWebhookEvent = Exclude<WebhookEvent, 'document.issued'>

const eventOfStatus: Readonly<Record<OrderStatus, OrderWebhookEvent>> = {
  new: 'order.placed',
  in_process: 'order.updated',
  confirmed: 'order.confirmed',
  partially_confirmed: 'order.confirmed',
  assembled: 'order.updated',
  shipped: 'order.shipped',
  partially_shipped: 'order.shipped',
  delivered: 'order.delivered',
  fulfilled: 'order.updated',
  return: 'order.updated',
  canceled: 'order.canceled',
}

/** The event of an order that has come to a status. */
export function webhookEventOf(status: OrderStatus): OrderWebhookEvent {
  return eventOfStatus[status]
}

const [second, minute, hour] = [1_000, 60_000, 3_600_000]

/** How long to wait before each attempt after the first, ms: a day in all. */
export const webhookRetryDelays: readonly number[] = [
  5 * second,
  minute,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  8 * hour,
  8 * hour,
]
