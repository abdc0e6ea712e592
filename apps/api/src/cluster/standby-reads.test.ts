import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase, type Database } from '../platform/database/database.ts'
import { signalDatabase } from '../testing/shop-process.ts'
import { startDatabasePair, type DatabasePair } from './database-pair.ts'

let folder: string
let pair: DatabasePair
let primary: Database

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'flower-market-standby-reads-'))
  await chmod(folder, 0o755)
  pair = await startDatabasePair({
    folder,
    durability: 'none',
    log: { info() {}, warn() {} },
  })
  primary = openDatabase(pair)
  await sql`CREATE TABLE written (number int PRIMARY KEY)`.execute(primary.kysely)
}, 240_000)

afterAll(async () => {
  await primary?.close()
  await pair?.stop()
  await rm(folder, { recursive: true, force: true })
}, 120_000)

function openReads(): Database {
  const reads = openDatabase({ ...pair, role: 'standby' })
  onTestFinished(() => reads.close())
  return reads
}

async function isStandby({ kysely }: Database): Promise<boolean> {
  const { rows } = await sql<{ isStandby: boolean }>`SELECT pg_is_in_recovery() AS "isStandby"`.execute(
    kysely,
  )
  return rows[0]?.isStandby === true
}

async function write(number: number): Promise<void> {
  await sql`INSERT INTO written VALUES (${number})`.execute(primary.kysely)
}

async function readNumbers({ kysely }: Database): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`SELECT number FROM written ORDER BY number`.execute(kysely)
  return rows.map(({ number }) => number)
}

test('lists are read from the standby, which takes no writes', async () => {
  const reads = openReads()
  expect(await isStandby(reads)).toBe(true)
  expect(await isStandby(primary)).toBe(false)
  await expect(sql`INSERT INTO written VALUES (0)`.execute(reads.kysely)).rejects.toThrow('read-only')
})

test('nothing is acknowledged before the standby shows it', async () => {
  const reads = openReads()
  await readNumbers(reads)
  await sql`SELECT pg_wal_replay_pause()`.execute(reads.kysely)
  let isAcknowledged = false
  const written = write(1).then(() => (isAcknowledged = true))
  await wait(500)
  expect(isAcknowledged).toBe(false)
  expect(await readNumbers(reads)).toEqual([])
  await sql`SELECT pg_wal_replay_resume()`.execute(reads.kysely)
  await written
  expect(await readNumbers(reads)).toEqual([1])
})

test('where commits do not wait for what the standby shows, the primary is read, which takes no writes, either', async () => {
  await sql`ALTER ROLE CURRENT_USER SET synchronous_commit = 'on'`.execute(primary.kysely)
  const reads = openReads()
  try {
    expect(await isStandby(reads)).toBe(false)
    await expect(sql`INSERT INTO written VALUES (0)`.execute(reads.kysely)).rejects.toThrow('read-only')
  } finally {
    await sql`ALTER ROLE CURRENT_USER RESET synchronous_commit`.execute(primary.kysely)
  }
})

test('a lost primary is replaced by the standby, and lists are read there and then from the new standby', async () => {
  const reads = openReads()
  expect(await isStandby(reads)).toBe(true)
  const before = pair.primaryDir()
  signalDatabase(pair.primary()?.pid as number, 'SIGKILL')
  await vi.waitFor(() => expect(pair.primaryDir()).not.toBe(before), 60_000)
  await vi.waitFor(async () => expect(await readNumbers(reads)).toEqual([1]), 60_000)
  await vi.waitFor(async () => expect(await isStandby(reads)).toBe(true), 120_000)
})
