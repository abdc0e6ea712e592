import { randomUUID } from 'node:crypto'
import { maxWebhooks, type CallInput } from '@flower-market/api-client/contract'
import { webhookRetryDelays } from '@flower-market/flower-domain'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { httpWebhooks } from '../../platform/ports/webhooks/http-webhooks.ts'
import { secretBox } from '../../platform/security/secret-box.ts'
import { readServerSecret } from '../../platform/security/server-secret.ts'
import { openProvider } from '../../testing/provider-server.ts'
import { sentMessages } from '../../testing/sent-messages.ts'
import { addCard, addPerson, orderFor, signInAs, testPassword } from '../../testing/test-people.ts'
import { openShop, openTestShop, testNow, type TestShop } from '../../testing/test-shop.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { sendDelivery, type DeliveryContext } from './send-delivery.ts'
import { sendDeliveryJob } from './send-delivery-job.ts'
import { publishToWebhooks } from './publish-to-webhooks.ts'
import { forgetDeliveriesJob, queueDeliveriesJob } from './webhooks-jobs.ts'

type Body = CallInput<'webhookCreate'>['body']

const sent = sentMessages()
const dayMs = 24 * 3_600_000
const orderData = { _id: 'order', number: 1, status: 'new', paymentStatus: 'paid' } as const
let now = testNow
let shop: TestShop & { close(): Promise<void> }
beforeAll(async () => {
  shop = await openShop({ now: () => now, ports: sent.ports })
})
beforeEach(() => {
  now = testNow
  sent.hookOutcome = { code: 204, problem: null }
})
afterAll(() => shop.close())

async function addBuyer(of: TestShop = shop) {
  const email = `${randomUUID()}@buyers.example`
  const personId = await addPerson(of, { email, money: { RUB: 100_000_000 } })
  return { personId, email, browser: await signInAs(of, personId, testNow) }
}

function create(browser: Visitor, changes: Partial<Body> = {}) {
  const address = 'https://roza.example/hook'
  const body: Body = { address, events: ['order.placed'], password: testPassword, ...changes }
  return browser.call('webhookCreate', { body })
}

async function withWebhook(changes: Partial<Body> = {}) {
  const buyer = await addBuyer()
  const address = `https://roza.example/${randomUUID()}`
  const { webhook, secret } = (await create(buyer.browser, { address, ...changes })).ok
  const posted = () => sent.hooks.filter((hook) => hook.address === address)
  return { ...buyer, params: { id: webhook._id }, secret, posted }
}

async function place(browser: Visitor, of: TestShop = shop): Promise<string> {
  const body = orderFor([await addCard(of), 25])
  return (await browser.call('purchaseCreate', { body }, { key: randomUUID() })).ok._id
}

/** Sends what waits, with all its attempts. */
async function deliver(of: TestShop = shop): Promise<void> {
  await of.app.jobs.send(of.database.kysely, queueDeliveriesJob, {})
  await of.app.jobs.runPending()
  await of.app.jobs.runPending()
}

async function deliveries(browser: Visitor, params: { id: string }) {
  return (await browser.call('webhookDeliveries', { params })).ok
}

test('a real server gets the event once, and verifies its signature by the secret that was shown', async () => {
  const receiver = await openProvider({ status: 200 })
  const ports = { ...sent.ports, webhooks: httpWebhooks({ isPrivateAllowed: true }) }
  const real = await openTestShop({ now: () => new Date(), ports, config: { hasPrivateWebhooks: true } })
  const { browser } = await addBuyer(real)
  const { secret } = (await create(browser, { address: `${receiver.origin}/hook` })).ok
  const { _id } = (await browser.call('webhookList')).ok[0]!
  await browser.call('webhookTest', { params: { id: _id } })
  await deliver(real)
  expect(receiver.requests).toHaveLength(1)
  const { headers, body } = receiver.requests[0]!
  expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({
    type: 'webhook.test',
  })
  expect(() => new Webhook(secret).verify(`${body} `, headers as Record<string, string>)).toThrow(
    'No matching signature found',
  )
})

test('an order is told with what it is, and only to the webhooks that want it', async () => {
  const { browser, params, posted } = await withWebhook()
  const paid = (await create(browser, { events: ['order.paid', 'order.canceled'] })).ok.webhook
  const id = await place(browser)
  await deliver()
  const [placed] = await deliveries(browser, params)
  expect(placed).toMatchObject({ event: 'order.placed', status: 'delivered', attempts: 1, code: 204 })
  const { number, status, paymentStatus } = (await browser.call('purchaseGet', { params: { id } })).ok
  expect(posted().map(({ body }) => JSON.parse(body) as object)).toContainEqual({
    type: 'order.placed',
    timestamp: testNow.toISOString(),
    data: { _id: id, number, status, paymentStatus },
  })
  const others = await deliveries(browser, { id: paid._id })
  expect(others.map(({ event }) => event)).toEqual(paymentStatus === 'paid' ? ['order.paid'] : [])
})

