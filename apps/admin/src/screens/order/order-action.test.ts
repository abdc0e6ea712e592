import { fixturePurchase } from '@flower-market/api-client/msw'
import { nextOrderStatuses, orderStatuses } from '@flower-market/flower-domain'
import { expect, test } from 'vitest'
import { actionsOf, planMove } from './order-action.ts'

test('an order is moved by what the table of moves lets staff do, and by nothing else', () => {
  expect(actionsOf('new')).toEqual(['take', 'cancel'])
  expect(actionsOf('partially_shipped')).toEqual(['ship', 'deliver'])
  expect(actionsOf('canceled')).toEqual([])
  for (const status of orderStatuses) {
    const isReachable = nextOrderStatuses(status, 'staff').length > 0
    expect([status, actionsOf(status).length > 0]).toEqual([status, isReachable])
  }
})

test('quantities decide whether an order is agreed in full or in part, and what goes back', () => {
  const order = fixturePurchase('in_process')
  const [first] = order.lines
  expect(order.paymentStatus).toBe('paid')
  expect(planMove(order, 'agree', {})).toMatchObject({ to: 'confirmed', isReasonNeeded: false, credited: 0 })
  const less = planMove(order, 'agree', { [first!.code]: first!.quantity - first!.stemsPerBunch })
  const credited = first!.stemsPerBunch * first!.price
  expect(less).toMatchObject({ to: 'partially_confirmed', isReasonNeeded: true, credited })
  expect(less?.totals).toEqual({ before: order.totals.total, after: order.totals.total - credited })
})

test('stems that the order has not, or none at all, are no move', () => {
  const order = fixturePurchase('in_process')
  const [first] = order.lines
  const none = Object.fromEntries(order.lines.map(({ code }) => [code, 0]))
  expect(planMove(order, 'agree', { [first!.code]: first!.quantity + 1 })).toBe(null)
  expect(planMove(order, 'agree', { [first!.code]: Number.NaN })).toBe(null)
  expect(planMove(order, 'agree', none)).toBe(null)
})

test('of an order that is canceled all that was paid goes back, with a reason', () => {
  const order = fixturePurchase('assembled')
  const { paid, credited } = order.totals
  expect(paid).toBeGreaterThan(0)
  expect(planMove(order, 'cancel', {})).toMatchObject({
    to: 'canceled',
    isReasonNeeded: true,
    credited: paid - credited,
    totals: null,
  })
})

test('a part that is shipped is a move of its own, and needs no reason', () => {
  const order = fixturePurchase('assembled')
  const [first] = order.lines
  const part = Object.fromEntries(order.lines.map(({ code }) => [code, code === first!.code ? 1 : 0]))
  expect(planMove(order, 'ship', part)).toMatchObject({ to: 'partially_shipped', isReasonNeeded: false })
  expect(planMove(order, 'ship', {})).toMatchObject({ to: 'shipped', credited: 0 })
})
