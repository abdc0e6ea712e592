import { expect, test } from 'vitest'
import { groupByUrgency } from './deadline.ts'

const now = new Date('2026-11-20T08:42:00Z')

test('items of one urgency stand together, in their order, no group is empty, and what waits for an answer is the last', () => {
  const items = [
    '2026-11-20T08:00:00Z',
    '2026-11-20T09:00:00Z',
    '2026-11-20T10:00:00Z',
    '2026-11-21T09:00:00Z',
  ]
  const asked = { text: 'ИНН?', askedAt: '2026-11-20T07:00:00Z', askedBy: 'Вера', answer: null }
  const groups = groupByUrgency(
    [
      { deadline: '2026-11-20T07:00:00Z', question: asked },
      ...items.map((deadline) => ({ deadline, question: null })),
    ],
    now,
  )
  expect(groups.map(({ urgency, items: found }) => [urgency, found.length])).toEqual([
    ['overdue', 1],
    ['soon', 2],
    ['later', 1],
    ['asked', 1],
  ])
})
