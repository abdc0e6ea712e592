import { expect, test } from 'vitest'
import { dayClosesAt, deskDeadline, deskUrgency, soonUntil } from './desk.ts'

/** A moment of Moscow's clocks, which are three hours ahead of UTC. */
function moscow(text: string): Date {
  return new Date(`${text}:00+03:00`)
}

test.each([
  ['verification', '2026-11-20T16:20', '2026-11-21T16:20'],
  ['claim', '2026-11-20T23:30', '2026-11-21T23:30'],
  ['top-up', '2026-11-20T10:53', '2026-11-20T12:53'],
  ['crypto', '2026-11-20T23:30', '2026-11-21T01:30'],
  ['statement-line', '2026-11-20T11:00', '2026-11-20T18:00'],
  ['transfer', '2026-11-20T11:00', '2026-11-20T18:00'],
  ['recipient', '2026-11-20T11:00', '2026-11-21T11:00'],
  ['import', '2026-11-20T18:00', '2026-11-21T18:00'],
  ['job', '2026-11-20T00:30', '2026-11-20T18:00'],
  ['ledger', '2026-11-20T00:40', '2026-11-20T00:40'],
] as const)('a %s of %s is due at %s', (kind, since, deadline) => {
  expect(deskDeadline(kind, moscow(since))).toEqual(moscow(deadline))
})

test('the day of the books closes at six in the evening in Moscow, also at the end of a month', () => {
  expect(dayClosesAt(moscow('2026-11-30T17:59'))).toEqual(moscow('2026-11-30T18:00'))
  expect(dayClosesAt(moscow('2026-11-30T18:00'))).toEqual(moscow('2026-12-01T18:00'))
})

test('a deadline is overdue, soon, of today or later', () => {
  const now = moscow('2026-11-20T11:42')
  expect(soonUntil(now)).toEqual(moscow('2026-11-20T14:00'))
  const urgencies = [
    '2026-11-20T11:41',
    '2026-11-20T11:42',
    '2026-11-20T14:00',
    '2026-11-20T14:01',
    '2026-11-20T23:59',
    '2026-11-21T00:00',
  ]
  expect(urgencies.map((deadline) => deskUrgency(moscow(deadline), now))).toEqual([
    'overdue',
    'soon',
    'soon',
    'today',
    'today',
    'later',
  ])
})
