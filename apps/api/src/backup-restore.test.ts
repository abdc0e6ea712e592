import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { sql } from 'kysely'
import type { FlowerCard } from '@flower-market/flower-domain'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { makeBaseBackup } from './platform/backup/base-backup.ts'
import { restoreBackup } from './platform/backup/restore-backup.ts'
import { shipLog } from './platform/backup/ship-log.ts'
import type { Database } from './platform/database/database.ts'
import { migrateToLatest } from './platform/database/migrate.ts'
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from './platform/database/embedded/start-embedded-postgres.ts'
import { insertPicture } from './platform/images/stored-pictures.ts'
import { addBuyer, addCard, addPerson, auditLedger, orderFor } from './testing/test-people.ts'
import { openShopOn, type TestShop } from './testing/test-shop.ts'
import type { Visitor } from './testing/visitor.ts'

const log = { info: () => {}, warn: () => {} }
const picture = Buffer.from('a picture of a rose')
let root: string
let postgres: EmbeddedPostgres
let shop: TestShop & { close(): Promise<void> }
let [buyer, card]: [Visitor?, FlowerCard?] = []
let [identity, recipient] = ['', '']

function folder(name: string): string {
  return path.join(root, name)
}

function start(dataDir: string) {
  return startEmbeddedPostgres({ dataDir, durability: 'none', isArchived: true, log })
}

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'flower-market-backup-'))
  await chmod(root, 0o755)
  identity = await generateX25519Identity()
  recipient = await identityToRecipient(identity)
  postgres = await start(folder('shop'))
  await migrateToLatest(postgres.connectionString)
  shop = await openShopOn(postgres.connectionString)
  buyer = await addBuyer(shop)
  card = await addCard(shop)
  const personId = await addPerson(shop)
  await shop.database.kysely
    .transaction()
    .execute((trx) => insertPicture(trx, { personId, purpose: 'avatar', bytes: picture }))
})
afterAll(async () => {
  await shop.close()
  await postgres.stop()
  await rm(root, { recursive: true, force: true })
})

/** Buys one pack; answers the order's id. */
async function order(): Promise<string> {
  const body = orderFor([card!, 25])
  return (await buyer!.call('purchaseCreate', { body }, { key: randomUUID() })).ok._id
}

/** How many rows each table has; events move on between theirs, and jobs come and go, as soon as a shop runs. */
async function countRows({ kysely }: Database): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string }>`
    SELECT table_schema || '.' || table_name AS name FROM information_schema.tables
    WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema', 'pgboss')
      AND table_name NOT LIKE 'event%'`.execute(kysely)
  const counts: Record<string, number> = {}
  for (const { name } of rows) {
    const counted = await sql<{ count: bigint }>`SELECT count(*) FROM ${sql.table(name)}`.execute(kysely)
    counts[name] = Number(counted.rows[0]?.count)
  }
  return counts
}

async function expectNothingIn(target: string): Promise<void> {
  await expect(readdir(target)).rejects.toMatchObject({ code: 'ENOENT' })
}

test('what is backed up while the shop runs is restored into an empty folder, encrypted or not', async () => {
  await order()
  for (const [name, key] of [
    ['open', undefined],
    ['sealed', recipient],
  ] as const) {
    const counts = await countRows(shop.database)
    const archive = await makeBaseBackup({
      connectionString: postgres.connectionString,
      folder: folder(name),
      recipient: key,
    })
    const bytes = await readFile(archive)
    expect(bytes.subarray(0, 21).toString('latin1') === 'age-encryption.org/v1').toBe(key !== undefined)
    // What comes later is not in it.
    await order()
    const target = folder(`restored-${name}`)
    await restoreBackup({ source: archive, target, identity, durability: 'none' })

    const restored = await start(target)
    onTestFinished(() => restored.stop())
    await migrateToLatest(restored.connectionString)
    const copy = await openShopOn(restored.connectionString)
    onTestFinished(() => copy.close())
    expect(await countRows(copy.database)).toEqual(counts)
    for (const odd of Object.values(await auditLedger(copy))) expect(odd).toEqual([])
    const [file] = await copy.database.kysely.selectFrom('files').select('bytes').execute()
    expect(file?.bytes).toEqual(picture)
  }
})

