import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { transactionsOf } from '../../../platform/events/events.ts'
import { addCard, addPerson, auditLedger, orderFor, signInAs } from '../../../testing/test-people.ts'
import { addSignedIn, type TestPerson } from '../../../testing/test-profiles.ts'
import { sentMessages } from '../../../testing/sent-messages.ts'
import { openShop, testNow, type TestShop } from '../../../testing/test-shop.ts'
import { publishedTo } from '../../../testing/published-events.ts'
import { Visitor } from '../../../testing/visitor.ts'
import { fulfillOrdersJob } from '../purchases-jobs.ts'
import { purchasesService, type PurchasesService } from '../purchases.service.ts'

const hourMs = 3_600_000
const messages = sentMessages()
let now = testNow
let shop: TestShop & { close(): Promise<void> }
let purchases: PurchasesService
let buyer: Visitor
let email: string
let staff: TestPerson
beforeAll(async () => {
  shop = await openShop({ now: () => now, ports: messages.ports })
  purchases = purchasesService(shop.database, () => now, transactionsOf(shop.database))
  staff = await addSignedIn(shop, { role: 'ADMIN' })
})
afterAll(() => shop.close())
beforeEach(async () => {
  now = testNow
  staff.browser.token = (await staff.browser.call('authentication')).ok.token
  email = `${randomUUID()}@buyers.example`
  buyer = await signInAs(shop, await addPerson(shop, { email, money: { RUB: 100_000_000 } }))
})

async function deliver(plantationId = 'alto-zafiro', payment: 'BALANCE' | 'CASH' = 'BALANCE') {
  const card = await addCard(shop, { plantationId, plantation: `Ферма ${plantationId}` })
  const body = { ...orderFor([card, 50]), paymentMethod: payment }
  const { _id } = (await buyer.call('purchaseCreate', { body }, { key: randomUUID() })).ok
  for (const to of ['in_process', 'confirmed', 'assembled', 'shipped', 'delivered'] as const) {
    await purchases.move({ id: _id, to })
  }
  return (await buyer.call('purchaseGet', { params: { id: _id } })).ok
}
type Order = Awaited<ReturnType<typeof deliver>>

function claim({ _id: orderId, lines }: Order, quantity = 10, bunch = 1) {
  const body = {
    orderId,
    code: lines[0]!.code,
    reason: 'broken' as const,
    bunches: [{ box: 1, bunch, quantity }],
  }
  return buyer.call('claimCreate', { body }, { key: randomUUID() })
}
function decide(_id: string, accepted: number, reason = 'Видно на фото') {
  return staff.browser.call('claimDecide', { body: { _id, accepted, reason } }, { key: randomUUID() })
}
function sendPhoto(visitor: Visitor, claimId: string, payload: Buffer, key: string = randomUUID()) {
  return visitor.send({
    method: 'POST',
    url: `/api/claim/photo?claimId=${claimId}&key=${key}`,
    payload,
    headers: { 'content-type': 'image/jpeg' },
  })
}
/** A token expires when the clock is moved. */
async function moveClock(to: Date): Promise<void> {
  now = to
  for (const visitor of [buyer, staff.browser])
    visitor.token = (await visitor.call('authentication')).ok.token
}
async function runFulfillment(): Promise<void> {
  await shop.app.jobs.send(shop.database.kysely, fulfillOrdersJob, {})
  await shop.app.jobs.runPending()
}
async function statusOf({ _id: id }: Order) {
  return (await buyer.call('purchaseGet', { params: { id } })).ok.status
}

test('each plantation gives its own time for claims, the operator else, to the last moment', async () => {
  const order = await deliver('slow-farm')
  await shop.database.kysely
    .updateTable('plantations')
    .set({ claim_hours: 2 })
    .where('id', '=', 'slow-farm')
    .execute()
  const { lines } = (await buyer.call('purchaseGet', { params: { id: order._id } })).ok
  expect(lines[0]!.claimUntil).toBe(new Date(testNow.getTime() + 2 * hourMs).toISOString())
  await moveClock(new Date(testNow.getTime() + 2 * hourMs - 1))
  expect((await claim(order)).status).toBe(200)
  now = new Date(testNow.getTime() + 2 * hourMs)
  const late = await claim(order, 10, 2)
  expect([late.refusal?.code, late.refusal?.details]).toEqual(['claim-refused', { reason: 'window-over' }])
  const other = await deliver('other-farm')
  expect(other.lines[0]!.claimUntil).toBe(new Date(now.getTime() + 24 * hourMs).toISOString())
})

