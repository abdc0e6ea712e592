import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPerson } from '../../testing/test-people.ts'
import {
  openAnotherProcess,
  openShop,
  openTestShop,
  testNow,
  type TestShop,
} from '../../testing/test-shop.ts'
import { openBrowser } from '../../testing/visitor.ts'
import { waitingBackends } from '../../testing/waiting-backends.ts'
import type { Database } from '../database/database.ts'
import { createAttemptLimits, type Attempt, type AttemptLimits } from './attempt-limits.ts'

const hourMs = 3_600_000
const thrice = { name: 'test.thrice', attempts: 3, windowMs: hourMs }
const often = { name: 'test.often', attempts: 100, windowMs: hourMs }
const secret = Buffer.alloc(32, 7)
let time = testNow.getTime()
function now() {
  return new Date(time)
}

let shop: TestShop & { close(): Promise<void> }
let limits: AttemptLimits
beforeAll(async () => {
  shop = await openShop({})
  limits = createAttemptLimits(shop.database, secret, now)
})
afterAll(() => shop.close())

/** Whether each of several attempts counts, taken one after the other. */
async function outcomes(attempts: readonly Attempt[], from = limits): Promise<boolean[]> {
  const counted: boolean[] = []
  for (const attempt of attempts) {
    counted.push(
      await from.take(...attempt).then(
        () => true,
        (error: { code?: string }) => {
          expect(error.code).toBe('too-many-requests')
          return false
        },
      ),
    )
  }
  return counted
}

function times(count: number, attempt: Attempt): Attempt[] {
  return Array.from({ length: count }, () => attempt)
}

test('a key has its attempts in a window, another key and another limit have their own', async () => {
  expect(await outcomes(times(4, [[thrice, 'a']]))).toEqual([true, true, true, false])
  expect(await outcomes([[[thrice, 'b']], [[often, 'a']]])).toEqual([true, true])
  time += hourMs - 1
  expect(await outcomes([[[thrice, 'a']]])).toEqual([false])
  time += 1
  expect(await outcomes(times(4, [[thrice, 'a']]))).toEqual([true, true, true, false])
})

test('an attempt at several limits is refused where one of them has none left', async () => {
  const both: Attempt = [
    [thrice, 'c'],
    [often, 'c'],
  ]
  expect(await outcomes(times(4, both))).toEqual([true, true, true, false])
  expect(await outcomes([[[often, 'c']]])).toEqual([true])
})

test('an attempt that is given back may be taken again, in its own window alone', async () => {
  const taken = await limits.take([thrice, 'd'])
  expect(await outcomes(times(3, [[thrice, 'd']]))).toEqual([true, true, false])
  await taken.giveBack()
  expect(await outcomes(times(2, [[thrice, 'd']]))).toEqual([true, false])
  const late = await limits.take([thrice, 'e'])
  time += hourMs
  await limits.take([thrice, 'e'])
  await late.giveBack()
  expect(await outcomes(times(3, [[thrice, 'e']]))).toEqual([true, true, false])
})

test('of parallel attempts no more count than the limit has', async () => {
  const attempts = await Promise.all(times(20, [[thrice, 'f']]).map((attempt) => outcomes([attempt])))
  expect(attempts.flat().filter(Boolean)).toHaveLength(3)
})

test('limits are locked in one order, so that two attempts never wait for each other', async () => {
  const [first, last] = [[often, 'g'] as const, [thrice, 'g'] as const]
  await limits.take(first, last)
  const { kysely } = shop.database
  const rowOf = ({ name }: typeof often) =>
    kysely.selectFrom('attempts').select('ends_at').where('limit_name', '=', name).forUpdate()
  const { taking } = await kysely.transaction().execute(async (trx) => {
    await trx.executeQuery(rowOf(often))
    // Returned inside of an object: the transaction must not wait for it.
    const blocked = limits.take(last, first)
    await expect.poll(() => waitingBackends(shop.database)).toHaveLength(1)
    // Fails where the waiting attempt holds the row already.
    await kysely.transaction().execute((other) => other.executeQuery(rowOf(thrice).noWait()))
    return { taking: blocked }
  })
  await taking
  expect(await outcomes([[last], [last]])).toEqual([true, false])
})

test('a limit counts for two processes together', async () => {
  const first = await openTestShop()
  const second = await openAnotherProcess(first)
  await addPerson(first, { email: 'rosa@buyers.example' })
  const body = { email: 'rosa@buyers.example', password: 'not the password' }
  const browsers = [await openBrowser(first.app), await openBrowser(second)]
  const codes: (string | undefined)[] = []
  for (let attempt = 0; attempt < 11; attempt += 1) {
    codes.push((await browsers[attempt % 2]?.call('signin', { body }))?.refusal?.code)
  }
  expect(codes).toEqual([...Array.from({ length: 10 }, () => 'wrong-credentials'), 'too-many-requests'])
})

test('while the database is away a process counts by itself', async () => {
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  const database = { query: () => Promise.reject(away) } as unknown as Database
  const alone = createAttemptLimits(database, secret, now)
  const taken = await alone.take([thrice, 'a'])
  expect(await outcomes(times(3, [[thrice, 'a']]), alone)).toEqual([true, true, false])
  await taken.giveBack()
  expect(await outcomes([[[thrice, 'a']]], alone)).toEqual([true])
})

test('the database keeps no key that could be read, and nothing of a window that has ended', async () => {
  const key = 'rosa@buyers.example'
  await limits.take([thrice, key])
  const dump = { name: 'dump-attempts', text: 'SELECT attempts::text AS row FROM attempts' }
  const rows = await shop.database.query<{ row: string }>(dump)
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(Buffer.from(key).toString('hex'))
  time += hourMs
  await limits.forgetEnded()
  expect(await shop.database.query(dump)).toEqual([])
})