test('a database that was restored is backed up and restored again', async () => {
  const { connectionString } = postgres
  const archive = await makeBaseBackup({ connectionString, folder: folder('first'), recipient: undefined })
  await restoreBackup({ source: archive, target: folder('restored-first'), identity, durability: 'none' })
  const restored = await start(folder('restored-first'))
  onTestFinished(() => restored.stop())
  const next = await makeBaseBackup({ ...restored, folder: folder('again'), recipient: undefined })
  const again = { source: next, target: folder('restored-again'), identity, durability: 'none' } as const
  expect(await restoreBackup(again)).toBe(next)
})

test('the database is restored to a moment between two orders, from a log that is encrypted as well', async () => {
  const [backups, target] = [folder('log'), folder('restored-moment')]
  const { connectionString, archivedLog } = postgres
  await makeBaseBackup({ connectionString, folder: backups, recipient })
  const before = await order()
  const { rows } = await sql<{ moment: string }>`
    SELECT to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS moment`.execute(
    shop.database.kysely,
  )
  const until = rows[0]!.moment
  const after = await order()
  const closed = await sql<{ name: string }>`
    SELECT pg_walfile_name(pg_switch_wal()) AS name`.execute(shop.database.kysely)
  const shipping = { from: archivedLog, folder: backups, recipient }
  await expect
    .poll(
      async () => {
        await shipLog(shipping)
        return (await readdir(path.join(backups, 'log'))).some((file) =>
          file.startsWith(closed.rows[0]!.name),
        )
      },
      { timeout: 60_000 },
    )
    .toBe(true)
  expect(await readdir(archivedLog)).not.toContain(closed.rows[0]!.name)

  await restoreBackup({ source: backups, target, until, identity, durability: 'none' })
  const restored = await start(target)
  onTestFinished(() => restored.stop())
  const copy = await openShopOn(restored.connectionString)
  onTestFinished(() => copy.close())
  const orders = await copy.database.kysely.selectFrom('purchases').select('id').execute()
  const ids = new Set(orders.map(({ id }) => id))
  expect([ids.has(before), ids.has(after)]).toEqual([true, false])
  for (const odd of Object.values(await auditLedger(copy))) expect(odd).toEqual([])

  const tooLate = { source: backups, target: folder('too-late'), identity, until: '2100-01-01T00:00:00Z' }
  await expect(restoreBackup({ ...tooLate, durability: 'none' })).rejects.toThrow(
    'The archived log ends before 2100-01-01T00:00:00Z: choose an earlier moment, or "latest" for all of it.',
  )
  await expectNothingIn(folder('too-late'))
  const tooEarly = { ...tooLate, until: '2000-01-01T00:00:00Z' }
  await expect(restoreBackup(tooEarly)).rejects.toThrow(`There is no backup in ${backups} from before 2000`)
})

test('the log of another database is never mixed with what is archived already', async () => {
  const [from, backups] = [folder('waiting'), folder('mixed')]
  const name = '000000010000000000000001'
  await mkdir(from)
  const ship = async (content: string) => {
    await writeFile(path.join(from, name), content)
    return shipLog({ from, folder: backups, recipient: undefined })
  }
  // A process that was killed before it deleted what it had moved does it again.
  expect([await ship('one'), await ship('one')]).toEqual([1, 1])
  await expect(ship('another')).rejects.toThrow('Another database has archived its log')
  expect(await readdir(from)).toEqual([name])
})