test('an order is fulfilled only once its claims are decided, and earns nothing for what was accepted', async () => {
  const order = await deliver()
  const { _id } = (await claim(order)).ok
  await moveClock(new Date(testNow.getTime() + 25 * hourMs))
  await runFulfillment()
  expect(await statusOf(order)).toBe('delivered')
  await decide(_id, 4)
  await runFulfillment()
  expect(await statusOf(order)).toBe('fulfilled')
})

test('an order with an open claim does not come back before it is decided', async () => {
  const order = await deliver()
  await claim(order)
  const move = { id: order._id, to: 'return', reason: 'Ботритис' } as const
  await expect(purchases.move(move)).rejects.toMatchObject({
    code: 'order-move-refused',
    details: { reason: 'no-open-claim' },
  })
})

test('the decision credits once, whoever decides at the same time, and the buyer gets a mail', async () => {
  const order = await deliver()
  const { _id } = (await claim(order)).ok
  const decided = await Promise.all([decide(_id, 10), decide(_id, 5), decide(_id, 0)])
  expect(decided.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(decided.filter(({ status }) => status === 409)).toHaveLength(2)
  const { credits, claims, totals } = (await buyer.call('purchaseGet', { params: { id: order._id } })).ok
  expect(totals.credited).toBe(claims[0]!.acceptedQuantity * 10_000)
  expect(credits.length).toBeLessThanOrEqual(1)
  const { items } = (await buyer.call('balanceHistory', { query: { status: 'COMPENSATION' } })).ok
  expect(items.map(({ amount, purchase }) => [amount, purchase?._id])).toEqual(
    credits.map(({ amount }) => [amount, order._id]),
  )
  await shop.app.jobs.runPending()
  expect((await messages.mailTo(email)).text).toContain(`/history/${order._id}`)
  expect(Object.values(await auditLedger(shop)).flat()).toEqual([])
})

test('claims made at once never claim a stem twice', async () => {
  const order = await deliver()
  const made = await Promise.all([1, 2, 1, 2, 1, 2].map((bunch) => claim(order, 25, bunch)))
  expect(made.filter(({ status }) => status === 200)).toHaveLength(2)
  expect(made.filter(({ refusal }) => refusal?.code === 'claim-refused')).toHaveLength(4)
})

test('an order that waits for its money is due less by what is accepted, and credits nothing', async () => {
  const order = await deliver('alto-zafiro', 'CASH')
  const { _id } = (await claim(order)).ok
  expect((await decide(_id, 10)).ok).toMatchObject({ status: 'accepted', credited: 0 })
  const { totals } = (await buyer.call('purchaseGet', { params: { id: order._id } })).ok
  expect(totals.due).toBe(order.totals.due - 100_000)
})

function photo() {
  return sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#b3122b' } })
}

test('of a photograph only its pixels are kept, made smaller', async () => {
  const { _id } = (await claim(await deliver())).ok
  const taken = await photo()
    .withExif({ IFD0: { Artist: 'Secret Name' } })
    .jpeg()
    .toBuffer()
  expect(taken.includes('Secret Name')).toBe(true)
  const [url] = (await sendPhoto(buyer, _id, taken)).json<{ photos: string[] }>().photos
  const { rawPayload } = await readAs(buyer, url!)
  expect(rawPayload.includes('Secret Name')).toBe(false)
  const { width, format, exif } = await sharp(rawPayload).metadata()
  expect([width, format, exif]).toEqual([2000, 'webp', undefined])
  const script = Buffer.from('GIF89a/*<script>*/=1;alert(1)//</script>')
  expect((await sendPhoto(buyer, _id, script)).json()).toMatchObject({ code: 'images-only' })
})

test('a claim has eight photographs at most, and none is added once it is decided', async () => {
  const { _id } = (await claim(await deliver())).ok
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const sent = []
  for (let place = 0; place < 9; place += 1) sent.push((await sendPhoto(buyer, _id, picture)).statusCode)
  expect(sent).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 409])
  await decide(_id, 0)
  expect((await sendPhoto(buyer, _id, picture)).json()).toMatchObject({ details: { reason: 'not-open' } })
})

