import { randomUUID } from 'node:crypto'
import { cutoffFor, defaultNoticeChoices, moscowSchedule } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Job } from '../../platform/jobs/define-job.ts'
import type { noData } from '../../platform/jobs/jobs.ts'
import { sentMessages } from '../../testing/sent-messages.ts'
import { addCard, addPerson, signInAs } from '../../testing/test-people.ts'
import { openAnotherProcess, openShop, testDay, testNow, type TestShop } from '../../testing/test-shop.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { changeLots } from '../catalog/index.ts'
import { noticeMailJob } from '../identity/index.ts'
import { deliverNoticesJob, forgetNoticesJob, nearCutoffsJob, priceFallsJob } from './notices-jobs.ts'
import { notify } from './notify.ts'

const sent = sentMessages()
const cutoff = cutoffFor(testDay, moscowSchedule)
let clock = testNow
let shop: TestShop & { close(): Promise<void> }
beforeAll(async () => {
  shop = await openShop({ now: () => clock, ports: sent.ports })
})
beforeEach(() => {
  clock = testNow
})
afterAll(() => shop.close())

async function addReader() {
  const email = `${randomUUID()}@buyers.example`
  const personId = await addPerson(shop, { email })
  return { personId, email, browser: await signInAs(shop, personId, testNow) }
}

async function run(job: Job<typeof noData>, at: Date, app = shop.app): Promise<void> {
  clock = at
  await shop.app.jobs.send(shop.database.kysely, job, {})
  await app.jobs.runPending()
  await app.jobs.runPending()
}

async function read(browser: Visitor) {
  browser.token = (await browser.call('authentication')).ok.token
  return (await browser.call('noticeList', { query: {} })).ok.items.map(({ about }) => about)
}

function mailsTo(address: string): string[] {
  return sent.mails.filter(({ to }) => to === address).map(({ subject }) => subject)
}

/** Money that has come at a moment. */
function moneyOf(personId: string, at: Date, cause = randomUUID()) {
  const transactionId = randomUUID()
  const about = { kind: 'money-arrived', transactionId, number: 7, orderId: null, amount: 100 } as const
  return { personId, about: { ...about, currency: 'RUB' }, cause, at } as const
}

function withMail(kind: keyof typeof defaultNoticeChoices) {
  return { ...defaultNoticeChoices, [kind]: { app: true, mail: true, push: true } }
}

test('a cause that happens twice is one notice, and one that is rolled back is none', async () => {
  const { personId, browser } = await addReader()
  const { kysely } = shop.database
  const notification = moneyOf(personId, testNow)
  for (let time = 0; time < 2; time += 1)
    await kysely.transaction().execute((trx) => notify(trx, notification))
  await expect(
    kysely.transaction().execute(async (trx) => {
      await notify(trx, moneyOf(personId, testNow))
      throw new Error('It did not happen.')
    }),
  ).rejects.toThrow('did not happen')
  expect(await read(browser)).toEqual([notification.about])
})

test('in quiet hours the app has a notice at once, its mail goes when they end, once for two processes', async () => {
  const { personId, email, browser } = await addReader()
  const quietHours = { from: 22 * 60, to: 7 * 60, timeZone: 'Asia/Vladivostok' }
  await browser.call('noticeSettingsSet', { body: { choices: withMail('money-arrived'), quietHours } })
  const night = new Date('2026-11-21T13:00:00Z')
  const morning = new Date('2026-11-21T21:00:00Z')
  await shop.database.kysely.transaction().execute((trx) => notify(trx, moneyOf(personId, night)))
  clock = night
  expect(await read(browser)).toHaveLength(1)
  await run(deliverNoticesJob, new Date(morning.getTime() - 1))
  expect(mailsTo(email)).toEqual([])
  const other = await openAnotherProcess(shop, { now: () => clock, ports: sent.ports })
  clock = morning
  for (let time = 0; time < 2; time += 1)
    await shop.app.jobs.send(shop.database.kysely, deliverNoticesJob, {})
  await Promise.all([shop.app.jobs.runPending(), other.jobs.runPending()])
  await Promise.all([shop.app.jobs.runPending(), other.jobs.runPending()])
  expect(mailsTo(email)).toEqual(['Деньги поступили, платёж № 7'])
})

test('a mail of its own waits for the end of quiet hours too, and is not sent where it is switched off', async () => {
  const { personId, browser } = await addReader()
  const quietHours = { from: 10 * 60, to: 12 * 60, timeZone: 'Europe/Moscow' }
  const delays: number[] = []
  const tell = () =>
    shop.database.kysely.transaction().execute((trx) =>
      notify(trx, {
        ...moneyOf(personId, testNow),
        sendMail: async (delayMs) => void delays.push(delayMs),
      }),
    )
  await tell()
  expect(delays).toEqual([])
  await browser.call('noticeSettingsSet', { body: { choices: withMail('money-arrived'), quietHours: null } })
  await tell()
  await browser.call('noticeSettingsSet', { body: { choices: withMail('money-arrived'), quietHours } })
  await tell()
  // It is 11:00 in Moscow.
  expect(delays).toEqual([0, 3_600_000])
})

