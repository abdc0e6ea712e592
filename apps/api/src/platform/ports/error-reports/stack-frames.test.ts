import { expect, test } from 'vitest'
import { readStack } from './stack-frames.ts'

test.each([
  ['Chromium', 'TypeError: no\n    at pick (https://a.example/b.js:1:2)\n    at https://a.example/c.js:3:4'],
  ['Firefox and Safari', 'pick@https://a.example/b.js:1:2\n@https://a.example/c.js:3:4\n'],
])('the stack of %s becomes frames, the oldest call first', (_who, stack) => {
  expect(readStack(stack)).toEqual([
    { function: '?', filename: 'https://a.example/c.js', lineno: 3, colno: 4 },
    { function: 'pick', filename: 'https://a.example/b.js', lineno: 1, colno: 2 },
  ])
})

test('what is no stack has no frames', () => {
  expect(readStack('')).toEqual([])
  expect(readStack(`${'at '.repeat(2000)}\n${'a@'.repeat(2000)}`)).toEqual([])
})
