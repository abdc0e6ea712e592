import { spawnSync } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from './platform/database/database.ts'
import { startEmbeddedPostgres } from './platform/database/embedded/start-embedded-postgres.ts'
import { fillDisk } from './testing/chaos/fill-disk.ts'
import { startOrderLoad } from './testing/chaos/order-load.ts'
import { reportFault } from './testing/chaos/report-fault.ts'
import { startShopProcess } from './testing/shop-process.ts'
import { addPerson } from './testing/test-people.ts'

const isLong = process.env['CHAOS'] === 'long'
const email = 'rosa@buyers.example'
const diskMegabytes = 400

/** A folder that is a disk of its own; null where this machine lets nobody mount one. */
async function mountDisk(): Promise<string | null> {
  const folder = await mkdtemp(path.join(tmpdir(), 'flower-market-disk-'))
  const options = ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m,mode=755`, 'tmpfs', folder]
  const isMounted = spawnSync('mount', options).status === 0
  onTestFinished(async () => {
    if (isMounted) spawnSync('umount', [folder])
    await rm(folder, { recursive: true, force: true })
  })
  return isMounted ? folder : null
}

// `npm run chaos` alone: the disk is looked at every ten seconds only.
test.skipIf(!isLong)('a full disk loses and doubles nothing', { timeout: 300_000 }, async (context) => {
  const disk = await mountDisk()
  if (disk === null) {
    console.log('full disk | not tried: mounting a disk takes root on Linux')
    return context.skip()
  }
  const postgres = await startEmbeddedPostgres({ dataDir: disk, log: { info: () => {}, warn: () => {} } })
  onTestFinished(() => postgres.stop())
  await chmod(disk, 0o755)
  const { connectionString } = postgres
  const server = startShopProcess({ PORT: '0', DATABASE_URL: connectionString, LOG_LEVEL: 'silent' })
  onTestFinished(() => void server.process.kill('SIGKILL'))
  const address = await server.address
  const database = openDatabase({ connectionString })
  await addPerson({ database }, { email, money: { RUB: 100_000_000_000 } })
  await sql`UPDATE cards SET stems_available = 1000000`.execute(database.kysely)
  await database.close()

  const readyIs = async (expected: number): Promise<number> => {
    const begunAt = performance.now()
    for (;;) {
      const status = await fetch(`${address}/api/ready`).then(
        (answer) => answer.status,
        () => 0,
      )
      if (status === expected) return Math.round(performance.now() - begunAt)
      await wait(200)
    }
  }
  const load = await startOrderLoad(() => [address], email)
  await load.acknowledgedAfter(performance.now())
  await readyIs(200)
  const makeRoom = await fillDisk(disk)
  const noticedMs = await readyIs(503)
  await wait(5000)
  await makeRoom()
  const roomAt = performance.now()
  const readyMs = await readyIs(200)
  const { endedAt } = await load.acknowledgedAfter(roomAt)
  const name = `full disk (tmpfs of ${diskMegabytes} MB), noticed after ${noticedMs} ms, ready ${readyMs} ms after room`
  const recoveries = [Math.round(endedAt - roomAt)]
  console.log(await reportFault({ name, load, recoveries, connectionString }))
  expect(server.process.exitCode).toBe(null)
})
