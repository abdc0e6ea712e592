import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { archiveName } from '../../platform/backup/archive-names.ts'
import { addBuyer, addCard, addPerson, orderFor } from '../../testing/test-people.ts'
import { openTestShop, testNow, type TestShop } from '../../testing/test-shop.ts'

const metricsToken = 'a-token-of-thirty-two-letters-or-more'
const root = new URL('../../../../../', import.meta.url)

function ask({ app }: TestShop, authorization = `Bearer ${metricsToken}`) {
  return app.inject({ url: '/metrics', headers: { authorization } })
}

/** The values by their names and labels. */
async function read(shop: TestShop): Promise<Map<string, number>> {
  const { body } = await ask(shop)
  const lines = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]))
}

test('without a token there are no metrics, and with another one nothing is said', async () => {
  expect((await ask(await openTestShop())).statusCode).toBe(404)
  const shop = await openTestShop({ config: { metricsToken } })
  for (const wrong of ['', metricsToken, `Bearer ${metricsToken}x`, 'Bearer ']) {
    const answer = await ask(shop, wrong)
    expect([wrong, answer.statusCode, answer.headers['www-authenticate']]).toEqual([wrong, 401, 'Bearer'])
    expect(answer.body).not.toContain('flower_')
  }
  const answer = await ask(shop)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ])
})

test('requests are counted by the pattern of their route, whatever is in their address', async () => {
  const shop = await openTestShop({ config: { metricsToken } })
  await shop.app.inject('/api/live')
  await shop.app.inject('/api/live?email=rosa@buyers.example')
  await shop.app.inject('/api/purchase/some-id')
  await shop.app.inject('/rosa@buyers.example')
  await shop.app.inject({ method: 'PROPFIND', url: '/rosa@buyers.example' })
  const { body } = await ask(shop)
  const count = 'flower_http_request_duration_seconds_count'
  expect(body).toContain(`${count}{method="GET",route="/api/live",status="2xx"} 2`)
  expect(body).toContain(`${count}{method="GET",route="/api/purchase/:id",status="4xx"} 1`)
  expect(body).toContain(`${count}{method="other",route="none",status="4xx"}`)
  expect(body).not.toMatch(/rosa|some-id|PROPFIND/u)
})

test('orders, payments, jobs and accounts are told as the database has them, and cut-offs as the clock', async () => {
  const shop = await openTestShop({ now: () => testNow, config: { metricsToken } })
  const buyer = await addBuyer(shop)
  await buyer.call('purchaseCreate', { body: orderFor([await addCard(shop), 25]) }, { key: randomUUID() })
  const personId = await addPerson(shop, { money: { RUB: 1 } })
  await shop.database.kysely
    .updateTable('ledger_accounts')
    .set({ frozen_at: testNow })
    .where('owner_id', '=', personId)
    .execute()
  const values = await read(shop)
  const [, orders] = [...values].find(([name]) => name.startsWith('flower_orders_open{')) ?? []
  expect(orders).toBe(1)
  expect(values.get('flower_ledger_frozen_accounts')).toBe(1)
  expect(values.get('flower_database_up')).toBe(1)
  expect(values.get('flower_sockets')).toBe(0)
  expect(values.has('flower_database_connections{state="waiting"}')).toBe(true)
  const paid = '{method="BALANCE",currency="RUB"}'
  expect(values.get(`flower_payments_last_hour${paid}`)).toBe(1)
  expect(values.get(`flower_payments_last_hour_minor_units${paid}`)).toBe(250_000)
  const cutoffs = [...values].filter(([name]) => name.startsWith('flower_next_cutoff_seconds{'))
  expect(cutoffs.length).toBeGreaterThan(0)
  for (const [, seconds] of cutoffs) expect(seconds).toBeGreaterThan(0)
})

test('what tables take is told by table and part, with the rows whose room is not free yet', async () => {
  const shop = await openTestShop({ config: { metricsToken } })
  const { kysely } = shop.database
  await sql`CREATE TABLE grown AS SELECT n FROM generate_series(1, 5000) AS n`.execute(kysely)
  await sql`CREATE INDEX grown_n ON grown (n)`.execute(kysely)
  await sql`DELETE FROM grown WHERE n > 4000`.execute(kysely)
  await sql`SELECT pg_stat_force_next_flush()`.execute(kysely)
  await sql`ANALYZE grown`.execute(kysely)
  const values = await read(shop)
  expect(values.get('flower_table_bytes{table="grown",part="rows"}')).toBeGreaterThan(100_000)
  expect(values.get('flower_table_bytes{table="grown",part="indexes"}')).toBeGreaterThan(50_000)
  expect(values.get('flower_table_rows{table="grown",state="live"}')).toBe(4_000)
  expect(values.get('flower_table_rows{table="grown",state="dead"}')).toBe(1_000)
})

test('while the database is away the process still answers, and says so', async () => {
  const shop = await openTestShop({ config: { metricsToken } })
  await sql`ALTER TABLE purchases RENAME TO purchases_away`.execute(shop.database.kysely)
  const values = await read(shop)
  expect(values.get('flower_database_up')).toBe(0)
  expect([...values.keys()].filter((name) => name.startsWith('flower_orders'))).toEqual([])
})

test('whoever asks often is answered from what was read a moment ago', async () => {
  const shop = await openTestShop({ config: { metricsToken } })
  expect((await read(shop)).get('flower_ledger_frozen_accounts')).toBe(0)
  const personId = await addPerson(shop, { money: { RUB: 1 } })
  await sql`UPDATE ledger_accounts SET frozen_at = now() WHERE owner_id = ${personId}`.execute(
    shop.database.kysely,
  )
  expect((await read(shop)).get('flower_ledger_frozen_accounts')).toBe(0)
})

const alerts = readFileSync(new URL('ops/alerts.yaml', root), 'utf8')
const dashboard = readFileSync(new URL('ops/dashboard.json', root), 'utf8')

test('every metric of the alerts and of the dashboard is told', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'flower-market-metrics-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(path.join(folder, archiveName(testNow, '000000010000000000000001', true)), '')
  const backup = { folder, recipient: undefined }
  const shop = await openTestShop({ config: { metricsToken, backup } })
  const { body } = await ask(shop)
  const told = new Set([...body.matchAll(/^# TYPE (\w+)/gmu)].map(([, name = '']) => name))
  JSON.parse(dashboard)
  const named = `${alerts}${dashboard}`.match(/\b(?:flower|nodejs|process)_\w+/gu) ?? []
  const wanted = new Set(named.map((name) => name.replace(/_(?:bucket|count|sum)$/u, '')))
  expect(wanted.size).toBeGreaterThan(12)
  expect([...wanted].filter((name) => !told.has(name))).toEqual([])
})

test('every alert has its section in the operator’s document, and no section is of none', () => {
  const document = readFileSync(new URL('docs/operations.md', root), 'utf8')
  const [, sections = ''] = document.split('## Alerts')
  const described = [...sections.split('\n## ')[0]!.matchAll(/^### (\w+)$/gmu)].map(([, name]) => name)
  const raised = [...alerts.matchAll(/- alert: (\w+)$/gmu)].map(([, name]) => name)
  expect(raised.length).toBeGreaterThan(8)
  expect(described).toEqual(raised)
  const summaries = alerts.match(/summary: /gu) ?? []
  expect(summaries).toHaveLength(raised.length)
})
