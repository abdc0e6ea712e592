import { Client } from 'pg'
import { openShopOn } from './test-shop.ts'
import { runStatements, withDatabase } from './test-server.ts'

/**
 * Run by itself with the address of a migrated template: adds the queues and the schedules of all jobs, which each server
 * would write when it starts, and postpones periodic tasks, so that none starts in the middle of a test.
 */
async function addQueues(template: string): Promise<void> {
  const name = new URL(template).pathname.slice(1)
  // What else a start writes is no part of the template.
  const copy = `${name}_started`
  const server = withDatabase(template, 'postgres')
  const dropCopy = `DROP DATABASE IF EXISTS ${copy} WITH (FORCE)`
  await runStatements(server, [dropCopy, `CREATE DATABASE ${copy} TEMPLATE ${name}`])
  try {
    const shop = await openShopOn(withDatabase(template, copy))
    await shop.close()
    await copyQueues(withDatabase(template, copy), template)
  } finally {
    await runStatements(server, [dropCopy])
  }
}

async function copyQueues(from: string, to: string): Promise<void> {
  for (const table of ['queue', 'schedule']) {
    // Nobody has looked after the queues so far.
    const read = `SELECT json_agg(to_jsonb(entry) - 'monitor_on' - 'maintain_on')::text AS entries FROM jobs.${table} AS entry`
    const [{ entries }] = await ask<[{ entries: string }]>(from, read)
    const insert = `INSERT INTO jobs.${table} SELECT * FROM json_populate_recordset(NULL::jobs.${table}, $1) ON CONFLICT DO NOTHING`
    await ask(to, insert, [entries])
  }
  await ask(to, "UPDATE jobs.version SET cron_on = '2100-01-01'")
}

async function ask<Rows>(connectionString: string, statement: string, values: string[] = []): Promise<Rows> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query(statement, values)
    return rows as Rows
  } finally {
    await client.end()
  }
}

await addQueues(process.argv[2] ?? '')
