import { expect, test } from 'vitest'
import { scrubReport } from './scrub-report.ts'

test('every text of a report is scrubbed and cut to its length', () => {
  const text = `rosa@buyers.example ${'x y '.repeat(5000)}`
  const report = { name: text, message: text, stack: text, page: text, userAgent: text }
  const { source, ...texts } = scrubReport({ source: 'page', ...report })
  expect(source).toBe('page')
  expect(Object.values(texts).map((value) => value.slice(0, 11))).toEqual(Array(5).fill('[email] x y'))
  const lengths = Object.entries(texts).map(([field, { length }]) => [field, Math.ceil(length / 100) * 100])
  expect(Object.fromEntries(lengths)).toEqual({
    name: 100,
    message: 1000,
    stack: 8000,
    page: 200,
    userAgent: 500,
  })
})
