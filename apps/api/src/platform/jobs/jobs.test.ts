import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { TestClock, type Clock } from 'pg-boss'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { openAnotherProcess, openTestShop } from '../../testing/test-shop.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { openDatabase, type Database } from '../database/database.ts'
import { defineJob } from './define-job.ts'
import { createJobs, noData, type Jobs } from './jobs.ts'

const retry = { limit: 2, delaySeconds: 600, maxDelaySeconds: 3600 }
const waterJob = defineJob({ name: 'test.water', data: z.object({ vase: z.int() }), retry })

async function openTestDatabase(): Promise<Database> {
  const { connectionString, drop } = await createTestDatabase()
  const database = openDatabase({ connectionString })
  onTestFinished(async () => {
    await database.close()
    await drop()
  })
  return database
}

/** A process that waters vases. */
async function startJobs(
  database: Database,
  water: (vase: number) => Promise<void>,
  options: {
    clock?: Clock
    hasJobs?: boolean
    areOthersOld?: () => Promise<boolean>
    onQuarantined?: () => Promise<void>
    extend?: (jobs: Jobs) => void
  } = {},
): Promise<{ jobs: Jobs; lines: unknown[] }> {
  const lines: unknown[] = []
  const log = { error: (line: unknown) => lines.push(line), warn: (line: unknown) => lines.push(line) }
  const { extend, ...known } = options
  const jobs = createJobs({ database, log, ...known })
  jobs.handle(waterJob, ({ vase }) => water(vase))
  extend?.(jobs)
  await jobs.start()
  onTestFinished(() => jobs.stop())
  return { jobs, lines }
}

const jobRows = {
  name: 'job-rows',
  text: `SELECT name, extract(epoch FROM start_after - now())::float AS wait, retry_backoff AS "isGrowing" FROM jobs.job WHERE name LIKE 'test.%'`,
}

test('a job exists when the transaction that sends it is committed, and is done without asking for it', async () => {
  const database = await openTestDatabase()
  const done: number[] = []
  const { jobs } = await startJobs(database, async (vase) => void done.push(vase))
  await expect(
    database.kysely.transaction().execute(async (trx) => {
      await jobs.send(trx, waterJob, { vase: 1 })
      throw new Error('The cause did not happen.')
    }),
  ).rejects.toThrow('did not happen')
  await database.kysely.transaction().execute(async (trx) => {
    await jobs.send(trx, waterJob, { vase: 2 })
    await setTimeout(20)
    expect(done).toEqual([])
  })
  await expect.poll(() => done).toEqual([2])
})

test('of several processes one does a job', async () => {
  const database = await openTestDatabase()
  const done: number[] = []
  const water = async (vase: number): Promise<void> => {
    await setTimeout(1)
    done.push(vase)
  }
  const [{ jobs }] = [await startJobs(database, water), await startJobs(database, water)]
  const vases = Array.from({ length: 40 }, (_, vase) => vase)
  await Promise.all(vases.map((vase) => jobs.send(database.kysely, waterJob, { vase })))
  await expect.poll(() => done.length, { timeout: 10_000 }).toBe(40)
  await jobs.runPending()
  expect(done.toSorted((a, b) => a - b)).toEqual(vases)
})

test('a process that does no jobs leaves what it sends to the others', async () => {
  const database = await openTestDatabase()
  const done: string[] = []
  const answering = await startJobs(database, async () => void done.push('answering'), { hasJobs: false })
  await startJobs(database, async () => void done.push('working'))
  for (let vase = 0; vase < 10; vase += 1) await answering.jobs.send(database.kysely, waterJob, { vase })
  await expect.poll(() => done.length, { timeout: 10_000 }).toBe(10)
  expect(new Set(done)).toEqual(new Set(['working']))
})

test('a finished job leaves nothing in the database', async () => {
  const database = await openTestDatabase()
  const { jobs } = await startJobs(database, async () => {})
  await jobs.send(database.kysely, waterJob, { vase: 1 })
  await jobs.runPending()
  expect(await database.query(jobRows)).toEqual([])
})

