import { createECDH, createPublicKey, randomUUID, verify } from 'node:crypto'
import { demoContacts } from '@flower-market/flower-domain'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { decideSetting } from '../../../testing/decide-setting.ts'
import { sentMessages } from '../../../testing/sent-messages.ts'
import { addPerson, signInAs } from '../../../testing/test-people.ts'
import { openAnotherProcess, openShop, testNow, type TestShop } from '../../../testing/test-shop.ts'
import type { Visitor } from '../../../testing/visitor.ts'
import { deliverNoticesJob } from '../notices-jobs.ts'
import { notify } from '../notify.ts'

const sent = sentMessages()
let shop: TestShop & { close(): Promise<void> }
beforeAll(async () => {
  shop = await openShop({ now: () => testNow, ports: sent.ports })
})
beforeEach(() => {
  sent.pushes.length = 0
  sent.isBrowserGone = false
})
afterAll(() => shop.close())

/** A person with a browser that is pushed to. */
async function addPushed() {
  const personId = await addPerson(shop)
  const browser = await signInAs(shop, personId, testNow)
  const address = await subscribe(browser)
  return { personId, browser, address }
}

async function subscribe(browser: Visitor): Promise<string> {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const address = `https://fcm.googleapis.com/fcm/send/${randomUUID()}`
  const body = { address, p256dh: pair.getPublicKey('base64url'), auth: 'BTBZMqHH6r4Tts7J_aSIgg' }
  expect((await browser.call('noticePushOn', { body })).status).toBe(200)
  return address
}

async function notifyOfMoney(personId: string): Promise<void> {
  const about = {
    kind: 'money-arrived',
    transactionId: 'one',
    number: 7,
    orderId: null,
    amount: 100,
  } as const
  const notification = {
    personId,
    about: { ...about, currency: 'RUB' },
    cause: randomUUID(),
    at: testNow,
  } as const
  await shop.database.kysely.transaction().execute((trx) => notify(trx, notification))
  await shop.app.jobs.send(shop.database.kysely, deliverNoticesJob, {})
  await shop.app.jobs.runPending()
  await shop.app.jobs.runPending()
}

function addresses(): string[] {
  return sent.pushes.map(({ address }) => address).toSorted()
}

test('a notice is pushed once to each browser of its person, signed by the shop for that service', async () => {
  const { personId, browser, address } = await addPushed()
  const other = await subscribe(await signInAs(shop, personId, testNow))
  await addPushed()
  await notifyOfMoney(personId)
  expect(addresses()).toEqual([address, other].toSorted())
  const { publicKey } = (await browser.call('noticePush')).ok
  const [, header = '', claims = '', signature = '', shown = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/u.exec(sent.pushes[0]?.authorization ?? '') ?? []
  expect(shown).toBe(publicKey)
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: 'https://fcm.googleapis.com',
    exp: testNow.getTime() / 1000 + 12 * 3600,
  })
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const content = Buffer.from(`${header}.${claims}`)
  const proof = { key, dsaEncoding: 'ieee-p1363' } as const
  expect(verify('sha256', content, proof, Buffer.from(signature, 'base64url'))).toBe(true)
})

async function contactOfPush(): Promise<unknown> {
  const { personId } = await addPushed()
  await notifyOfMoney(personId)
  const [, claims = ''] = sent.pushes.at(-1)?.authorization.split('.') ?? []
  return JSON.parse(Buffer.from(claims, 'base64url').toString()).sub
}

test('without an address for everybody it is signed with the operator’s email address, and by nobody before there is one', async () => {
  expect(await contactOfPush()).toBeUndefined()
  await decideSetting(shop, 'contacts', { ...demoContacts, email: 'office@other-flowers.example' })
  expect(await contactOfPush()).toBe('mailto:office@other-flowers.example')
})

test('who has signed out is not pushed to any more', async () => {
  const { personId, browser } = await addPushed()
  await browser.call('logout')
  await notifyOfMoney(personId)
  expect(addresses()).toEqual([])
  const rows = await shop.database.kysely
    .selectFrom('push_subscriptions')
    .select('session_id')
    .where('person_id', '=', personId)
    .execute()
  expect(rows).toEqual([])
})

test('a browser in which somebody else signs in is pushed to for them alone', async () => {
  const [first, second] = [await addPushed(), await addPerson(shop)]
  const browser = await signInAs(shop, second, testNow)
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const body = {
    address: first.address,
    p256dh: pair.getPublicKey('base64url'),
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }
  await browser.call('noticePushOn', { body })
  await notifyOfMoney(first.personId)
  expect(addresses()).toEqual([])
  await notifyOfMoney(second)
  expect(addresses()).toEqual([first.address])
})

test('a browser that does not listen any more is forgotten', async () => {
  const { personId, browser } = await addPushed()
  sent.isBrowserGone = true
  await notifyOfMoney(personId)
  expect(addresses()).toHaveLength(1)
  expect((await browser.call('noticePush')).ok.isOn).toBe(false)
})

test('all processes show browsers the same key', async () => {
  const { browser } = await addPushed()
  const other = await openAnotherProcess(shop, { now: () => testNow, ports: sent.ports })
  const answer = await other.inject({
    method: 'GET',
    url: '/api/notice/push',
    headers: { 'x-access-token': browser.token ?? '' },
    cookies: Object.fromEntries(browser.cookies),
  })
  expect(answer.json().publicKey).toBe((await browser.call('noticePush')).ok.publicKey)
})
