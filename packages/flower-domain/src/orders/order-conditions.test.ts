import { expect, test } from 'vitest'
import { claimsEndAt, metConditions } from './order-conditions.ts'

const now = new Date('2026-11-23T12:00:00Z')
const line = { quantity: 100, agreedQuantity: 100, shippedQuantity: 0 }
const facts = {
  lines: [line],
  paymentStatus: 'wait_paid',
  claimsEnd: null,
  openClaims: 1,
  reason: ' ',
  now,
} as const

function met(changes: Partial<Parameters<typeof metConditions>[0]>) {
  return [...metConditions({ ...facts, ...changes })]
}

test('an order is agreed in full, in part, or not at all', () => {
  expect(met({})).toEqual(['agreed-in-full'])
  expect(met({ lines: [line, { ...line, agreedQuantity: 75 }] })).toEqual(['agreed-in-part'])
  expect(met({ lines: [{ ...line, agreedQuantity: 0 }] })).not.toContain('agreed-in-part')
})

test('an order is shipped in full when all that was agreed is, and in part when some is', () => {
  const agreed = { ...line, agreedQuantity: 75 }
  expect(met({ lines: [{ ...agreed, shippedQuantity: 75 }] })).toContain('shipped-in-full')
  expect(met({ lines: [{ ...agreed, shippedQuantity: 50 }] })).toContain('shipped-in-part')
  expect(met({ lines: [agreed] })).toEqual(['agreed-in-part'])
})

test('the time for claims is over from its last moment on', () => {
  expect(met({ claimsEnd: now })).toContain('claims-window-over')
  expect(met({ claimsEnd: new Date(now.getTime() + 1) })).not.toContain('claims-window-over')
  expect(met({ claimsEnd: null })).not.toContain('claims-window-over')
})

test('an open claim is told from none', () => {
  expect(met({})).not.toContain('no-open-claim')
  expect(met({ openClaims: 0 })).toContain('no-open-claim')
})

test('a reason has words, and paid is paid', () => {
  expect(met({ reason: 'Рейс отменён', paymentStatus: 'paid' })).toEqual([
    'agreed-in-full',
    'paid',
    'reason-given',
  ])
})

test('of several plantations the longest time for claims holds, the default for none', () => {
  expect(claimsEndAt(now, [12, 48])).toEqual(new Date('2026-11-25T12:00:00Z'))
  expect(claimsEndAt(now, [])).toEqual(new Date('2026-11-24T12:00:00Z'))
})