test('who has a filled cart is told two hours before the cut-off, once; who has emptied it is not', async () => {
  const card = await addCard(shop)
  const [filled, emptied] = [await addReader(), await addReader()]
  await filled.browser.call('noticeSettingsSet', {
    body: { choices: withMail('cutoff-near'), quietHours: null },
  })
  for (const { browser } of [filled, emptied]) {
    const quantity = browser === filled.browser ? 25 : 0
    const change = { date: testDay, code: card.code, price: card.price, quantity } as const
    const changes = [{ ...change, changedAt: testNow.toISOString() }]
    await browser.call('cartSync', { query: {}, body: { changes } })
  }
  const near = new Date(cutoff.getTime() - 2 * 3_600_000)
  await run(nearCutoffsJob, new Date(near.getTime() - 1))
  expect(await read(filled.browser)).toEqual([])
  await run(nearCutoffsJob, near)
  await run(nearCutoffsJob, new Date(near.getTime() + 300_000))
  const about = { kind: 'cutoff-near', date: testDay, until: cutoff.toISOString() }
  expect([await read(filled.browser), await read(emptied.browser)]).toEqual([[about], []])
  await run(deliverNoticesJob, clock)
  expect(mailsTo(filled.email)).toEqual(['Приём заказов скоро закроется'])
})

test('quiet hours that last beyond the cut-off leave only the notice in the app', async () => {
  const { personId, email, browser } = await addReader()
  const quietHours = { from: 0, to: 23 * 60, timeZone: 'Europe/Moscow' }
  await browser.call('noticeSettingsSet', { body: { choices: withMail('cutoff-near'), quietHours } })
  const at = new Date(cutoff.getTime() - 3_600_000)
  const about = { kind: 'cutoff-near', date: testDay, until: cutoff.toISOString() } as const
  await shop.database.kysely
    .transaction()
    .execute((trx) => notify(trx, { personId, about, cause: 'cutoff', at, until: cutoff }))
  await run(deliverNoticesJob, new Date(cutoff.getTime() + 24 * 3_600_000))
  expect([mailsTo(email), await read(browser)]).toEqual([[], [about]])
})

test('a marked variety that has become cheaper is one notice a day at the prices of its person', async () => {
  const [marked, other] = [await addReader(), await addReader()]
  const variety = randomUUID()
  const cards = [await addCard(shop, { variety }), await addCard(shop, { variety, lengthCm: 70 })]
  await marked.browser.call('favoriteSet', { body: { type: 'roses', variety, isFavorite: true } })
  const reprice = async (code: string, price: number): Promise<void> => {
    const { kysely } = shop.database
    const { place: _place, ...before } = await kysely
      .selectFrom('cards')
      .selectAll()
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
    await kysely.transaction().execute((trx) =>
      changeLots(trx, [{ kind: 'changed', before, after: { ...before, price } }], {
        by: null,
        source: 'hand',
        at: clock,
      }),
    )
  }
  clock = new Date(testNow.getTime() + 60_000)
  for (const { code } of cards) await reprice(code, 12_000)
  await run(priceFallsJob, clock)
  expect(await read(marked.browser)).toEqual([])
  clock = new Date(testNow.getTime() + 8 * 3_600_000)
  await reprice(cards[0]!.code, 9_000)
  await reprice(cards[1]!.code, 8_000)
  await run(priceFallsJob, clock)
  await run(priceFallsJob, clock)
  const about = { kind: 'price-fell', type: 'roses', variety, date: testDay, before: 12_000, now: 8_000 }
  expect([await read(marked.browser), await read(other.browser)]).toEqual([[about], []])
})

test('notices older than 90 days go', async () => {
  const { personId, browser } = await addReader()
  const { kysely } = shop.database
  await kysely.transaction().execute((trx) => notify(trx, moneyOf(personId, testNow)))
  const dayMs = 24 * 3_600_000
  await run(forgetNoticesJob, new Date(testNow.getTime() + 90 * dayMs))
  expect(await read(browser)).toHaveLength(1)
  await run(forgetNoticesJob, new Date(testNow.getTime() + 90 * dayMs + 1))
  expect(await read(browser)).toEqual([])
})

/** A notice as a newer version stores it, due to be mailed and pushed. */
async function storeNewerNotice(personId: string): Promise<string> {
  const { kysely } = shop.database
  const id = randomUUID()
  await kysely.transaction().execute((trx) => notify(trx, moneyOf(personId, testNow)))
  await sql`ALTER TABLE notices DROP CONSTRAINT notices_kind`.execute(kysely)
  await sql`INSERT INTO notices (id, person_id, kind, cause, about, at, is_listed, mail_at, push_at)
    VALUES (${id}, ${personId}, 'of-next-year', ${id}, '{"kind":"of-next-year"}', ${testNow}, true, ${testNow}, ${testNow})`.execute(
    kysely,
  )
  return id
}

test('a notice of a kind that only a newer version knows is listed as one, and left to that version to be mailed', async () => {
  const { personId, email, browser } = await addReader()
  const id = await storeNewerNotice(personId)
  expect(await read(browser)).toEqual([{ kind: 'other' }, expect.objectContaining({ kind: 'money-arrived' })])
  expect((await browser.call('noticeUnread')).ok).toEqual({ unread: 2 })
  const waiting = async () => {
    const columns = ['mail_at', 'push_at'] as const
    return shop.database.kysely
      .selectFrom('notices')
      .select(columns)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  }
  await run(deliverNoticesJob, testNow)
  expect(await waiting()).toEqual({ mail_at: testNow, push_at: testNow })
  // A newer process has handed it over, and this one takes the job.
  await shop.database.kysely.updateTable('notices').set({ mail_at: null }).where('id', '=', id).execute()
  await shop.app.jobs.send(shop.database.kysely, noticeMailJob, { noticeId: id })
  await shop.app.jobs.runPending()
  expect(await waiting()).toMatchObject({ mail_at: testNow })
  expect(mailsTo(email)).toEqual([])
  expect((await shop.app.jobs.quarantined(10)).jobs).toEqual([])
  const body = { _id: id, isWithOlder: true }
  expect((await browser.call('noticeRead', { body })).ok).toEqual({ unread: 0 })
})