test('a failed job is tried again after a growing delay, and quarantined after its last attempt', async () => {
  const database = await openTestDatabase()
  let attempts = 0
  const { jobs, lines } = await startJobs(database, async () => {
    attempts += 1
    throw new Error('rosa@buyers.example has no vase')
  })
  await jobs.send(database.kysely, waterJob, { vase: 1 })
  const waits = async () =>
    (await database.query<{ wait: number; isGrowing: boolean }>(jobRows)).map(
      ({ wait, isGrowing }) => isGrowing && wait > 200,
    )
  await expect.poll(waits).toEqual([true])
  expect([attempts, await jobs.quarantined(10)]).toEqual([1, { jobs: [], total: 0 }])
  await jobs.runPending()
  expect(attempts).toBe(3)
  const at = expect.any(Date)
  const quarantined = {
    id: expect.any(String),
    name: 'test.water',
    data: { vase: 1 },
    reason: 'Error: [email] has no vase',
    sentAt: at,
    quarantinedAt: at,
  }
  expect(await jobs.quarantined(10)).toEqual({ jobs: [quarantined], total: 1 })
  expect(lines).toHaveLength(3)
})

test('a job that failed for the last time is told of once it is in the quarantine, whether or not that succeeds', async () => {
  const database = await openTestDatabase()
  const found: number[] = []
  const { jobs, lines } = await startJobs(
    database,
    async () => {
      throw new Error('no vase')
    },
    {
      onQuarantined: async () => {
        found.push((await jobs.quarantined(10)).total)
        throw new Error('nobody listens')
      },
    },
  )
  await jobs.send(database.kysely, waterJob, { vase: 1 })
  await expect.poll(async () => (await database.query(jobRows)).length).toBe(1)
  expect(found).toEqual([])
  await jobs.runPending()
  expect(found).toEqual([1])
  expect(lines).toHaveLength(4)
})

test('the database keeps neither the stack nor the words of a failure that name somebody', async () => {
  const database = await openTestDatabase()
  const { jobs } = await startJobs(database, async () => {
    throw new Error('rosa@buyers.example has no vase')
  })
  await jobs.send(database.kysely, waterJob, { vase: 1 })
  await jobs.runPending()
  const dump = await database.query<{ output: unknown }>({
    name: 'outputs',
    text: 'SELECT output FROM jobs.job',
  })
  expect(dump.length).toBeGreaterThan(0)
  expect(JSON.stringify(dump)).not.toMatch(/rosa|\.ts:/u)
})

test('data that a job does not allow is not sent, and what an earlier release sent is quarantined', async () => {
  const database = await openTestDatabase()
  const done: number[] = []
  const { jobs } = await startJobs(database, async (vase) => void done.push(vase))
  await expect(jobs.send(database.kysely, waterJob, { vase: 1.5 })).rejects.toThrow('Invalid input')
  const earlier = defineJob({ name: waterJob.name, data: z.object({ pot: z.string() }), retry })
  await jobs.send(database.kysely, earlier, { pot: 'blue' })
  await jobs.runPending()
  expect(done).toEqual([])
  expect((await jobs.quarantined(10)).jobs.map(({ data }) => data)).toEqual([{ pot: 'blue' }])
})

test('of a long quarantine the oldest jobs are read, and how many there are', async () => {
  const database = await openTestDatabase()
  const { jobs } = await startJobs(database, async () => {
    throw new Error('No water.')
  })
  for (let vase = 0; vase < 4; vase += 1) {
    await jobs.send(database.kysely, waterJob, { vase })
    await jobs.runPending()
  }
  const { jobs: read, total } = await jobs.quarantined(2)
  expect([read.map(({ data }) => data), total]).toEqual([[{ vase: 0 }, { vase: 1 }], 4])
})

