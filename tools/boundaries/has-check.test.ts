import { rmSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../root.ts'
import { findCostlyHas } from './has-check.ts'
import { writeWorkspace } from './negative-fixture.ts'

function check(sheet: string): readonly string[] {
  const base = writeWorkspace({ 'packages/ui/src/a.module.css': `@layer ui { ${sheet} { top: 0 } }` })
  onTestFinished(() => rmSync(base, { recursive: true }))
  return findCostlyHas(base).problems
}

test.each([
  ':has(> .b)',
  '.a :has(> .b)',
  '.a > [data-b]:has(.c)',
  ':is(.a, [data-b]):has(.c)',
  '.a, :not(:has(.c))',
])('reports what is evaluated for each element: %s', (selector) => {
  expect(check(selector)).toEqual([
    expect.stringMatching(/^packages\/ui\/src\/a\.module\.css: .* is evaluated for each element/u),
  ])
})

test.each(['.a:has(.b) > :not(.c)', '.a:has(.b) *', '.a:not(:has(.b)) :first-child', '.a:has(.b)::after *'])(
  'reports what restyles everything below: %s',
  (selector) => {
    expect(check(selector)).toEqual([expect.stringMatching(/restyles all elements below/u)])
  },
)

test.each([
  '.a:has(.b)',
  'div:has(> .b) .c',
  '.a:has(.b) > footer',
  ':where(tr, li):has(.b)',
  ':global(html):has(.b)',
  '.a:not(:has(.b)) .c::before',
  '.a > :not(.b)',
])('leaves the others alone: %s', (selector) => {
  expect(check(selector)).toEqual([])
})

test('no sheet of this repository has one', () => {
  const found = findCostlyHas(root)
  expect(found.problems).toEqual([])
  expect(found.sheets).toBeGreaterThan(300)
})
