import { rmSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../root.ts'
import { writeWorkspace } from './negative-fixture.ts'
import { findReplacedWords } from './word-check.ts'

function problemsOf(files: Record<string, string>) {
  const base = writeWorkspace(files)
  onTestFinished(() => rmSync(base, { recursive: true }))
  return findReplacedWords(base).problems.map((problem) => problem.split(' has ')[0])
}

test.each([
  ['a comment', '// Open the review room.'],
  ['a comment of two lines', '/**\n * The review\n * room.\n */', 2],
  ['an identifier', 'const reviewRoom = 1'],
  ['a constant', 'const REVIEW_ROOM = 1'],
  ['a string', "const folder = 'review-room'"],
  ['a name', 'import { safeOwnPath } from "./a.ts"'],
  ['a type', 'export interface Refusal {}'],
])('reports a replaced word in %s', (_place, text, line = 1) => {
  expect(problemsOf({ 'packages/ui/src/a.ts': text })).toEqual([`packages/ui/src/a.ts:${line}`])
})

test('reports a replaced word in a file name', () => {
  expect(problemsOf({ 'packages/ui/src/ToggleKey.tsx': '' })).toEqual(['packages/ui/src/ToggleKey.tsx'])
})

test.each([
  ['.veil { opacity: 0.5 }', 1],
  ['.content .cross { opacity: 0.5 }', 1],
  ['.overlay { opacity: 0.5 }', 0],
])('reads the classes of a style sheet: %s', (sheet, count) => {
  expect(problemsOf({ 'packages/ui/src/a.css': sheet })).toHaveLength(count)
})

test.each(['An outdoor market', 'its own path', 'They look at the offense.', 'The words of a text'])(
  'leaves ordinary words alone: %s',
  (text) => expect(problemsOf({ 'docs/a.md': text })).toEqual([]),
)

test('this repository has no replaced word', () => {
  const { problems, files } = findReplacedWords(root)
  expect(problems).toEqual([])
  expect(files).toBeGreaterThan(1000)
})
