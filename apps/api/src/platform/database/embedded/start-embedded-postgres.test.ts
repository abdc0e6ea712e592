import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { commandLine } from './process-liveness.ts'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'

const log = { info: vi.fn<(message: string) => void>(), warn: vi.fn<(message: string) => void>() }
let dataDir = ''

beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'flower-market-embedded-'))
  chmodSync(dataDir, 0o755)
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

async function start() {
  const database = await startEmbeddedPostgres({ dataDir, durability: 'none', log })
  onTestFinished(() => database.stop())
  return database
}

async function query(connectionString: string, text: string) {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(text)).rows as unknown[]
  } finally {
    await client.end()
  }
}

/** Another process that owns the folder until it is killed. */
async function startElsewhere() {
  const module = new URL('start-embedded-postgres.ts', import.meta.url).href
  const code = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(module)})
    const log = { info() {}, warn() {} }
    const { connectionString, pid } = await startEmbeddedPostgres({
      dataDir: ${JSON.stringify(dataDir)}, durability: 'none', log
    })
    console.log(JSON.stringify({ connectionString, pid }))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const told = JSON.parse(line.toString()) as { connectionString: string; pid: number }
  const kill = async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  return { ...told, kill }
}

test('keeps the data between two starts, in a database that sorts and folds Cyrillic', async () => {
  const first = await start()
  await query(first.connectionString, `CREATE TABLE kept AS SELECT 'Роза' AS name`)
  await first.stop()
  expect(commandLine(first.pid)).toBeUndefined()
  const second = await start()
  expect(await query(second.connectionString, 'SELECT lower(name) AS name FROM kept')).toEqual([
    { name: 'роза' },
  ])
})

test('serves nobody without the password', async () => {
  const { connectionString } = await start()
  const guessed = new URL(connectionString)
  guessed.password = 'flower_market'
  await expect(query(guessed.href, 'SELECT 1')).rejects.toThrow('password authentication failed')
})

test('refuses a folder in use, and takes its server over when the owner was killed', async () => {
  const owner = await startElsewhere()
  await expect(start()).rejects.toMatchObject({
    code: 'in-use',
    message: `The data folder ${dataDir} is in use by another running server. Stop it, or set DATA_DIR to another folder.`,
  })
  await query(owner.connectionString, 'CREATE TABLE acknowledged (id int)')
  await owner.kill()
  const next = await start()
  expect(next.pid).toBe(owner.pid)
  expect(await query(next.connectionString, 'SELECT * FROM acknowledged')).toEqual([])
  await next.stop()
  expect(commandLine(owner.pid)).toBeUndefined()
})

test('recovers when owner and server were killed and the pid went to another program', async () => {
  const owner = await startElsewhere()
  await query(owner.connectionString, 'CREATE TABLE survived (id int)')
  await owner.kill()
  process.kill(owner.pid, 'SIGKILL')
  const pidFile = path.join(dataDir, 'postgres', 'postmaster.pid')
  writeFileSync(
    pidFile,
    [process.pid, path.join(dataDir, 'postgres'), 1, 5432, '', '', '', 'ready'].join('\n'),
  )
  const next = await start()
  expect(await query(next.connectionString, 'SELECT * FROM survived')).toEqual([])
})

test('brings a crashed server back on the same port', async () => {
  const database = await start()
  process.kill(database.pid, 'SIGKILL')
  await vi.waitFor(() => expect(log.info).toHaveBeenCalledWith('The embedded database is back.'), 20_000)
  expect(await query(database.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('one of two first starts at the same moment wins', async () => {
  const fresh = path.join(dataDir, 'fresh')
  const starts = await Promise.allSettled(
    [1, 2].map(() => startEmbeddedPostgres({ dataDir: fresh, durability: 'none', log })),
  )
  const won = starts.filter((outcome) => outcome.status === 'fulfilled')
  await Promise.all(won.map(({ value }) => value.stop()))
  expect(won).toHaveLength(1)
  expect(starts.find((outcome) => outcome.status === 'rejected')?.reason).toMatchObject({ code: 'in-use' })
})