test('stopping waits for the jobs that run', async () => {
  const database = await openTestDatabase()
  const [started, watered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let isDone = false
  const { jobs } = await startJobs(database, async () => {
    started.resolve()
    await watered.promise
    isDone = true
  })
  await jobs.send(database.kysely, waterJob, { vase: 1 })
  await started.promise
  const stopped = jobs.stop().then(() => isDone)
  watered.resolve()
  expect(await stopped).toBe(true)
  expect(await database.query(jobRows)).toEqual([])
})

test('a periodic task is done once in any number of processes', async () => {
  // For a test's clock pg-boss queues a setting on each new connection, before the query that the connection is for; pg warns of it.
  Object.assign(process, { noDeprecation: true })
  onTestFinished(() => {
    Object.assign(process, { noDeprecation: false })
  })
  const database = await openTestDatabase()
  // The template of the tests postpones periodic tasks.
  await database.query({ name: 'tasks-from-now', text: 'UPDATE jobs.version SET cron_on = NULL' })
  const clock = new TestClock('2026-11-21T08:16:00Z')
  let runs = 0
  const hourly = defineJob({ name: 'test.hourly', data: noData, retry })
  const extend = (jobs: Jobs): void => {
    jobs.handle(hourly, async () => void (runs += 1))
    jobs.schedule(hourly, '17 * * * *')
  }
  for (let started = 0; started < 2; started += 1) {
    await startJobs(database, async () => {}, { clock, extend })
  }
  const pass = async (seconds: number, isEnough = () => false): Promise<void> => {
    for (let passed = 0; passed < seconds && !isEnough(); passed += 5) {
      await clock.tick(5000)
      // What the clock set off talks to the database.
      await setTimeout(15)
    }
  }
  await pass(30)
  expect(runs).toBe(0)
  await pass(600, () => runs > 0)
  await pass(90)
  expect(runs).toBe(1)
})

test('a periodic task of an earlier version ends, one of a later version goes on beside a process that does not know it', async () => {
  const database = await openTestDatabase()
  const nightly = defineJob({ name: 'test.nightly', data: noData, retry })
  const extend = (jobs: Jobs): void => {
    jobs.handle(nightly, async () => {})
    jobs.schedule(nightly, '0 3 * * *')
  }
  await startJobs(database, async () => {}, { extend })
  const without = (isOld: boolean) => startJobs(database, async () => {}, { areOthersOld: async () => isOld })
  const known = { name: 'test.nightly', cron: '0 3 * * *' }
  expect(await (await without(false)).jobs.scheduled()).toEqual([known])
  expect(await (await without(true)).jobs.scheduled()).toEqual([])
})

test('a server started during an upgrade leaves the periodic tasks of the later version, which migrated the database', async () => {
  const shop = await openTestShop()
  const later = defineJob({ name: 'test.later', data: noData, retry })
  await startJobs(shop.database, async () => {}, {
    areOthersOld: async () => false,
    extend: (jobs) => {
      jobs.handle(later, async () => {})
      jobs.schedule(later, '0 3 * * *')
    },
  })
  const known = { name: 'test.later', cron: '0 3 * * *' }
  const { kysely } = shop.database
  await sql`INSERT INTO kysely_migration VALUES ('9999-later', now()::text)`.execute(kysely)
  expect(await (await openAnotherProcess(shop)).jobs.scheduled()).toContainEqual(known)
  await sql`DELETE FROM kysely_migration WHERE name = '9999-later'`.execute(kysely)
  expect(await (await openAnotherProcess(shop)).jobs.scheduled()).not.toContainEqual(known)
})

test('a job that is handled twice, or has no name, is a mistake of the program', async () => {
  const jobs = createJobs({ database: {} as Database, log: { error: () => {}, warn: () => {} } })
  jobs.handle(waterJob, async () => {})
  expect(() => jobs.handle(waterJob, async () => {})).toThrow('handled twice')
  expect(() => defineJob({ ...waterJob, name: 'Water!' })).toThrow('no name for a job')
})
