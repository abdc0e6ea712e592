import { expect, test } from 'vitest'
import { canMoveRecipient, moveRecipient, recipientStatuses } from './recipient-status.ts'
import { isTransferUnanswered, transferTimeline } from './transfer-timeline.ts'

const begun = { status: 'INITIAL', at: '2026-11-20T08:00:00Z' } as const
const reserved = { status: 'IN_PROCESSED', at: '2026-11-20T08:00:01Z' } as const
const sent = { status: 'SENDED', at: '2026-11-20T09:00:00Z' } as const

function states(...events: Parameters<typeof transferTimeline>[0]) {
  return transferTimeline(events).map(({ status, state }) => `${status}:${state}`)
}

test('a transfer on its way shows where it is and what is ahead', () => {
  expect(states(begun, reserved)).toEqual([
    'INITIAL:done',
    'IN_PROCESSED:current',
    'SENDED:ahead',
    'CONFIRMED:ahead',
  ])
  expect(states()).toEqual(['INITIAL:ahead', 'IN_PROCESSED:ahead', 'SENDED:ahead', 'CONFIRMED:ahead'])
})

test('a confirmed transfer is done in all its steps', () => {
  expect(states(begun, reserved, sent, { status: 'CONFIRMED', at: sent.at }).at(-1)).toBe('CONFIRMED:done')
})

test.each([
  [[begun, reserved], 3],
  [[begun, reserved, sent], 4],
])('a rejected transfer ends where it was rejected', (passed, count) => {
  const steps = states(...passed, { status: 'REJECTED', at: sent.at })
  expect([steps.length, steps.at(-1)]).toEqual([count, 'REJECTED:stopped'])
})

test('a transfer is unanswered from the fifth day after it was sent', () => {
  const sentAt = new Date('2026-11-20T09:00:00Z')
  expect(isTransferUnanswered(sentAt, new Date('2026-11-25T08:59:59Z'))).toBe(false)
  expect(isTransferUnanswered(sentAt, new Date('2026-11-25T09:00:00Z'))).toBe(true)
})

test('a recipient moves between all statuses but back to waiting only by a change', () => {
  expect(recipientStatuses.filter((status) => canMoveRecipient(status, 'WAITING'))).toEqual([
    'APPROVED',
    'REJECTED',
  ])
  expect(moveRecipient('WAITING', 'APPROVED')).toEqual({ ok: true, status: 'APPROVED', isChanged: true })
})
