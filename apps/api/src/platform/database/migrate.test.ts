import { randomBytes } from 'node:crypto'
import { expect, inject, onTestFinished, test } from 'vitest'
import { runStatements, withDatabase } from '../../testing/test-server.ts'
import { defineJob } from '../jobs/define-job.ts'
import { createJobs, noData } from '../jobs/jobs.ts'
import { openDatabase } from './database.ts'
import { latestMigration, migrateToLatest } from './migrate.ts'

const lastApplied = { name: 'last-applied', text: 'SELECT max(name) AS name FROM kysely_migration' }
const job = defineJob({
  name: 'test.first',
  data: noData,
  retry: { limit: 0, delaySeconds: 1, maxDelaySeconds: 1 },
})

test('two processes that start at once on an empty database make its tables and queues once', async () => {
  const { url } = inject('testServer')
  const name = `test_${randomBytes(6).toString('hex')}`
  await runStatements(url, [`CREATE DATABASE ${name}`])
  const connectionString = withDatabase(url, name)
  const database = openDatabase({ connectionString })
  onTestFinished(async () => {
    await database.close()
    await runStatements(url, [`DROP DATABASE ${name} WITH (FORCE)`])
  })
  await Promise.all([migrateToLatest(connectionString), migrateToLatest(connectionString)])
  expect(await database.query(lastApplied)).toEqual([{ name: latestMigration }])
  const processes = [0, 1].map(() => createJobs({ database, log: { error: () => {}, warn: () => {} } }))
  let runs = 0
  for (const jobs of processes) jobs.handle(job, async () => void (runs += 1))
  await Promise.all(processes.map((jobs) => jobs.start()))
  onTestFinished(async () => {
    await Promise.all(processes.map((jobs) => jobs.stop()))
  })
  await processes[0]?.send(database.kysely, job, {})
  await processes[1]?.runPending()
  expect(runs).toBe(1)
})
