import { expect, test } from 'vitest'
import { groupByUrgency } from './deadline.ts'

const now = new Date('2026-11-20T08:42:00Z')

test('items of one urgency stand together, in their order, and no group is empty', () => {
  const items = [
    '2026-11-20T08:00:00Z',
    '2026-11-20T09:00:00Z',
    '2026-11-20T10:00:00Z',
    '2026-11-21T09:00:00Z',
  ]
  const groups = groupByUrgency(
    items.map((deadline) => ({ deadline })),
    now,
  )
  expect(groups.map(({ urgency, items: found }) => [urgency, found.length])).toEqual([
    ['overdue', 1],
    ['soon', 2],
    ['later', 1],
  ])
})
