import { expect, test } from 'vitest'
import { mayReload } from './reload-guard.ts'

const NOW_MS = 1_800_000_000_000

test('a page that has not reloaded itself may do so', () => {
  expect(mayReload(null, NOW_MS)).toBe(true)
})

test('a page that reloaded itself less than 10 s ago may not do so again', () => {
  expect(mayReload(String(NOW_MS), NOW_MS)).toBe(false)
  expect(mayReload(String(NOW_MS - 9_999), NOW_MS)).toBe(false)
})

test('after 10 s a page may reload itself again', () => {
  expect(mayReload(String(NOW_MS - 10_000), NOW_MS)).toBe(true)
})

test('a marker from the future or without sense does not forbid anything', () => {
  expect(mayReload(String(NOW_MS + 5_000), NOW_MS)).toBe(true)
  expect(mayReload('soon', NOW_MS)).toBe(true)
})
