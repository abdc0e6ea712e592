import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { readPostmasterState } from './postmaster-pid.ts'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'

const log = { info: () => {}, warn: () => {} }
let dataDir = ''

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'flower-market-damaged-'))
  chmodSync(dataDir, 0o755)
  await (await start()).stop()
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

function start(folder = dataDir) {
  return startEmbeddedPostgres({ dataDir: folder, durability: 'none', log })
}

/** Replaces a file of the cluster for one test. */
function replace(name: string, content: string | Buffer): void {
  const file = path.join(dataDir, 'postgres', name)
  const before = readFileSync(file)
  writeFileSync(file, content)
  onTestFinished(() => writeFileSync(file, before))
}

const wayOut = 'Put a backup in its place, or move it away to start with an empty database.'

test.each([
  ['global/pg_control', Buffer.alloc(8192, 7), 'PostgreSQL says: '],
  ['PG_VERSION', 'not a number', 'its PG_VERSION file is unreadable'],
  ['flower-market-password', 'another', 'its password file does not fit its database'],
])(
  'names the folder and the way out when %s is damaged, and leaves nothing running',
  async (name, content, reason) => {
    replace(name, content)
    const failure = await start().catch((error: unknown) => error as Error)
    expect(failure).toMatchObject({ code: 'damaged' })
    expect((failure as Error).message).toContain(`The data folder ${dataDir} is damaged (${reason}`)
    expect((failure as Error).message).toContain(wayOut)
    expect(readPostmasterState(path.join(dataDir, 'postgres'))).toBe('none')
  },
)

test('names both versions when another PostgreSQL made the folder', async () => {
  replace('PG_VERSION', '15\n')
  await expect(start()).rejects.toMatchObject({
    code: 'other-version',
    message: expect.stringContaining('was made by PostgreSQL 15, and this is 18.') as string,
  })
})

test('touches nothing in a folder that it cannot use', async () => {
  const folder = path.join(dataDir, 'foreign')
  mkdirSync(path.join(folder, 'postgres'), { recursive: true })
  writeFileSync(path.join(folder, 'postgres', 'letters.txt'), 'mine')
  await expect(start(folder)).rejects.toMatchObject({ code: 'damaged' })
  expect(readFileSync(path.join(folder, 'postgres', 'letters.txt'), 'utf8')).toBe('mine')
})

test('says where a link to a cluster that is gone led from', async () => {
  const folder = path.join(dataDir, 'dangling')
  mkdirSync(folder)
  symlinkSync(path.join(folder, 'gone'), path.join(folder, 'postgres'))
  await expect(start(folder)).rejects.toMatchObject({
    code: 'damaged',
    message: expect.stringContaining('is a link to a folder that is gone') as string,
  })
})

test('says so when the data folder is a file', async () => {
  const file = path.join(dataDir, 'file')
  writeFileSync(file, '')
  await expect(start(file)).rejects.toMatchObject({ code: 'unreachable' })
})
