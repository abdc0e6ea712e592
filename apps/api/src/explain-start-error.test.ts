import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { randomBytes } from 'node:crypto'
import { expect, inject, onTestFinished, test } from 'vitest'
import { explainStartError } from './explain-start-error.ts'
import { StartupError } from './startup-error.ts'
import { startShopProcess } from './testing/shop-process.ts'
import { runStatements, withDatabase } from './testing/test-server.ts'

const slow = { timeout: 120_000 }
const settings = { PORT: '0', DEMO: 'off', LOG_LEVEL: 'fatal' }
const password = 'a-secret-of-the-operator'

async function complaintOf(more: Record<string, string>) {
  const { code, complaint } = await startShopProcess({ ...settings, ...more }).ended
  expect(complaint).not.toContain(password)
  return [code, complaint]
}

/** A role that may do nothing, and a database that is not its own. */
async function foreignDatabase(): Promise<URL> {
  const { url } = inject('testServer')
  const name = `test_${randomBytes(6).toString('hex')}`
  await runStatements(url, [`CREATE ROLE ${name} LOGIN PASSWORD '${password}'`, `CREATE DATABASE ${name}`])
  onTestFinished(() => runStatements(url, [`DROP DATABASE ${name} WITH (FORCE)`, `DROP ROLE ${name}`]))
  const foreign = new URL(withDatabase(url, name))
  foreign.username = name
  foreign.password = password
  return foreign
}

test('a database that does not exist is one sentence', slow, async () => {
  const url = withDatabase(inject('testServer').url, 'nowhere')
  expect(await complaintOf({ DATABASE_URL: url })).toEqual([
    1,
    'The database of DATABASE_URL does not exist: create it, or correct its name.\n',
  ])
})

test('a wrong password and a role without rights are one sentence', slow, async () => {
  const url = await foreignDatabase()
  expect(await complaintOf({ DATABASE_URL: url.href })).toEqual([
    1,
    expect.stringMatching(/^The role of DATABASE_URL may not make tables in its database: .*\.\n$/u),
  ])
  url.password = `${password}-of-then`
  expect(await complaintOf({ DATABASE_URL: url.href })).toEqual([
    1,
    'PostgreSQL refuses the role or the password of DATABASE_URL: correct them, or create the role.\n',
  ])
})

test('a data folder that is a file is one sentence', slow, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'flower-market-file-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, 'data')
  await writeFile(file, '')
  expect(await complaintOf({ DATA_DIR: file })).toEqual([
    1,
    expect.stringMatching(/^The data folder .*\.\n$/u),
  ])
})

test.each([
  ['EROFS', /^\/srv\/flowers\/postgres cannot be written to: .*\.$/u],
  ['EACCES', /^\/srv\/flowers\/postgres cannot be written to: .*\.$/u],
  ['ENOTDIR', /^\/srv\/flowers\/postgres is no folder: .*\.$/u],
  ['ENOSPC', /^The disk has no room left for \/srv\/flowers: .*\.$/u],
  ['53100', /^The disk has no room left for \/srv\/flowers: .*\.$/u],
  ['25006', /^The database in \/srv\/flowers only reads: .*\.$/u],
  ['XX001', /^The database in \/srv\/flowers is damaged: .*\.$/u],
])('the code %s is one sentence', (code, sentence) => {
  const error = Object.assign(new Error('raw'), { code, path: '/srv/flowers/postgres' })
  const explained = explainStartError(error, { databaseUrl: undefined, dataDir: '/srv/flowers' })
  expect(explained).toBeInstanceOf(StartupError)
  expect((explained as Error).message).toMatch(sentence)
})

test('an error of the program keeps its stack', () => {
  const error = new TypeError('x is undefined')
  expect(explainStartError(error, { databaseUrl: undefined, dataDir: '/srv/flowers' })).toBe(error)
})
