import { expect, test } from 'vitest'
import { mayReload } from './reload-guard.ts'

const nowMs = 1_800_000_000_000

test('a page that has not reloaded itself may do so', () => {
  expect(mayReload(null, nowMs)).toBe(true)
})

test('a page that reloaded itself less than 10 s ago may not do so again', () => {
  expect(mayReload(String(nowMs), nowMs)).toBe(false)
  expect(mayReload(String(nowMs - 9_999), nowMs)).toBe(false)
})

test('after 10 s a page may reload itself again', () => {
  expect(mayReload(String(nowMs - 10_000), nowMs)).toBe(true)
})

test('a marker from the future or without sense does not forbid anything', () => {
  expect(mayReload(String(nowMs + 5_000), nowMs)).toBe(true)
  expect(mayReload('soon', nowMs)).toBe(true)
})
