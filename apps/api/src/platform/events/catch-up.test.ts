import { roles } from '@flower-market/flower-domain'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openTestDatabase, publishTextIn, type TestAudience } from '../../testing/test-events.ts'
import type { Database } from '../database/database.ts'
import { catchUp, presentNumbers } from './catch-up.ts'
import { pruneEvents } from './prune-events.ts'
import { relayOutbox } from './relay-outbox.ts'
import type { Listener } from './streams.ts'

const anna: Listener = { personId: 'anna', role: 'USER' }
const none = { everybody: 0, 'role:USER': 0, 'person:anna': 0 }
const weekMs = 7 * 24 * 3_600_000

async function publishAll(database: Database, audiences: readonly TestAudience[]): Promise<void> {
  await database.kysely.transaction().execute(async (trx) => {
    for (const [index, audience] of audiences.entries()) await publishTextIn(trx, audience, String(index))
  })
  await relayOutbox(database)
}

function isFor(who: Listener, whom: TestAudience): boolean {
  if ('person' in whom) return whom.person === who.personId
  if ('role' in whom) return whom.role === who.role
  if ('plantation' in whom) return whom.plantation === who.plantationId
  return true
}

test('the present numbers are those of the listener’s streams, and nothing has been missed since them', async () => {
  const database = await openTestDatabase()
  await publishAll(database, [{ person: 'anna' }, { everybody: true }, { person: 'boris' }])
  const numbers = { everybody: 1, 'role:USER': 0, 'person:anna': 1 }
  expect(await presentNumbers(database, anna)).toEqual(numbers)
  expect(await catchUp(database, anna, numbers)).toEqual({ isReset: false, numbers, events: [] })
})

test('what was missed follows in the order in which it happened, over all streams', async () => {
  const database = await openTestDatabase()
  await publishAll(database, [{ person: 'anna' }, { everybody: true }])
  const numbers = await presentNumbers(database, anna)
  await publishAll(database, [{ role: 'USER' }, { person: 'anna' }, { everybody: true }, { person: 'anna' }])
  const missed = await catchUp(database, anna, numbers)
  expect(missed.isReset).toBe(false)
  expect(missed.events.map(({ stream, number }) => [stream, number])).toEqual([
    ['role:USER', 1],
    ['person:anna', 2],
    ['everybody', 2],
    ['person:anna', 3],
  ])
  expect(missed.numbers).toEqual({ everybody: 2, 'role:USER': 1, 'person:anna': 3 })
  expect(await catchUp(database, anna, missed.numbers)).toEqual({ ...missed, events: [] })
})

describe('everything has to be read again', () => {
  test('when what was missed is no longer kept; who missed nothing of it goes on', async () => {
    const database = await openTestDatabase()
    await publishAll(database, [{ everybody: true }, { everybody: true }])
    await pruneEvents(database, new Date(Date.now() + weekMs - 60_000))
    expect(await catchUp(database, anna, none)).toMatchObject({ isReset: false, events: [{}, {}] })
    await pruneEvents(database, new Date(Date.now() + weekMs + 60_000))
    const numbers = { ...none, everybody: 2 }
    expect(await catchUp(database, anna, none)).toEqual({ isReset: true, numbers, events: [] })
    expect(await catchUp(database, anna, { ...none, everybody: 1 })).toMatchObject({ isReset: true })
    expect(await catchUp(database, anna, numbers)).toMatchObject({ isReset: false })
    await publishAll(database, [{ everybody: true }])
    expect((await catchUp(database, anna, numbers)).events).toMatchObject([{ number: 3 }])
  })

  test('when more was missed than can be repeated', async () => {
    const database = await openTestDatabase()
    await publishAll(
      database,
      Array.from({ length: 200 }, () => ({ everybody: true }) as const),
    )
    expect((await catchUp(database, anna, none)).events).toHaveLength(200)
    await publishAll(database, [{ person: 'anna' }])
    const numbers = { ...none, everybody: 200, 'person:anna': 1 }
    expect(await catchUp(database, anna, none)).toEqual({ isReset: true, numbers, events: [] })
  })

  test('when events are deleted while they are being read', async () => {
    const database = await openTestDatabase()
    await publishAll(database, [{ everybody: true }, { person: 'anna' }])
    const pruning: Database = {
      ...database,
      query: async (statement, values) => {
        if (statement.name === 'events-in-ranges')
          await pruneEvents(database, new Date(Date.now() + 2 * weekMs))
        return database.query(statement, values)
      },
    }
    expect(await catchUp(pruning, anna, none)).toMatchObject({ isReset: true, events: [] })
  })

  test('when the listener names anything but numbers of this database, however malformed', async () => {
    const database = await openTestDatabase()
    const malformed: unknown[] = [
      { ...none, everybody: 1 },
      { everybody: 0, 'person:anna': 0 },
      {},
      'all',
      [1, 2],
      undefined,
      null,
      { ...none, everybody: -1 },
      { ...none, everybody: 0.5 },
      { ...none, everybody: 1e300 },
      JSON.parse('{"__proto__": {"everybody": 0}}'),
      Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`stream ${index}`, 0])),
    ]
    const answers = await Promise.all(malformed.map((numbers) => catchUp(database, anna, numbers)))
    expect(answers).toEqual(malformed.map(() => ({ isReset: true, numbers: none, events: [] })))
  })
})

test('a listener catches up with what is for them, and never with anything else, whatever they name', async () => {
  const database = await openTestDatabase()
  const people = ['anna', 'boris', 'anna:1', 'everybody']
  const audience = fc.oneof(
    fc.constant<TestAudience>({ everybody: true }),
    fc.constantFrom(...roles).map((role): TestAudience => ({ role })),
    fc.constantFrom(...people).map((plantation): TestAudience => ({ plantation })),
    fc.constantFrom(...people).map((person): TestAudience => ({ person })),
  )
  const listener = fc.record<Listener>(
    {
      personId: fc.constantFrom(...people),
      role: fc.constantFrom(...roles),
      plantationId: fc.constantFrom(...people),
    },
    { requiredKeys: ['personId', 'role'] },
  )
  await fc.assert(
    fc.asyncProperty(fc.array(audience, { maxLength: 12 }), listener, async (audiences, who) => {
      const numbers = await presentNumbers(database, who)
      await publishAll(database, audiences)
      const foreign = Object.fromEntries(people.map((person) => [`person:${person}`, 0]))
      const { events } = await catchUp(database, who, { ...foreign, ...numbers })
      const expected = audiences.flatMap((whom, index) => (isFor(who, whom) ? [{ text: String(index) }] : []))
      expect(events.map(({ payload }) => payload)).toEqual(expected)
    }),
    { numRuns: 30 },
  )
})