test('a delivery is written with its cause, and a cause that is rolled back tells nobody', async () => {
  const { browser, params } = await withWebhook()
  const body = { ...orderFor([await addCard(shop, { stemsAvailable: 25 }), 50]) }
  expect((await browser.call('purchaseCreate', { body }, { key: randomUUID() })).refusal).toBeDefined()
  expect(await deliveries(browser, params)).toEqual([])
  await place(browser)
  expect(await deliveries(browser, params)).toHaveLength(1)
})

test('what fails is tried again with its id after growing pauses for a day, then the webhook pauses and its person is told', async () => {
  const { browser, params, email, posted } = await withWebhook()
  sent.hookOutcome = { code: 503, problem: 'status' }
  await place(browser)
  await deliver()
  const ids = posted().map(({ headers }) => headers['webhook-id'])
  expect(ids).toHaveLength(webhookRetryDelays.length + 1)
  expect(new Set(ids).size).toBe(1)
  const [failed] = await deliveries(browser, params)
  expect(failed).toMatchObject({ status: 'failed', attempts: ids.length, code: 503, problem: 'status' })
  expect((await browser.call('webhookList')).ok[0]?.pausedAt).toBe(testNow.toISOString())
  expect(sent.mails.filter(({ to }) => to === email).map(({ subject }) => subject)).toEqual([
    'Добавлен вебхук',
    'Вебхук приостановлен',
  ])
  expect((await shop.app.jobs.quarantined(1)).total).toBe(0)
})

test('the next attempt waits as long as its pause says', async () => {
  const { browser, params, personId } = await withWebhook()
  sent.hookOutcome = { code: null, problem: 'timeout' }
  const { kysely } = shop.database
  await kysely.transaction().execute(async (trx) => {
    await publishToWebhooks(trx, { personId, event: 'order.placed', at: testNow, data: orderData })
    // The workers of the shop leave it alone.
    await trx.updateTable('webhook_deliveries').set({ is_queued: true }).execute()
  })
  const { _id: id } = (await deliveries(browser, params))[0]!
  const delays: (number | undefined)[] = []
  const context = {
    database: shop.database,
    events: { transaction: (work: never) => kysely.transaction().execute(work) },
    jobs: {
      send: async (_trx: unknown, _job: unknown, _data: unknown, delay?: number) => void delays.push(delay),
    },
    now: () => now,
    ports: sent.ports,
    box: secretBox(await readServerSecret(kysely)),
  } as unknown as DeliveryContext
  for (let attempts = 0; attempts <= webhookRetryDelays.length; attempts += 1) {
    await sendDelivery(context, { id, attempts })
  }
  // The last one is the mail that it was paused.
  expect(delays.slice(0, -1)).toEqual(webhookRetryDelays)
})

test('an attempt that was made meanwhile is not made again', async () => {
  const { browser, params, posted } = await withWebhook()
  await place(browser)
  await deliver()
  const { _id: id } = (await deliveries(browser, params))[0]!
  await shop.app.jobs.send(shop.database.kysely, sendDeliveryJob, { id, attempts: 0 })
  await deliver()
  expect(posted()).toHaveLength(1)
})

test('a paused webhook is told nothing until it is resumed, but by hand', async () => {
  const { browser, params, posted } = await withWebhook()
  sent.hookOutcome = { code: 410, problem: 'status' }
  await place(browser)
  await deliver()
  // Gone for good: there is no second attempt.
  expect(posted()).toHaveLength(1)
  expect((await browser.call('webhookList')).ok[0]?.pausedAt).not.toBeNull()
  await place(browser)
  expect(await deliveries(browser, params)).toHaveLength(1)
  sent.hookOutcome = { code: 200, problem: null }
  const { _id: id } = (await deliveries(browser, params))[0]!
  await browser.call('webhookResend', { params: { id } })
  await deliver()
  expect(await deliveries(browser, params)).toMatchObject([{ _id: id, status: 'delivered', attempts: 2 }])
  expect((await browser.call('webhookResume', { params })).ok.pausedAt).toBeNull()
  await place(browser)
  expect(await deliveries(browser, params)).toHaveLength(2)
})

