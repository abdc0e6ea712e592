import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openAnotherProcess, openShopOn, openTestShop, type TestShop } from '../../testing/test-shop.ts'

const metricsToken = 'a-token-of-thirty-two-letters-or-more'
const answers = { config: { metricsToken, part: 'answers' } } as const
const doesJobs = { config: { part: 'jobs' } } as const

/** What a process that has not been asked yet tells of those that do the jobs. */
async function told(shop: TestShop): Promise<readonly string[]> {
  const app = await openAnotherProcess(shop, answers)
  const headers = { authorization: `Bearer ${metricsToken}` }
  const { body } = await app.inject({ url: '/metrics', headers })
  return body.split('\n').filter((line) => line.startsWith('flower_jobs_process'))
}

function ageReports({ database }: TestShop, age: string): Promise<unknown> {
  return sql`UPDATE jobs_processes SET reported_at = now() - ${age}::interval`.execute(database.kysely)
}

test('what a process of the jobs takes is told by those that answer, as long as it runs', async () => {
  const shop = await openTestShop(answers)
  expect(await told(shop)).toEqual(['flower_jobs_processes 0'])
  const jobs = await openShopOn(shop.connectionString, doesJobs)
  const [memory = '', cpu = '', lag = '', ...more] = (await told(shop))
    .toSorted((a, b) => a.length - b.length)
    .slice(1)
  expect(more).toEqual([])
  for (const line of [memory, cpu, lag]) {
    expect(line).toMatch(
      /^flower_jobs_process_(?:memory_bytes|cpu_seconds|eventloop_lag_p99_seconds)\{process="[\w-]{36}"\} [\d.e-]+$/u,
    )
  }
  await jobs.close()
  expect(await told(shop)).toEqual(['flower_jobs_processes 0'])
})

test('a process of the jobs that says nothing for a minute is gone, and after an hour forgotten', async () => {
  const shop = await openTestShop(answers)
  await sql`INSERT INTO jobs_processes VALUES ('killed', now(), now(), 1, 1, 0)`.execute(shop.database.kysely)
  expect((await told(shop))[0]).toBe('flower_jobs_processes 1')
  await ageReports(shop, '61 seconds')
  expect(await told(shop)).toEqual(['flower_jobs_processes 0'])
  await ageReports(shop, '61 minutes')
  const jobs = await openShopOn(shop.connectionString, doesJobs)
  const { rows } = await sql<{ id: string }>`SELECT id FROM jobs_processes`.execute(shop.database.kysely)
  expect(rows.map(({ id }) => id)).not.toContain('killed')
  await jobs.close()
})

test('a process of the jobs has no calls, whose schemas would cost it memory', async () => {
  const shop = await openTestShop()
  const jobs = await openShopOn(shop.connectionString, doesJobs)
  expect((await jobs.app.inject('/api/live')).statusCode).toBe(404)
  expect((await jobs.app.inject('/api/docs/json')).statusCode).toBe(404)
  await jobs.close()
})
