import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkComponents } from './check-components.ts'
import { exceededTimes } from './component-times.ts'

/** A program of `petals` 1.0.0 and `stems` 2.0.0, and what it keeps although it is late. */
function program(kept: readonly object[] = []): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'flower-market-components-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const dependencies = { petals: '1.0.0', stems: '2.0.0' }
  const locked = Object.entries(dependencies)
  const lines = [
    "lockfileVersion: '9.0'",
    'importers:\n  .:\n    dependencies:',
    ...locked.map(
      ([name, version]) => `      ${name}:\n        specifier: ${version}\n        version: ${version}`,
    ),
    'packages:',
    ...locked.map(
      ([name, version]) => `  ${name}@${version}:\n    resolution: {integrity: sha512-${'A'.repeat(86)}==}`,
    ),
    'snapshots:',
    ...locked.map(([name, version]) => `  ${name}@${version}: {}`),
  ]
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'shop', dependencies }))
  writeFileSync(path.join(folder, 'pnpm-lock.yaml'), `${lines.join('\n')}\n`)
  mkdirSync(path.join(folder, 'ops'))
  writeFileSync(path.join(folder, 'ops/kept-components.json'), JSON.stringify(kept))
  return folder
}

/** When the versions of each package were published. */
type Published = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A registry on loopback, asked by the pnpm that a release asks; its address. */
async function registry(published: Published, advisories: object | undefined): Promise<string> {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    const name = request.url?.slice(1).split('?')[0] ?? ''
    const times = published[name]
    if (request.url?.endsWith('/advisories/bulk') === true) {
      response.statusCode = advisories === undefined ? 405 : 200
      response.end(JSON.stringify(advisories ?? {}))
      return
    }
    response.statusCode = times === undefined ? 404 : 200
    const versions = Object.fromEntries(
      Object.keys(times ?? {}).map((version) => {
        const dist = { tarball: 'http://127.0.0.1/none.tgz', shasum: '0'.repeat(40) }
        return [version, { name, version, dist }]
      }),
    )
    const latest = Object.keys(versions).at(-1)
    response.end(JSON.stringify({ name, 'dist-tags': { latest }, versions, time: times }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

const published = {
  petals: { '1.0.0': '2026-01-01T00:00:00Z', '1.0.1': '2026-02-01T00:00:00Z' },
  stems: { '2.0.0': '2026-01-01T00:00:00Z' },
}
const advisory = 'GHSA-aaaa-bbbb-cccc'
const advisories = {
  petals: [
    {
      id: 1,
      url: `https://github.com/advisories/${advisory}`,
      title: 'Petals fall',
      severity: 'high',
      vulnerable_versions: '<1.0.1',
      cwe: ['CWE-400'],
      cvss: { score: 7, vectorString: null },
    },
  ],
}
const late = `petals 1.0.0: ${advisory}, high: fixed 7 days ago, 7 are allowed.`

test('a component with a vulnerability is refused when its time frame is over, unless it is written down', async () => {
  const registryOf = {
    registry: await registry(published, advisories),
    now: new Date('2026-02-08T00:00:00Z'),
  }
  expect(await checkComponents(program(), registryOf)).toEqual([late])
  const kept = { name: 'petals', advisory, reason: 'Nothing here falls.', until: '2026-02-08' }
  expect(await checkComponents(program([kept]), registryOf)).toEqual([])
})

test('a component that a later version is three months old of is refused', async () => {
  const address = await registry(published, {})
  const asked = { registry: address, now: new Date('2026-05-04T00:00:00Z') }
  expect(await checkComponents(program(), asked)).toEqual([
    'petals 1.0.0: a later version is 92 days old, 92 are allowed.',
  ])
})

test('a registry that answers no advisories is no clean bill', async () => {
  const address = await registry(published, undefined)
  await expect(checkComponents(program(), { registry: address })).rejects.toThrow('pnpm audit --prod failed')
})

const now = new Date('2026-02-08T00:00:00Z')
const known = { name: 'petals', version: '1.0.0', advisory }

test.each([
  ['critical', '2026-02-06T00:00:01Z', 0],
  ['critical', '2026-02-06T00:00:00Z', 1],
  ['moderate', '2026-01-09T00:00:01Z', 0],
  ['moderate', '2026-01-09T00:00:00Z', 1],
  ['low', '2026-02-08T00:00:00Z', 1],
])('%s, fixed at %s: %d are late', (severity, fixedAt, count) => {
  const vulnerable = [{ ...known, severity, fixedAt: new Date(fixedAt) }]
  expect(exceededTimes({ vulnerable, outdated: [] }, [], now)).toHaveLength(count)
})

test.each([
  ['2025-11-08T00:00:01Z', 0],
  ['2025-11-08T00:00:00Z', 1],
])('a later version of %s: %d are late', (laterAt, count) => {
  const outdated = [{ name: 'petals', version: '1.0.0', laterAt: new Date(laterAt) }]
  expect(exceededTimes({ vulnerable: [], outdated }, [], now)).toHaveLength(count)
  const reason = 'The next one does not open our files.'
  const kept = [{ name: 'petals', reason, until: '2026-02-08' }]
  expect(exceededTimes({ vulnerable: [], outdated }, kept, now)).toEqual([])
})

test('a vulnerability that no version is without has to be written down', () => {
  const vulnerable = [{ ...known, severity: 'low' }]
  expect(exceededTimes({ vulnerable, outdated: [] }, [], now)[0]).toContain('no fixed version')
  const kept = [{ name: 'petals', advisory, reason: 'Nothing here falls.', until: '2026-03-01' }]
  expect(exceededTimes({ vulnerable, outdated: [] }, kept, now)).toEqual([])
  expect(exceededTimes({ vulnerable, outdated: [] }, kept, new Date('2026-03-02T00:00:00Z'))).toHaveLength(1)
})
