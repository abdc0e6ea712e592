import { expect, test } from 'vitest'
import type { CheckedLine } from './checked-line.ts'
import { refusedLines } from './refused-lines.ts'

function lineOf(code: string, price: number, quantity: number): CheckedLine {
  return {
    item: { code, price, quantity },
    card: null,
    mismatches: [],
    isChecked: true,
  }
}
const refused = [
  { kind: 'price-changed', was: 4700, now: 4900, date: '2026-11-26', code: 'a' },
  { kind: 'less-stock', was: 400, now: 320, date: '2026-11-26', code: 'a' },
] as const

test('shows a line what it was refused for', () => {
  const [line, other] = refusedLines([lineOf('a', 4700, 400), lineOf('b', 9800, 25)], refused)
  expect(line?.mismatches).toEqual([
    { kind: 'price-changed', was: 4700, now: 4900 },
    { kind: 'less-stock', was: 400, now: 320 },
  ])
  expect(other?.mismatches).toEqual([])
})

test('forgets what has been put right, and only that', () => {
  const [line] = refusedLines([lineOf('a', 4900, 400)], refused)
  expect(line?.mismatches).toEqual([{ kind: 'less-stock', was: 400, now: 320 }])
})