function readAs(visitor: Visitor, url: string) {
  // A picture in a page sends the cookie and no token.
  const page = new Visitor(shop.app)
  for (const [name, value] of visitor.cookies) page.cookies.set(name, value)
  return page.send({ url })
}

test('a photograph is for its buyer, staff and the plantation concerned; for others there is none', async () => {
  const order = await deliver('concerned')
  await deliver('another')
  const { _id } = (await claim(order)).ok
  const [url] = (await sendPhoto(buyer, _id, await photo().jpeg().toBuffer())).json<{ photos: string[] }>()
    .photos
  const farm = await addSignedIn(shop, { role: 'RECIPIENT', plantation_id: 'concerned' })
  const otherFarm = await addSignedIn(shop, { role: 'RECIPIENT', plantation_id: 'another' })
  const broker = await addSignedIn(shop, { role: 'BROKER' })
  await shop.database.kysely
    .updateTable('people')
    .set({ broker_id: broker.id })
    .where('email', '=', email)
    .execute()
  for (const visitor of [buyer, staff.browser, farm.browser]) {
    expect((await readAs(visitor, url!)).statusCode).toBe(200)
  }
  const strangers = [
    otherFarm.browser,
    broker.browser,
    (await addSignedIn(shop)).browser,
    new Visitor(shop.app),
  ]
  for (const visitor of strangers) expect((await readAs(visitor, url!)).statusCode).toBe(404)
  const { items } = (await farm.browser.call('claimReceived', { query: {} })).ok
  expect(items.map(({ orderNumber }) => orderNumber)).toEqual([order.number])
  expect(JSON.stringify(items)).not.toContain(email)
  expect((await otherFarm.browser.call('claimReceived', { query: {} })).ok.items).toEqual([])
})

test("the broker of a buyer hears of a claim and its decision, with less than the buyer's event says", async () => {
  const broker = await addSignedIn(shop, { role: 'BROKER' })
  await shop.database.kysely
    .updateTable('people')
    .set({ broker_id: broker.id })
    .where('email', '=', email)
    .execute()
  const order = await deliver()
  const heard = (act: () => Promise<unknown>) =>
    publishedTo(shop, broker.id, { name: 'client-claim-changed', last: 'claim-changed' }, act)
  let made = { _id: '', number: 0 }
  const told = (status: string) => ({ _id: made._id, number: made.number, orderId: order._id, status })
  const atFirst = await heard(async () => {
    made = (await claim(order)).ok
  })
  expect(atFirst).toEqual([told('open')])
  expect(await heard(() => decide(made._id, 4))).toEqual([told('partly_accepted')])
})

test('the database decides a claim once, and keeps what it is about', async () => {
  const { _id } = (await claim(await deliver())).ok
  const change = (set: object) =>
    shop.database.kysely.updateTable('claims').set(set).where('id', '=', _id).execute()
  await expect(change({ quantity: 20 })).rejects.toMatchObject({ constraint: 'claims_are_decided_once' })
  await decide(_id, 4)
  await expect(change({ accepted_quantity: 10, status: 'accepted' })).rejects.toMatchObject({
    constraint: 'claims_are_decided_once',
  })
})

test('staff read with the money of a person which claim it was credited for', async () => {
  const order = await deliver()
  const { _id, number } = (await claim(order)).ok
  await decide(_id, 10)
  const { _id: id } = (await buyer.call('authentication')).ok
  const { movements } = (await staff.browser.call('personGet', { params: { id } })).ok
  const { variety, lengthCm } = order.lines[0]!
  expect(movements.items[0]?.cause).toMatchObject({ kind: 'credit', variety, lengthCm, claim: number })
})