test('a webhook that took something meanwhile is not paused, and what is sent by hand is attempted once and pauses nothing', async () => {
  const { browser, params, posted } = await withWebhook()
  sent.hookOutcome = { code: 500, problem: 'status' }
  await browser.call('webhookTest', { params })
  await deliver()
  expect(posted()).toHaveLength(1)
  expect((await browser.call('webhookList')).ok[0]?.pausedAt).toBeNull()
  await place(browser)
  await shop.database.kysely
    .updateTable('webhooks')
    .set({ delivered_at: new Date(testNow.getTime() + dayMs / 2) })
    .where('id', '=', params.id)
    .execute()
  await deliver()
  expect((await deliveries(browser, params))[0]).toMatchObject({ event: 'order.placed', status: 'failed' })
  expect((await browser.call('webhookList')).ok[0]?.pausedAt).toBeNull()
})

test('what waits for another attempt is not sent to whoever is blocked meanwhile, and no order of theirs is told', async () => {
  const { browser, params, personId, posted } = await withWebhook()
  sent.hookOutcome = { code: 503, problem: 'status' }
  await place(browser)
  // By the worker of the shop, which waits before the next attempt.
  await vi.waitFor(async () => {
    expect(await deliveries(browser, params)).toMatchObject([{ status: 'waiting', attempts: 1 }])
  }, 20_000)
  await shop.database.kysely
    .updateTable('people')
    .set({ blocked_at: testNow, blocked_by: personId, block_reason: 'Долг' })
    .where('id', '=', personId)
    .execute()
  await shop.database.kysely.transaction().execute((trx) =>
    publishToWebhooks(trx, {
      personId,
      event: 'order.placed',
      at: testNow,
      data: orderData,
    }),
  )
  await deliver()
  expect(posted()).toHaveLength(1)
  const statuses = shop.database.kysely.selectFrom('webhook_deliveries').select('status')
  expect(await statuses.where('webhook_id', '=', params.id).execute()).toEqual([{ status: 'failed' }])
})

test('the key is sealed in the database and is no part of what its person downloads', async () => {
  const { browser, secret } = await withWebhook()
  const { rows } = await shop.database.kysely.executeQuery(
    shop.database.kysely.selectFrom('webhooks').selectAll().compile(),
  )
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  expect(rows.some((row) => (row as { key: Buffer }).key.includes(key))).toBe(false)
  const topics = (await browser.call('personalDataExport')).ok.topics
  const [record] = topics.find(({ name }) => name === 'webhooks')?.records ?? []
  expect(Object.keys(record ?? {})).not.toContain('key')
  expect(record).toMatchObject({ address: expect.stringContaining('https://roza.example/') })
})

test('an address that is not public, and more webhooks than can be kept, are refused', async () => {
  const { browser } = await addBuyer()
  expect((await create(browser, { address: 'https://10.0.0.1/' })).refusal?.code).toBe(
    'webhook-address-refused',
  )
  for (let count = 0; count < maxWebhooks; count += 1) expect((await create(browser)).ok).toBeDefined()
  expect((await create(browser)).refusal?.code).toBe('too-many-webhooks')
})

test('by hand so much is sent in a quarter of an hour and no more', async () => {
  const { browser, params } = await withWebhook()
  for (let count = 0; count < 30; count += 1) await browser.call('webhookTest', { params })
  expect((await browser.call('webhookTest', { params })).refusal?.code).toBe('too-many-requests')
})

test('deliveries older than 30 days go', async () => {
  const { browser, params } = await withWebhook()
  await place(browser)
  await deliver()
  const forget = async (at: Date): Promise<number> => {
    now = at
    await shop.app.jobs.send(shop.database.kysely, forgetDeliveriesJob, {})
    await shop.app.jobs.runPending()
    now = testNow
    return (await deliveries(browser, params)).length
  }
  expect(await forget(new Date(testNow.getTime() + 30 * dayMs))).toBe(1)
  expect(await forget(new Date(testNow.getTime() + 30 * dayMs + 1))).toBe(0)
})

test('the OpenAPI document tells what is posted, and how it is signed', async () => {
  const { webhooks } = (await shop.app.inject('/api/docs/json')).json<{ webhooks: Record<string, unknown> }>()
  expect(Object.keys(webhooks)).toContain('document.issued')
  expect(webhooks['order.placed']).toMatchObject({
    post: {
      parameters: [{ name: 'webhook-id' }, { name: 'webhook-timestamp' }, { name: 'webhook-signature' }],
    },
  })
})
