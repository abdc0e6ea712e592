import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))
// Lines are broken where they are full, also inside of a test's name.
const text = readFileSync(`${root}docs/security.md`, 'utf8')
const flowing = text.replaceAll(/\n(?!\n)/gu, ' ')

const prefixes: Readonly<Record<string, string>> = {
  'id/': 'apps/api/src/modules/identity/',
  'api/': 'apps/api/src/',
  'client/': 'packages/api-client/src/',
  'domain/': 'packages/flower-domain/src/',
  'runtime/': 'packages/app-runtime/src/',
  'web/': 'apps/web/src/',
}

function fileOf(named: string): string {
  const prefix = Object.keys(prefixes).find((short) => named.startsWith(short))
  return root + (prefix === undefined ? named : `${prefixes[prefix]}${named.slice(prefix.length)}`)
}

const references = [...flowing.matchAll(/`([\w./-]+\.(?:tsx?|md|yaml))`((?:\s+"[^"]+")*)/gu)].map(
  ([, file = '', names = '']) => ({
    file,
    names: [...names.matchAll(/"([^"]+)"/gu)].map(([, name = '']) => name),
  }),
)

test('every file that the document names exists', () => {
  expect(references.length).toBeGreaterThan(100)
  expect(references.map(({ file }) => file).filter((file) => !existsSync(fileOf(file)))).toEqual([])
})

test('every test that the document names is in its file', () => {
  const named = references.flatMap(({ file, names }) => names.map((name) => ({ file, name })))
  expect(named.length).toBeGreaterThan(80)
  const absent = named.filter(({ file, name }) => !readFileSync(fileOf(file), 'utf8').includes(name))
  expect(absent).toEqual([])
})

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 begins with; V10 and V17 are answered as a whole. */
const sections =
  `1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2
  4.4:4 5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3
  8.3:1 8.4:1 9.1:3 9.2:4 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2
  14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3`
    .split(/\s+/u)
    .map((section) => section.split(':') as [string, string])

function byNumber(one: string, other: string) {
  return one.localeCompare(other, 'en', { numeric: true })
}

const rows = [
  ...text.matchAll(/^\| *((?:\d+\.\d+\.\d+(?:, )?)+) *\| *(met|partly|open|operator|none) *\|/gmu),
].flatMap(([, numbers = '', state]) =>
  numbers
    .trim()
    .split(', ')
    .map((number) => ({ number, state })),
)

test('every requirement of levels 1 and 2 has one row, with a state', () => {
  const required = sections.flatMap(([section, count]) =>
    Array.from({ length: Number(count) }, (_, index) => `${section}.${index + 1}`),
  )
  expect(rows.map(({ number }) => number).toSorted(byNumber)).toEqual(required.toSorted(byNumber))
})

test('what is not met, or not wholly, stands in one place', () => {
  const [, place = ''] = /## Not met.*?\n([^#]*)/u.exec(text) ?? []
  const missing = rows.filter(({ state }) => state === 'open' || state === 'partly')
  const named = [...place.matchAll(/\d+\.\d+\.\d+/gu)].map(([number]) => number)
  expect(named.toSorted(byNumber)).toEqual(missing.map(({ number }) => number).toSorted(byNumber))
})
