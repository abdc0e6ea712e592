import { rmSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../root.ts'
import { findFileProblems } from './file-boundary.ts'
import { writeWorkspace } from './negative-fixture.ts'

function check(files: Record<string, string>) {
  const base = writeWorkspace(files)
  onTestFinished(() => rmSync(base, { recursive: true }))
  return findFileProblems(base)
}

test('reports a sheet of more than 300 lines', () => {
  const { tooLong } = check({
    'packages/ui/src/long.module.css': '\n'.repeat(301),
    'packages/ui/src/fine.module.css': '\n'.repeat(300),
  })
  expect(tooLong).toEqual([
    'packages/ui/src/long.module.css has 301 lines; 300 are the limit: split it by topic',
  ])
})

test.each([
  'utils/price.ts',
  'price-helpers.ts',
  'common/price.ts',
  'cart.misc.ts',
  'CartManager.tsx',
  'Utils.ts',
])('reports the dumping ground %s', (name) => {
  expect(check({ [`packages/ui/src/${name}`]: '' }).dumpingGrounds).toHaveLength(1)
})

test('lets names be that merely contain such a word', () => {
  expect(check({ 'packages/ui/src/commonality.ts': '' }).dumpingGrounds).toEqual([])
})

test.each([
  ['.a { color: red }', 1],
  ['@layer ui { .a { color: red } } .b { color: red }', 1],
  ['/* why */\n@layer ui {\n  .a { color: red }\n}\n', 0],
])('wants every rule of a CSS Module in a layer: %s', (sheet, count) => {
  expect(check({ 'packages/ui/src/a.module.css': sheet }).withoutLayer).toHaveLength(count)
})

test.each([
  ['@layer ui { .a { font-variant-numeric: tabular-nums } }', 1],
  ['@layer ui { .a { font-variant-numeric: tabular-nums; letter-spacing: var(--tracking-figures) } }', 0],
])('wants figures of equal width to be tightened: %s', (sheet, count) => {
  expect(check({ 'packages/ui/src/a.module.css': sheet }).looseFigures).toHaveLength(count)
})

test('reads the files of this repository', () => {
  expect(findFileProblems(root).files).toBeGreaterThan(300)
})
