import { rmSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../root.ts'
import { findSlowExpressions } from './expression-check.ts'
import { writeWorkspace } from './negative-fixture.ts'

/** A product that has this file. */
function productWith(text: string, file = 'apps/api/src/read.ts'): readonly string[] {
  const base = writeWorkspace({ [file]: text })
  onTestFinished(() => rmSync(base, { recursive: true }))
  return findSlowExpressions(base).problems
}

test.each([
  ['an exponential literal', String.raw`export const name = /^[A-Z]?[a-z]{2,}(?:-?[a-z]{2,})*$/u`],
  ['a quadratic literal', String.raw`export const text = 'a'.replace(/0+$/u, '')`],
  ['the first email expression', String.raw`const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u`],
  ['a text', String.raw`new RegExp('^(a+)+$', 'u')`],
  ['a template', 'RegExp(`^(a+){${count}}(a+)+$`)'],
  ['one in the middle of an expression', String.raw`const a = (b / c) / (/(x+)+y/u.test(d) ? 1 : 2)`],
])('refuses %s whose time grows faster than its input', (_kind, text) => {
  expect(productWith(text)).toEqual([expect.stringMatching(/^apps\/api\/src\/read\.ts has \/.*: /u)])
})

test('refuses an expression that is made of a value, which cannot be judged', () => {
  expect(productWith('new RegExp(pattern)')).toEqual([
    'apps/api/src/read.ts makes an expression of a value: write it as a literal or a template',
  ])
})

test('refuses a slow expression of a page, too', () => {
  const text = String.raw`export const page = <b>{text.replace(/0+$/u, '')}</b>`
  expect(productWith(text, 'apps/web/src/Page.tsx')).toEqual([
    expect.stringMatching(/^apps\/web\/src\/Page\.tsx has \/.*: /u),
  ])
})

test('takes linear expressions, divisions, and expressions in comments and texts for what they are', () => {
  expect(
    productWith(String.raw`const half = a / b / c; const day = /^\d{4}-\d\d-\d\d$/u // /(a+)+$/u
      const text = '/(a+)+$/u'; const code = new RegExp(${'`^\\\\d{${digits}}$`'}, 'u')`),
  ).toEqual([])
})

test('every regular expression of the product is linear', () => {
  const { problems, expressions } = findSlowExpressions(root)
  expect(problems).toEqual([])
  expect(expressions).toBeGreaterThan(150)
})
