import { moscowDateOf, type IsoDate } from '@flower-market/flower-domain'
import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import { Pool, type PoolClient } from 'pg'
import { accountPage, findEntry, listEntries, listPeriod } from '../../modules/accounts/history.repository.ts'
import { listOperations } from '../../modules/accounts/operations.repository.ts'
import { balanceBefore, listDayBalances } from '../../modules/accounts/statement.repository.ts'
import { listAudit } from '../../modules/audit/audit.repository.ts'
import { listLedgerEntries } from '../../modules/day-closings/ledger-entries.repository.ts'
import { peopleService } from '../../modules/people/people.service.ts'
import { findPersonByPhone } from '../../modules/identity/people.repository.ts'
import { takePhone } from '../../modules/identity/phone/confirm-phone.ts'
import { findSession, listSessions } from '../../modules/identity/sessions.repository.ts'
import { listPurchases } from '../../modules/purchases/purchases.repository.ts'
import { listStaffOrders } from '../../modules/staff-orders/staff-orders.repository.ts'
import { columnTypes } from '../../platform/database/column-types.ts'
import type { Database, PreparedStatement } from '../../platform/database/database.ts'
import { transactionsOf } from '../../platform/events/events.ts'
import { deepPart, type AskedPart } from '../../platform/lists/deep-list.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { costOf, indexesRead, tablesOfSeqScans, type ExplainedRow } from '../query-plans.ts'
import { growStatistics } from './grow-statistics.ts'
import {
  fillLargeTables,
  heavyBuyer,
  phoneOf,
  secretHashOf,
  tablesOfOrders,
  tablesOfPeople,
  type TableSizes,
} from './fill-large-tables.ts'

const limit = 20
const largeTables: ReadonlySet<string> = new Set([...tablesOfPeople, ...tablesOfOrders])

/** How long a call takes, which large tables it reads whole, and which indexes it reads. */
export interface CallOnLargeTables {
  readonly call: string
  readonly milliseconds: number
  /** What the planner thinks that its statements cost together. */
  readonly cost: number
  readonly readWhole: readonly string[]
  /** The indexes that its statements read. */
  readonly indexes: readonly string[]
}

/** What is measured. */
export interface LargeTablesRun extends TableSizes {
  /** The median of so many is given. */
  readonly rounds: number
  /** For small tables, which are cheaper to read whole: a plan that has no index shows all the same. */
  readonly isReadingWholeAvoided: boolean
  /** How many people and orders the planner is told of. @default those that there are */
  readonly believed?: Pick<TableSizes, 'people' | 'orders'>
}

type Ask = () => Promise<unknown>

/** The part behind a page of a list. */
async function partBehind(
  page: number,
  read: (page: number) => Promise<{ readonly next?: string | null | undefined }>,
): Promise<AskedPart> {
  const { next } = await read(page)
  return { page: page + 1, limit, cursor: next ?? undefined }
}

