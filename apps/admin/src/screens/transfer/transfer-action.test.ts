import { expect, test } from 'vitest'
import { actionsOf, seenStatusOf } from './transfer-action.ts'

test('what is not sent is sent or rejected, what is sent is received or returned, and the rest is settled', () => {
  expect(actionsOf('IN_PROCESSED')).toEqual(['send', 'reject'])
  expect(actionsOf('SENDED')).toEqual(['confirm', 'return'])
  expect([actionsOf('INITIAL'), actionsOf('CONFIRMED'), actionsOf('REJECTED')]).toEqual([[], [], []])
})

test('giving back names the status that it is offered in', () => {
  for (const action of ['reject', 'return'] as const) {
    expect(actionsOf(seenStatusOf[action])).toContain(action)
  }
})
