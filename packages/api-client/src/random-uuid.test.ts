import { expect, test } from 'vitest'
import { randomUuid } from './random-uuid.ts'

test('has the form of a UUID of version 4', () => {
  for (let count = 0; count < 100; count += 1) {
    expect(randomUuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u)
  }
})

test('is never repeated', () => {
  expect(new Set(Array.from({ length: 1000 }, randomUuid)).size).toBe(1000)
})