async function asksOf(
  database: Database,
  { people: everybody, orders: allOfThem, ordersOfHeavyBuyer }: TableSizes,
): Promise<Readonly<Record<string, Ask>>> {
  const { kysely } = database
  const people = peopleService(database, () => new Date(), transactionsOf(database))
  const staff = { personId: 'staff', role: 'ADMIN' } as const
  const last = ordersOfHeavyBuyer / limit
  const pageAt = (share: number) => Math.max(1, Math.floor(last * share))
  const at = (page: number) => ({ limit, page })
  const orders = (page: number) => listPurchases(kysely, heavyBuyer, { page, limit })
  const operations = (page: number, filter = {}) => listOperations(kysely, heavyBuyer, filter, at(page))
  const entries = (page: number, filter = {}) => listEntries(kysely, heavyBuyer, filter, at(page))
  const ofAKind = { kind: 'purchase' } as const
  const ofNone = { kind: 'exchange' } as const
  const allOrders = (page: number, filter = {}) => listStaffOrders(kysely, staff, { page, limit, ...filter })
  const ledger = (filter = {}) => listLedgerEntries(kysely, { limit, ...filter })
  const today = moscowDateOf(new Date())
  const accountId = kysely
    .selectFrom('ledger_accounts')
    .select('id')
    .where('owner_id', '=', heavyBuyer)
    .executeTakeFirstOrThrow()
    .then(({ id }) => String(id))
  const account = async (page: number) =>
    accountPage(heavyBuyer, await accountId, deepPart('entries', heavyBuyer, at(page))).execute(kysely)
  const ofAccount = async () => ({ accountId: await accountId })
  const statement = async (days: { from: IsoDate; to: IsoDate }) =>
    listPeriod(kysely, { personId: heavyBuyer, accountId: await accountId, ...days }, limit)
  const audit = (filter = {}) => listAudit(kysely, { limit, ...filter })
  const period = { from: today, to: today }
  const everyDay = { from: '2020-01-01', to: today } as const
  // Before most entries, and after most of them.
  const early = moscowDateOf(new Date(Date.now() - allOfThem * 900))
  const late = moscowDateOf(new Date(Date.now() - allOfThem * 100))
  const list = (page: number, search = '') => people.list(staff, { page, limit, search })
  const lastButOne = Math.max(1, last - 1)
  const lateOfAll = allOfThem / limit - 1
  const behindOrders = await partBehind(lastButOne, orders)
  const behindOperations = await partBehind(lastButOne, operations)
  const behindEntries = await partBehind(lastButOne, entries)
  const behindEntriesBySign = await partBehind(pageAt(0.8), (page) => entries(page, { sign: 'MINUS' }))
  const behindOperationsOfAKind = await partBehind(pageAt(0.8), (page) => operations(page, ofAKind))
  const one = await ofAccount()
  const behindEntriesOfOne = await partBehind(lastButOne, (page) => entries(page, one))
  const behindOperationsOfOne = await partBehind(lastButOne, (page) => operations(page, one))
  const behindAllOrders = await partBehind(lateOfAll, allOrders)
  const behindPeople = await partBehind(everybody / limit - 1, (page) => list(page))
  return {
    'orders of one person, behind the page before the last': () =>
      listPurchases(kysely, heavyBuyer, behindOrders),
    'operations of one person, behind the page before the last': () =>
      listOperations(kysely, heavyBuyer, {}, behindOperations),
    'operations of a kind, behind a late page': () =>
      listOperations(kysely, heavyBuyer, ofAKind, behindOperationsOfAKind),
    'operations of one account, behind the page before the last': () =>
      listOperations(kysely, heavyBuyer, one, behindOperationsOfOne),
    'entries of all accounts, behind the page before the last': () =>
      listEntries(kysely, heavyBuyer, {}, behindEntries),
    'entries of one account, behind the page before the last': () =>
      listEntries(kysely, heavyBuyer, one, behindEntriesOfOne),
    'entries by sign, behind a late page': () =>
      listEntries(kysely, heavyBuyer, { sign: 'MINUS' }, behindEntriesBySign),
    'orders of everybody, behind the page before the last': () =>
      listStaffOrders(kysely, staff, behindAllOrders),
    'people, behind the page before the last': () => people.list(staff, { ...behindPeople, search: '' }),
    'orders of one person, page 1': () => orders(1),
    'orders of one person, page 1,000': () => orders(1000),
    'orders of one person, the last page': () => orders(last),
    'operations of one person, page 1': () => operations(1),
    'operations of one person, the last page': () => operations(last),
    'entries of all accounts, page 1': () => entries(1),
    'entries of all accounts, the last page': () => entries(last),
    'entries of one account, the last page': () => account(last),
    'the balance of one account before a day': async () => balanceBefore(kysely, await accountId, today),
    'the balance of one account before an early day': async () =>
      balanceBefore(kysely, await accountId, early),
    'the balances of one account by day': async () => listDayBalances(kysely, await accountId, everyDay),
    'the statement of one account': async () => statement(period),
    'the statement of one account of an early day': async () => statement({ from: early, to: early }),
    'the statement of one account of most of the time': async () => statement({ from: early, to: late }),
    'one entry': () => findEntry(kysely, heavyBuyer, '77'),
    'operations of a kind, page 1': () => operations(1, ofAKind),
    'operations of a kind, page 2,000': () => operations(pageAt(0.4), ofAKind),
    'operations of a kind, the last page': () => operations(pageAt(0.9), ofAKind),
    'operations of a kind that there is none of': () => operations(1, ofNone),
    'operations of a day': () => operations(1, { from: today, to: today }),
    'operations by sign, page 1': () => operations(1, { sign: 'MINUS' }),
    'operations by way to pay, page 1': () => operations(1, { method: 'BALANCE' }),
    'operations by card, the last page': () => operations(pageAt(0.1), { method: 'CARD' }),
    'operations by status, the last page': () => operations(pageAt(0.9), { status: 'CONCLUSION' }),
    'entries by sign, page 1': () => entries(1, { sign: 'MINUS' }),
    'entries by sign, the last page': () => entries(pageAt(0.9), { sign: 'MINUS' }),
    'entries by way to pay, page 1': () => entries(1, { method: 'BALANCE' }),
    'entries by status, page 1': () => entries(1, { status: 'CONCLUSION' }),
    'orders of everybody, page 1': () => allOrders(1),
    'orders of everybody, page 1,000': () => allOrders(1000),
    'orders of everybody in a status, page 100': () => allOrders(100, { status: 'delivered' }),
    'orders of a region, page 100': () => allOrders(100, { region: 'moscow' }),
    'unpaid orders of everybody': () => allOrders(1, { isUnpaid: true }),
    'orders of everybody by a word': () => allOrders(1, { search: 'rosa77' }),
    'the ledger, page 1': () => ledger(),
    'the ledger of a person': () => ledger({ person: heavyBuyer }),
    'the ledger of one account': async () => ledger({ account: await accountId }),
    'the ledger of a person by an amount': () => ledger({ person: heavyBuyer, amount: 77 }),
    'the ledger of a kind': () => ledger({ kind: 'top-up' }),
    'the ledger of a kind that there is none of': () => ledger({ kind: 'exchange' }),
    'the ledger of a kind of an early day': () => ledger({ kind: 'top-up', from: early, to: early }),
    'the ledger of a day': () => ledger({ from: today, to: today }),
    'the ledger of an early day': () => ledger({ from: early, to: early }),
    'the ledger of most of the time': () => ledger({ from: early, to: late }),
    'the ledger up to an early day': () => ledger({ to: early }),
    'the ledger by an amount': () => ledger({ amount: 77 }),
    'the audit log, page 1': () => audit(),
    'the audit log of one person': () => audit({ about: heavyBuyer }),
    'the audit log of one of the staff': () => audit({ by: 'person-2' }),
    'the audit log by action': () => audit({ action: 'order-moved' }),
    'the audit log of a day': () => audit({ from: today, to: today }),
    'people, page 1': () => list(1),
    'people, page 1,000': () => list(1000),
    'people, the last page': () => list(everybody / limit),
    'people by a word': () => list(1, 'rosa77'),
    'people by the end of a phone': () => people.search(staff, '45-01'),
    'the session of a browser': () => findSession(database, secretHashOf(77), new Date()),
    'the sessions of one person': () => listSessions(database, heavyBuyer, new Date()),
    'the person of a phone': () => findPersonByPhone(database, phoneOf(77)),
    'a phone that somebody else has confirmed': () =>
      kysely
        .transaction()
        .execute((trx) => takePhone(trx, { personId: heavyBuyer, phone: phoneOf(77), at: new Date() })),
  }
}

