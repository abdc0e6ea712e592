import type { HttpHandler } from 'msw'
import { maxWebhooks, shownWebhookDeliveries } from '../contract/limits.ts'
import { isWebhookAddress } from '../contract/webhook-address.ts'
import type { MockPerson } from '../fixtures/mock-person.ts'
import type { MockWebhook } from '../fixtures/webhooks.fixtures.ts'
import type { MarketState } from './market-state.ts'
import { refuse } from './mock-error.ts'
import { mockSignedIn } from './signed-in.ts'

type Delivery = MockWebhook['deliveries'][number]

/** What a person's server answers to a mock: that it took the event. */
function delivered(delivery: Delivery, at: string): Delivery {
  const attempts = delivery.attempts + 1
  return {
    ...delivery,
    status: 'delivered',
    attempts,
    lastAttemptAt: at,
    code: 204,
    problem: null,
    nextAttemptAt: null,
  }
}

/** Where the programs of the signed-in person are told of orders and documents. */
export function webhooksHandlers(state: MarketState): HttpHandler[] {
  const find = ({ _id }: MockPerson, id: string): MockWebhook => {
    const found = state.webhooks.find(({ ownerId, webhook }) => ownerId === _id && webhook._id === id)
    if (found === undefined) throw refuse('not-found')
    return found
  }
  const replace = (one: MockWebhook, changes: Partial<MockWebhook>): void => {
    state.webhooks = state.webhooks.map((other) => (other === one ? { ...other, ...changes } : other))
  }
  return [
    mockSignedIn(state, 'webhookList', ({ _id }) =>
      state.webhooks.filter(({ ownerId }) => ownerId === _id).map(({ webhook }) => webhook),
    ),
    mockSignedIn(state, 'webhookCreate', ({ _id: ownerId, password }, { body }) => {
      if (body.password !== password) return refuse('wrong-password')
      if (!isWebhookAddress(body.address)) return refuse('webhook-address-refused')
      if (state.webhooks.filter((one) => one.ownerId === ownerId).length >= maxWebhooks) {
        return refuse('too-many-webhooks')
      }
      const place = state.webhooks.length + 1
      const { address, events } = body
      const webhook = {
        _id: `webhook-${place}`,
        address,
        events,
        createdAt: state.now.toISOString(),
        pausedAt: null,
      }
      state.webhooks = [{ ownerId, webhook, deliveries: [] }, ...state.webhooks]
      return { webhook, secret: `whsec_${String(place).padStart(43, 'M')}=` }
    }),
    mockSignedIn(state, 'webhookRemove', (person, { params: { id } }) => {
      const removed = find(person, id)
      state.webhooks = state.webhooks.filter((one) => one !== removed)
      return {}
    }),
    mockSignedIn(state, 'webhookResume', (person, { params: { id } }) => {
      const one = find(person, id)
      const webhook = { ...one.webhook, pausedAt: null }
      replace(one, { webhook })
      return webhook
    }),
    mockSignedIn(state, 'webhookTest', (person, { params: { id } }) => {
      const one = find(person, id)
      const at = state.now.toISOString()
      const sent: Delivery = {
        _id: `msg-${id}-${one.deliveries.length + 1}`,
        event: 'webhook.test',
        at,
        status: 'waiting',
        attempts: 0,
        lastAttemptAt: null,
        code: null,
        problem: null,
        nextAttemptAt: at,
      }
      replace(one, { deliveries: [delivered(sent, at), ...one.deliveries] })
      return sent
    }),
    mockSignedIn(state, 'webhookDeliveries', (person, { params: { id } }) =>
      find(person, id).deliveries.slice(0, shownWebhookDeliveries),
    ),
    mockSignedIn(state, 'webhookResend', (person, { params: { id } }) => {
      const one = state.webhooks.find(
        ({ ownerId, deliveries }) =>
          ownerId === person._id && deliveries.some((delivery) => delivery._id === id),
      )
      const sent = one?.deliveries.find((delivery) => delivery._id === id)
      if (one === undefined || sent === undefined) return refuse('not-found')
      const at = state.now.toISOString()
      const deliveries = one.deliveries.map((delivery) =>
        delivery === sent ? delivered(sent, at) : delivery,
      )
      replace(one, { deliveries })
      return { ...sent, status: 'waiting' as const, nextAttemptAt: at }
    }),
  ]
}
