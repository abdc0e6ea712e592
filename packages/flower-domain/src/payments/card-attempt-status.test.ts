import { expect, test } from 'vitest'
import { moveCardAttempt } from './card-attempt-status.ts'

test('money that came ends an attempt for good, also after its time; nothing else does', () => {
  for (const from of ['opening', 'open', 'declined', 'expired'] as const) {
    expect(moveCardAttempt(from, 'paid')).toMatchObject({ ok: true, isChanged: true })
  }
  for (const to of ['declined', 'expired', 'open', 'mismatched'] as const) {
    expect(moveCardAttempt('paid', to).ok).toBe(false)
  }
  expect(moveCardAttempt('paid', 'paid')).toMatchObject({ ok: true, isChanged: false })
  expect(moveCardAttempt('mismatched', 'paid').ok).toBe(false)
})
