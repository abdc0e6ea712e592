import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catchUp, presentNumbers } from '../platform/events/catch-up.ts'
import { relayOutbox } from '../platform/events/relay-outbox.ts'
import type { Listener } from '../platform/events/streams.ts'
import { navigate, payloadOf, openBuiltShop } from '../testing/built-shop.ts'
import { publishText } from '../testing/test-events.ts'
import { addCard, addPerson, signInAs, testPassword } from '../testing/test-people.ts'
import { addSignedIn } from '../testing/test-profiles.ts'
import { openBrowser, type Visitor } from '../testing/visitor.ts'

let shop: Awaited<ReturnType<typeof openBuiltShop>>
beforeAll(async () => {
  shop = await openBuiltShop()
})
afterAll(() => shop.close())

async function addListener(): Promise<{ readonly buyer: Visitor; readonly listener: Listener }> {
  const personId = await addPerson(shop)
  return { buyer: await signInAs(shop, personId), listener: { personId, role: 'USER' } }
}

async function isSomebodyWaiting(): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock' AND query !~ 'pg_stat_activity'
  `.execute(shop.database.kysely)
  return rows.length > 0
}

/** Asks for the catalog and does something while the server waits for a table on the way. */
async function openWhile(
  buyer: Visitor,
  table: 'ledger_accounts' | 'event_streams',
  happen: () => Promise<unknown>,
) {
  const held = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const lock = shop.database.kysely.transaction().execute(async (trx) => {
    await sql`LOCK TABLE ${sql.table(table)} IN ACCESS EXCLUSIVE MODE`.execute(trx)
    locked.resolve()
    await held.promise
  })
  await locked.promise
  const page = navigate(buyer, '/catalog')
  await expect.poll(isSomebodyWaiting).toBe(true)
  await happen()
  held.resolve()
  await lock
  return payloadOf(await page)
}

test('a document has the numbers of before its data was read: what happens meanwhile is not missed', async () => {
  const { buyer, listener } = await addListener()
  const { session } = await openWhile(buyer, 'ledger_accounts', async () => {
    await publishText(shop.database, { person: listener.personId }, 'paid')
    await relayOutbox(shop.database)
  })
  const { isReset, events } = await catchUp(shop.database, listener, session?.streams)
  expect(isReset).toBe(false)
  expect(events.map(({ payload }) => payload)).toEqual([{ text: 'paid' }])
})

test('what the session itself says is read after the numbers', async () => {
  const { buyer, listener } = await addListener()
  const { session } = await openWhile(buyer, 'event_streams', () =>
    sql`UPDATE people SET name = 'Renamed' WHERE id = ${listener.personId}`.execute(shop.database.kysely),
  )
  expect(session?.name).toBe('Renamed')
})

test('a document has the numbers of all streams that its person follows, that of their plantation among them', async () => {
  const plantationId = 'alto-zafiro'
  await addCard(shop)
  const { id: personId, browser } = await addSignedIn(shop, {
    role: 'RECIPIENT',
    plantation_id: plantationId,
  })
  await publishText(shop.database, { plantation: plantationId }, 'asked')
  await publishText(shop.database, { role: 'RECIPIENT' }, 'paid')
  await relayOutbox(shop.database)
  const { session } = payloadOf(await navigate(browser, '/settings'))
  const numbers = await presentNumbers(shop.database, { personId, role: 'RECIPIENT', plantationId })
  expect(session?.streams).toEqual(numbers)
  expect(numbers).toMatchObject({ [`plantation:${plantationId}`]: 1, 'role:RECIPIENT': 1 })
})

test('whoever signs in on a page without data gets the numbers with the answer', async () => {
  const email = 'no-data@buyers.example'
  const listener: Listener = { personId: await addPerson(shop, { email }), role: 'USER' }
  await publishText(shop.database, { everybody: true }, 'before')
  await relayOutbox(shop.database)
  const numbers = await presentNumbers(shop.database, listener)
  expect(Object.keys(numbers)).toEqual(['everybody', 'role:USER', `person:${listener.personId}`])
  const browser = await openBrowser(shop.app)
  const { ok } = await browser.call('signin', { body: { email, password: testPassword } })
  expect(ok.streams).toEqual(numbers)
  expect((await browser.call('authentication')).ok.streams).toEqual(numbers)
})