test('a wrong or missing key, a damaged or cut archive and a folder in use are refused in a sentence, and nothing is left', async () => {
  const source = folder('refused')
  const archive = await makeBaseBackup({
    connectionString: postgres.connectionString,
    folder: source,
    recipient,
  })
  const plain = await makeBaseBackup({
    connectionString: postgres.connectionString,
    folder: source,
    recipient: undefined,
  })
  const target = folder('refused-target')
  const restore = (file: string, key: string | undefined) =>
    restoreBackup({ source: file, target, identity: key, durability: 'none' })

  await expect(restore(archive, await generateX25519Identity())).rejects.toThrow(
    `${archive} was encrypted for another key than BACKUP_IDENTITY.`,
  )
  await expect(restore(archive, undefined)).rejects.toThrow(`${archive} is encrypted: set BACKUP_IDENTITY`)
  const changes: readonly [string, (bytes: Buffer) => Buffer][] = [
    [archive, flipMiddle],
    [plain, flipMiddle],
    [plain, (bytes) => bytes.subarray(0, bytes.length / 2)],
    [plain, (bytes) => bytes.subarray(0, -20)],
  ]
  for (const [whole, change] of changes) {
    const bytes = await readFile(whole)
    await writeFile(whole, change(Buffer.from(bytes)))
    await expect(restore(whole, identity)).rejects.toThrow(`${whole} is damaged or cut off`)
    await writeFile(whole, bytes)
  }
  await expectNothingIn(target)
  await expect(restoreBackup({ source: archive, target: folder('shop'), identity })).rejects.toThrow(
    `${folder('shop')} is not empty, and nothing in it was touched`,
  )
  await order()
})

function flipMiddle(bytes: Buffer): Buffer {
  const middle = Math.floor(bytes.length / 2)
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle)
  return bytes
}

/** Runs one of the operator's commands. */
function run(command: 'backup' | 'restore', env: Record<string, string>, ...args: string[]) {
  const file = fileURLToPath(new URL(`${command}.ts`, import.meta.url))
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--conditions=source', file, ...args], {
    env: { ...process.env, DATABASE_URL: '', ...env },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('the commands back up beside a running shop and restore, by the keys that they make', async () => {
  const [backups, target] = [folder('commands'), folder('restored-commands')]
  const made = run('backup', {}, 'keys').stdout
  const [, key = ''] = /^BACKUP_RECIPIENT=(age1\w+)$/mu.exec(made) ?? []
  const [, secret = ''] = /^BACKUP_IDENTITY=(AGE-SECRET-KEY-1\w+)$/mu.exec(made) ?? []
  const settings = { DATA_DIR: folder('shop'), BACKUP_DIR: backups, BACKUP_RECIPIENT: key }
  const backedUp = run('backup', settings)
  expect(backedUp).toEqual({
    status: 0,
    stdout: expect.stringMatching(/ MB in .* s, encrypted\.\n/u),
    stderr: '',
  })
  const restored = run('restore', { BACKUP_IDENTITY: secret }, backups, target)
  expect(restored).toEqual({
    status: 0,
    stdout: expect.stringContaining(`Start with DATA_DIR=${target}.`),
    stderr: '',
  })
  expect(run('restore', { BACKUP_IDENTITY: secret }, backups, target)).toEqual({
    status: 1,
    stdout: '',
    stderr: `${target} is not empty, and nothing in it was touched: restore into a folder that is empty or not there yet.\n`,
  })
})

test.each([
  ['backup', {}, [], 'Set BACKUP_DIR to the folder that backups go to.'],
  [
    'backup',
    { BACKUP_DIR: '/b', DATABASE_URL: 'postgres://localhost/shop' },
    [],
    'The database of DATABASE_URL is backed up by',
  ],
  ['backup', { BACKUP_DIR: '/b', DATA_DIR: '/nowhere' }, [], 'There is no database in /nowhere'],
  ['backup', {}, ['all'], 'Usage: npm run backup'],
  ['restore', {}, ['/b'], 'Usage: npm run restore'],
  ['restore', {}, ['/b', '/new', '--until', 'yesterday'], 'Usage: npm run restore'],
  ['restore', {}, ['/nowhere', '/new'], 'There is no backup at /nowhere.'],
] as const)('%s with %j and %j is refused in one sentence', (command, env, args, sentence) => {
  const { status, stderr } = run(command, env, ...args)
  expect([status, stderr.startsWith(sentence), stderr.trim().split('\n').length]).toEqual([1, true, 1])
})
