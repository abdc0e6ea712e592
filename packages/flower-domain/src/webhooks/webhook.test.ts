import { expect, test } from 'vitest'
import { orderStatuses } from '../orders/order-status.ts'
import { webhookEventOf, webhookEvents, webhookRetryDelays } from './webhook.ts'

test('every status of an order is an event, and an agreed part as the whole', () => {
  const reached = new Set<string>(orderStatuses.map(webhookEventOf))
  expect(webhookEvents.filter((event) => !reached.has(event))).toEqual(['order.paid', 'document.issued'])
  expect(webhookEventOf('partially_shipped')).toBe(webhookEventOf('shipped'))
})

test('the pauses grow, and a delivery is tried for a day', () => {
  expect([...webhookRetryDelays].toSorted((a, b) => a - b)).toEqual(webhookRetryDelays)
  const hours = webhookRetryDelays.reduce((sum, delay) => sum + delay, 0) / 3_600_000
  expect(Math.floor(hours)).toBe(23)
})