async function believe(
  kysely: Kysely<Schema>,
  run: TableSizes,
  { people, orders }: Pick<TableSizes, 'people' | 'orders'>,
): Promise<void> {
  for (const table of tablesOfPeople) await growStatistics(kysely, table, people / run.people)
  for (const table of tablesOfOrders) await growStatistics(kysely, table, orders / run.orders)
}

/** Not the beginning and the end of a transaction. */
const planned = /^\s*(?:select|insert|update|delete|with)\b/iu

/** The partitioned table, or index, that each partition belongs to. */
async function rootsOfPartitions(client: PoolClient): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ partition: string; root: string }>(
    'SELECT relname AS partition, pg_partition_root(oid)::regclass::text AS root FROM pg_class WHERE relispartition',
  )
  return new Map(rows.map(({ partition, root }) => [partition, root]))
}

/** What queries would cost, and the large tables that they would read whole. */
async function explain(
  pool: Pool,
  asked: readonly CompiledQuery[],
  { isReadingWholeAvoided }: LargeTablesRun,
): Promise<Pick<CallOnLargeTables, 'cost' | 'readWhole' | 'indexes'>> {
  const client = await pool.connect()
  const found = new Set<string>()
  const indexes = new Set<string>()
  let cost = 0
  try {
    const roots = await rootsOfPartitions(client)
    if (isReadingWholeAvoided) await client.query('SET enable_seqscan = off')
    for (const { sql: text, parameters } of asked.filter(({ sql: asks }) => planned.test(asks))) {
      const { rows } = await client.query<ExplainedRow>(`EXPLAIN (FORMAT JSON) ${text}`, [...parameters])
      for (const table of tablesOfSeqScans(rows)) found.add(roots.get(table) ?? table)
      for (const index of indexesRead(rows)) indexes.add(roots.get(index) ?? index)
      cost += costOf(rows)
    }
    await client.query('RESET enable_seqscan')
  } finally {
    client.release()
  }
  return { cost, readWhole: [...found].filter((table) => largeTables.has(table)), indexes: [...indexes] }
}

/** Fills an empty database and asks it for first and deep pages of lists: the time of each call, and what it reads whole. */
export async function callsOnLargeTables(
  connectionString: string,
  run: LargeTablesRun,
): Promise<CallOnLargeTables[]> {
  const pool = new Pool({ connectionString, types: columnTypes, max: 4 })
  // The server ends the connections when it stops.
  pool.on('error', () => {})
  let asked: CompiledQuery[] = []
  const kysely = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void asked.push(query),
  })
  const database: Database = {
    connectionString,
    kysely,
    async query<Row extends object>({ text }: PreparedStatement, values: readonly unknown[] = []) {
      asked.push(CompiledQuery.raw(text, [...values]))
      return (await pool.query<Row>(text, [...values])).rows
    },
    connections: () => ({ busy: 0, idle: 0, waiting: 0 }),
    close: () => kysely.destroy(),
  }
  try {
    await fillLargeTables(kysely, run)
    await sql`VACUUM ANALYZE`.execute(kysely)
    if (run.believed !== undefined) await believe(kysely, run, run.believed)
    const calls: CallOnLargeTables[] = []
    for (const [call, ask] of Object.entries(await asksOf(database, run))) {
      asked = []
      await ask()
      const explained = await explain(pool, asked, run)
      const times: number[] = []
      for (let round = 0; round < run.rounds; round += 1) {
        const start = performance.now()
        await ask()
        times.push(performance.now() - start)
      }
      const milliseconds = times.toSorted((a, b) => a - b)[Math.floor(run.rounds / 2)] ?? Number.NaN
      calls.push({ call, milliseconds, ...explained })
    }
    return calls
  } finally {
    await database.close()
  }
}
