import { expect, test } from 'vitest'
import { addPerson } from '../../testing/test-people.ts'
import { openTestShop, testNow } from '../../testing/test-shop.ts'
import { pruneAnswers } from './prune-answers.ts'

const dayMs = 24 * 3_600_000

test('answers of calls go after 30 days, and not before; every hour', async () => {
  const { app, database } = await openTestShop()
  const person_id = await addPerson({ database })
  const row = { person_id, call: 'purchaseCreate', key: 'key', body_hash: Buffer.from(''), answer: '{}' }
  await database.kysely
    .insertInto('idempotent_calls')
    .values({ ...row, at: testNow })
    .execute()
  const left = async () =>
    (await database.kysely.selectFrom('idempotent_calls').select('key').execute()).length
  await pruneAnswers(database, new Date(testNow.getTime() + 30 * dayMs - 1))
  expect(await left()).toBe(1)
  await pruneAnswers(database, new Date(testNow.getTime() + 30 * dayMs))
  expect(await left()).toBe(0)
  expect(await app.jobs.scheduled()).toContainEqual({
    name: 'idempotency.prune-answers',
    cron: '37 * * * *',
  })
})
