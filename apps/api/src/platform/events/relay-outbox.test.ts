import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase, publishText, publishTextIn, type TestAudience } from '../../testing/test-events.ts'
import type { Database } from '../database/database.ts'
import { relayBatch, relayOutbox } from './relay-outbox.ts'
import { readEventsAfter } from './stored-events.ts'

const everybody = { everybody: true } as const

async function numbersOf(database: Database, stream: string): Promise<number[]> {
  const events = await readEventsAfter(database, 0n, 1000)
  return events.filter((event) => event.stream === stream).map(({ number }) => number)
}

test('an event is there with its cause, and not when its cause is rolled back', async () => {
  const database = await openTestDatabase()
  await publishText(database, everybody, 'first')
  const rolledBack = database.kysely.transaction().execute(async (trx) => {
    await publishTextIn(trx, everybody, 'never')
    throw new Error('rolled back')
  })
  await expect(rolledBack).rejects.toThrow('rolled back')
  await publishText(database, everybody, 'second')
  await relayOutbox(database)
  expect(await readEventsAfter(database, 0n, 10)).toMatchObject([
    { number: 1, payload: { text: 'first' } },
    { number: 2, payload: { text: 'second' } },
  ])
})

test('an event that breaks its schema rolls its cause back', async () => {
  const database = await openTestDatabase()
  const wrong = publishText(database, everybody, 7 as unknown as string)
  await expect(wrong).rejects.toThrow('invalid_type')
  await relayOutbox(database)
  expect(await readEventsAfter(database, 0n, 10)).toEqual([])
})

test('20 parallel transactions and two relays leave no gap and no double in any stream', async () => {
  const database = await openTestDatabase()
  const audiences: TestAudience[] = [everybody, { person: 'anna' }, { person: 'boris' }, { role: 'BROKER' }]
  const write = async (writer: number): Promise<void> => {
    for (let round = 0; round < 10; round += 1) {
      const isRolledBack = (writer + round) % 5 === 0
      await database.kysely
        .transaction()
        .execute(async (trx) => {
          for (const audience of audiences) await publishTextIn(trx, audience, `${writer}-${round}`)
          if (isRolledBack) throw new Error('rolled back')
        })
        .catch(() => {})
      await relayOutbox(database)
    }
  }
  await Promise.all(Array.from({ length: 20 }, (_, writer) => write(writer)))
  const gapless = Array.from({ length: 160 }, (_, index) => index + 1)
  const streams = ['everybody', 'person:anna', 'person:boris', 'role:BROKER']
  expect(await Promise.all(streams.map((stream) => numbersOf(database, stream)))).toEqual(
    streams.map(() => gapless),
  )
})

test('the order of a stream is the order in which transactions followed each other', async () => {
  const database = await openTestDatabase()
  for (let index = 0; index < 5; index += 1) await publishText(database, everybody, String(index))
  await relayOutbox(database)
  for (let index = 5; index < 10; index += 1) await publishText(database, everybody, String(index))
  await relayOutbox(database)
  const events = await readEventsAfter(database, 0n, 100)
  expect(events.map((event) => event.payload)).toEqual(
    Array.from({ length: 10 }, (_, index) => ({ text: String(index) })),
  )
})

test('a relay waits for the one that is at work: no position becomes visible before an earlier one', async () => {
  const database = await openTestDatabase()
  await publishText(database, everybody, 'first')
  const waiting = {
    name: 'waiting-for-a-lock',
    text: `SELECT FROM pg_locks WHERE NOT granted AND database = (
    SELECT oid FROM pg_database WHERE datname = current_database())`,
  }
  const { promise: release, resolve } = Promise.withResolvers<void>()
  const { promise: hasMoved, resolve: resolveMoved } = Promise.withResolvers<void>()
  const slow = database.kysely.transaction().execute(async (trx) => {
    await relayBatch(trx)
    resolveMoved()
    await release
  })
  await hasMoved
  await publishText(database, everybody, 'second')
  const next = relayOutbox(database)
  await expect.poll(async () => (await database.query(waiting)).length).toBe(1)
  resolve()
  await Promise.all([slow, next])
  expect(await numbersOf(database, 'everybody')).toEqual([1, 2])
})

test('a relay that stops in the middle of its work does not keep the others from theirs', async () => {
  const database = await openTestDatabase()
  const limit = await database.kysely.transaction().execute(async (trx) => {
    await relayBatch(trx)
    return sql<{
      limit: string
    }>`SELECT current_setting('idle_in_transaction_session_timeout') AS limit`.execute(trx)
  })
  expect(limit.rows).toEqual([{ limit: '5s' }])
})
