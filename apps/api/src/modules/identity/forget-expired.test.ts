import { expect, test } from 'vitest'
import { addPerson, signInAs } from '../../testing/test-people.ts'
import { sentMessages } from '../../testing/sent-messages.ts'
import { signUpForm } from '../../testing/sign-up-form.ts'
import { openTestShop, testNow, type TestShop } from '../../testing/test-shop.ts'
import { openBrowser } from '../../testing/visitor.ts'
import { forgetExpired } from './forget-expired.ts'
import { forgetExpiredJob } from './identity-jobs.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const email = 'joiner@joiners.example'
const phone = '79990300001'

const tables = ['one_time_codes', 'links', 'send_cooldowns', 'signups', 'sessions'] as const

/** How many rows each table has, a given time after they were made. */
async function rowsAfter({ database }: TestShop, ms: number) {
  await forgetExpired(database, new Date(testNow.getTime() + ms))
  const count = async (table: (typeof tables)[number]) =>
    (await database.kysely.selectFrom(table).selectAll().execute()).length
  return Object.fromEntries(await Promise.all(tables.map(async (table) => [table, await count(table)])))
}

test('codes, links, timers, sign-ups and sessions go when they count no more, and not before', async () => {
  const sent = sentMessages()
  const shop = await openTestShop({ ports: sent.ports })
  const visitor = await openBrowser(shop.app)
  await signInAs(shop, await addPerson(shop), testNow)
  await visitor.call('signinSendCode', { body: { phone } })
  await visitor.call('signup', { body: signUpForm({ email }) })
  await sent.mailTo(email)
  const all = { one_time_codes: 1, links: 1, send_cooldowns: 2, signups: 1, sessions: 1 }
  expect(await rowsAfter(shop, 5 * minuteMs - 1)).toEqual(all)
  expect(await rowsAfter(shop, 5 * minuteMs)).toEqual({ ...all, one_time_codes: 0 })
  expect(await rowsAfter(shop, dayMs - 1)).toEqual({ ...all, one_time_codes: 0 })
  const afterADay = { one_time_codes: 0, links: 0, send_cooldowns: 0, signups: 1, sessions: 1 }
  expect(await rowsAfter(shop, dayMs)).toEqual(afterADay)
  expect(await rowsAfter(shop, 30 * dayMs - 1)).toEqual(afterADay)
  expect(await rowsAfter(shop, 30 * dayMs)).toEqual({ ...afterADay, signups: 0 })
  expect(await rowsAfter(shop, 365 * dayMs)).toEqual({ ...afterADay, signups: 0, sessions: 0 })
})

test('what has expired goes every hour', async () => {
  let now = testNow
  const { app, database } = await openTestShop({ now: () => now })
  await (await openBrowser(app)).call('signinSendCode', { body: { phone } })
  await app.jobs.runPending()
  now = new Date(testNow.getTime() + dayMs)
  expect(await app.jobs.scheduled()).toContainEqual({
    name: forgetExpiredJob.name,
    cron: '17 * * * *',
  })
  await app.jobs.send(database.kysely, forgetExpiredJob, {})
  await app.jobs.runPending()
  expect(await database.kysely.selectFrom('one_time_codes').select('phone').execute()).toEqual([])
})
