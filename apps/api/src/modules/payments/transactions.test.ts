import { randomUUID } from 'node:crypto'
import { paymentOrderFile } from '@flower-market/api-client/msw'
import { incomingMethods } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decideSetting } from '../../testing/decide-setting.ts'
import { addSignedIn } from '../../testing/test-profiles.ts'
import { openShop, type TestShop } from '../../testing/test-shop.ts'
import { Visitor } from '../../testing/visitor.ts'

let shop: TestShop & { close(): Promise<void> }
beforeAll(async () => {
  shop = await openShop({})
})
afterAll(() => shop.close())

function topUp(browser: Visitor, paymentMethod: 'QRCODE' | 'CASH' | 'CHECK') {
  const body = { kind: 'top-up', paymentMethod, amount: 20_000 } as const
  return browser.call('transactionCreate', { body }, { key: randomUUID() })
}
/** Reads a file as an image in a page does: with the cookies alone. */
function read(visitor: Visitor, url: string) {
  const picture = new Visitor(shop.app)
  for (const [name, value] of visitor.cookies) picture.cookies.set(name, value)
  return picture.send({ url })
}

test('what proves a payment is read by its person and staff; a broker who reads the avatar does not', async () => {
  const broker = await addSignedIn(shop, { role: 'BROKER' })
  const staff = await addSignedIn(shop, { role: 'ADMIN' })
  const client = await addSignedIn(shop, { broker_id: broker.id })
  const { _id: id } = (await topUp(client.browser, 'QRCODE')).ok
  const payload = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'white' } })
    .jpeg()
    .toBuffer()
  const send = () =>
    client.browser.send({
      method: 'PATCH',
      url: '/api/file/transaction',
      query: { id },
      payload,
      headers: { 'content-type': 'image/jpeg' },
    })
  const { proof } = (await send()).json() as { proof: string }
  for (const { browser } of [client, staff]) expect((await read(browser, proof)).statusCode).toBe(200)
  for (const browser of [broker.browser, new Visitor(shop.app)]) {
    expect((await read(browser, proof)).statusCode).toBe(404)
  }
  const { proof: other } = (await send()).json() as { proof: string }
  expect([other === proof, (await read(client.browser, proof)).statusCode]).toEqual([false, 404])
})

test('the PDF of a payment order is kept as it was sent, and shown as a PDF to its person and staff alone', async () => {
  const broker = await addSignedIn(shop, { role: 'BROKER' })
  const staff = await addSignedIn(shop, { role: 'ADMIN' })
  const client = await addSignedIn(shop, { broker_id: broker.id })
  const { _id: id } = (await topUp(client.browser, 'CHECK')).ok
  const payload = Buffer.from(await paymentOrderFile().arrayBuffer())
  // Whatever the sender calls it.
  const headers = { 'content-type': 'text/html' }
  const url = '/api/file/transaction'
  const sent = await client.browser.send({ method: 'PATCH', url, query: { id }, payload, headers })
  const { proof } = sent.json() as { proof: string }
  for (const { browser } of [client, staff]) {
    const answer = await read(browser, proof)
    expect(answer.rawPayload).toEqual(payload)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${proof.split('/').at(-1)}.pdf"`,
      'x-content-type-options': 'nosniff',
    })
  }
  for (const browser of [broker.browser, new Visitor(shop.app)]) {
    expect((await read(browser, proof)).statusCode).toBe(404)
  }
})

test('a way that is switched off is neither listed nor taken', async () => {
  const { browser } = await addSignedIn(shop)
  const { _id: id } = (await topUp(browser, 'QRCODE')).ok
  await decideSetting(shop, 'incomingMethods', ['QRCODE', 'CHECK'])
  expect((await browser.call('topUpWays')).ok.map(({ method }) => method)).toEqual(['QRCODE', 'CHECK'])
  expect((await topUp(browser, 'CASH')).refusal?.code).toBe('payment-method-off')
  const change = { id, paymentMethod: 'CASH', amount: 20_000 } as const
  expect((await browser.call('transactionChange', { body: change })).refusal?.code).toBe('payment-method-off')
  await decideSetting(shop, 'incomingMethods', incomingMethods)
  expect((await browser.call('transactionChange', { body: change })).ok.method).toBe('CASH')
})

test('the person hears what staff decide about their transaction', async () => {
  const staff = await addSignedIn(shop, { role: 'ADMIN' })
  const { browser, id: person } = await addSignedIn(shop)
  const { _id: id, amount } = (await topUp(browser, 'CASH')).ok
  const confirm = { params: { id }, body: { amount } }
  const confirmed = await staff.browser.call('transactionConfirm', confirm, { key: randomUUID() })
  expect(confirmed.refusal).toBeNull()
  const { kysely } = shop.database
  // What has been relayed is no longer in the outbox: one statement sees each event once.
  const { rows: told } = await sql<{ name: string; payload: object }>`
    SELECT name, payload FROM (
      SELECT 0 AS part, position AS place, stream, name, payload FROM events
      UNION ALL SELECT 1, id, stream, name, payload FROM event_outbox
    ) AS told WHERE stream LIKE ${`%${person}%`} ORDER BY part, place`.execute(kysely)
  expect(
    told.filter(({ name }) => name === 'transaction-changed').map(({ payload }) => payload),
  ).toMatchObject([{ status: 'IN_PROCESSED' }, { status: 'CONFIRMED' }])
  expect(told.map(({ name }) => name)).toContain('balance-changed')
  const audit = await kysely
    .selectFrom('payments')
    .innerJoin('movements', 'movements.id', 'movement_id')
    .select(['settled_by', 'movements.created_by'])
    .where('payments.id', '=', id)
    .executeTakeFirstOrThrow()
  expect(audit).toEqual({ settled_by: staff.id, created_by: staff.id })
})
