import { existsSync } from 'node:fs'
import { rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { databaseDiskCheck } from './database-disk.ts'

const fullDevice = '/dev/full'
const pool = { poolSize: 1 }

/**
 * Lets the next temporary files of the shop's only connection lead to a device without room, as a full disk answers:
 * ENOSPC from the kernel itself. Answers how to put that right.
 */
async function fillDisk({ database: { kysely } }: TestShop): Promise<() => Promise<void>> {
  // PostgreSQL makes the folder with its first temporary file.
  await databaseDiskCheck({ kysely })()
  const { rows } = await sql<{ pid: number; folder: string }>`
    SELECT pg_backend_pid() AS pid, current_setting('data_directory') AS folder`.execute(kysely)
  const { pid, folder } = rows[0]!
  const temporary = path.join(folder, 'base/pgsql_tmp')
  const files = Array.from({ length: 100 }, (_, index) => path.join(temporary, `pgsql_tmp${pid}.${index}`))
  for (const file of files) await symlink(fullDevice, file)
  const empty = async () => {
    for (const file of files) await rm(file, { force: true })
  }
  onTestFinished(empty)
  return empty
}

test.skipIf(!existsSync(fullDevice))(
  'a full disk of an outside database makes a server unready',
  async () => {
    const shop = await openTestShop({ pool, config: { databaseUrl: 'postgres://elsewhere/flower' } })
    const status = async (url: string) => (await shop.app.inject(url)).statusCode
    await fillDisk(shop)
    expect(await status('/api/ready')).toBe(503)
    expect(await status('/api/live')).toBe(200)
  },
)

test.skipIf(!existsSync(fullDevice))(
  'the disk is looked at again after ten seconds, not before',
  async () => {
    const shop = await openTestShop({ pool })
    let elapsedMs = 0
    const check = databaseDiskCheck(shop.database, () => elapsedMs)
    await check()
    const empty = await fillDisk(shop)
    elapsedMs = 9_999
    await check()
    elapsedMs = 10_000
    await expect(check()).rejects.toMatchObject({ code: '53100' })
    await empty()
    elapsedMs = 19_999
    await expect(check()).rejects.toMatchObject({ code: '53100' })
    elapsedMs = 20_000
    await check()
  },
)

test('a look at the disk writes 32 MB, which are gone with the statement', async () => {
  const { database } = await openTestShop({ pool })
  const written = async () => {
    await sql`SELECT pg_stat_force_next_flush()`.execute(database.kysely)
    const { rows } = await sql<{ bytes: number }>`
      SELECT temp_bytes AS bytes FROM pg_stat_database WHERE datname = current_database()`.execute(
      database.kysely,
    )
    return Number(rows[0]!.bytes)
  }
  const before = await written()
  await databaseDiskCheck(database)()
  const bytes = (await written()) - before
  expect(bytes).toBeGreaterThan(32 * 1024 * 1024)
  expect(bytes).toBeLessThan(40 * 1024 * 1024)
})

test("the operator's own limit of temporary files is no full disk", async () => {
  const { database } = await openTestShop({ pool })
  await sql`SET temp_file_limit = '1MB'`.execute(database.kysely)
  await expect(databaseDiskCheck(database)()).resolves.toBeUndefined()
})
