import { expect, test } from 'vitest'
import { pagePattern } from './page-pattern.ts'

test.each([
  ['/history/order-17', '/history/:id'],
  ['/en/history/order-17', '/history/:id'],
  ['/nowhere/anna@buket.example', '*'],
])('the page %s is told as %s', (pathname, pattern) => {
  expect(pagePattern(pathname)).toBe(pattern)
})
