import path from 'node:path'
import { expect, test } from 'vitest'
import { readJson } from '../read-json.ts'
import { root } from '../root.ts'
import { entryPointsOf } from './entry-points.ts'
import { sizeChecks, sizeTable } from './sizes.ts'

function isPassed(size: number, sizeLimit?: number): boolean | undefined {
  return sizeChecks([{ name: 'button', size, ...(sizeLimit === undefined ? {} : { sizeLimit }) }], [])[0]
    ?.isPassed
}

test('a component may cost its budget and no byte more', () => {
  expect(isPassed(1000, 1000)).toBe(true)
  expect(isPassed(1001, 1000)).toBe(false)
})

test('a component without a budget fails', () => {
  expect(isPassed(1)).toBe(false)
})

test('a component that nobody measured fails', () => {
  expect(sizeChecks([], ['new-part'])).toMatchObject([{ isPassed: false }])
})

test('every component of the kit has a budget, and no budget is left of one that is gone', () => {
  const folder = path.join(root, 'packages/ui')
  const budgets = readJson<{ components: Record<string, string> }>(path.join(folder, 'size-budgets.json'))
  const components = entryPointsOf(folder).filter(({ source }) => source.startsWith('src/components/'))
  expect(Object.keys(budgets?.components ?? {}).toSorted()).toEqual(
    components.map(({ name }) => name.replace('./', '')).toSorted(),
  )
})

test('the table runs down its columns', () => {
  const measured = ['a', 'b', 'c'].map((name) => ({ name, size: 1500 }))
  const rows = sizeTable(measured, 2).split('\n')
  expect(rows.map((row) => row.split(/\s+1\.5\s*/u))).toEqual([
    ['a', 'c', ''],
    ['b', ''],
  ])
})
