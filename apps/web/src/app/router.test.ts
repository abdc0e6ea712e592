import { expect, test } from 'vitest'
import { patternOf } from './router.tsx'

test.each([
  ['/history/order-17', '/history/:id'],
  ['/en/history/order-17', '/history/:id'],
  ['/nowhere/anna@buket.example', '*'],
])('the page %s is told as %s', (pathname, pattern) => {
  expect(patternOf(pathname)).toBe(pattern)
})
