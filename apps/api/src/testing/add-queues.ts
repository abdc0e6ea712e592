import { Client } from 'pg'
import { openShopOn } from './test-shop.ts'
import { runStatements, withDatabase } from './test-server.ts'

/**
 * Run by itself with the address of a migrated template: adds the queues of all jobs. Each server makes those that are
 * missing when it starts, which is two thirds of the statements of a test that opens a shop.
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
  // Nobody has looked after them so far.
  const read =
    "SELECT json_agg(to_jsonb(queue) - 'monitor_on' - 'maintain_on')::text AS queues FROM jobs.queue"
  const [{ queues }] = await ask<[{ queues: string }]>(from, read)
  const insert =
    'INSERT INTO jobs.queue SELECT * FROM json_populate_recordset(NULL::jobs.queue, $1) ON CONFLICT DO NOTHING'
  await ask(to, insert, [queues])
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
