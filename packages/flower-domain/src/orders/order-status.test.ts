import { expect, it } from 'vitest'
import { canMoveOrder, moveOrder, nextOrderStatuses } from './order-moves.ts'
import { isAwaitingPayment, movePayment, orderStatuses } from './order-status.ts'
import type { OrderStatus } from './order-status.ts'

it('allows the transitions from new to fulfilled', () => {
  const way: OrderStatus[] = [
    'new',
    'in_process',
    'confirmed',
    'assembled',
    'shipped',
    'delivered',
    'fulfilled',
  ]
  for (const [place, status] of way.slice(1).entries()) {
    expect(canMoveOrder(way[place] as OrderStatus, status)).toBe(true)
  }
})

it('can be canceled until it is shipped', () => {
  expect(orderStatuses.filter((status) => canMoveOrder(status, 'canceled'))).toEqual([
    'new',
    'in_process',
    'confirmed',
    'partially_confirmed',
    'assembled',
  ])
})

it('can be returned once delivered', () => {
  expect(orderStatuses.filter((status) => canMoveOrder(status, 'return'))).toEqual(['delivered', 'fulfilled'])
})

it('ends where it is canceled or returned', () => {
  expect(nextOrderStatuses('canceled')).toEqual([])
  expect(nextOrderStatuses('return')).toEqual([])
})

it('says which moves were possible when one is refused', () => {
  expect(moveOrder('new', 'delivered')).toEqual({
    ok: false,
    reason: 'not-allowed',
    from: 'new',
    to: 'delivered',
    allowed: ['in_process', 'canceled'],
  })
})

it('stays paid once it is paid', () => {
  expect(movePayment('wait_paid', 'paid')).toEqual({ ok: true, status: 'paid', isChanged: true })
  expect(movePayment('paid', 'paid')).toEqual({ ok: true, status: 'paid', isChanged: false })
  expect(movePayment('paid', 'wait_paid').ok).toBe(false)
})

it('waits for payment until it is paid, in every status but canceled', () => {
  const awaiting = orderStatuses.filter((status) => isAwaitingPayment({ status, paymentStatus: 'wait_paid' }))
  expect(awaiting).toEqual(orderStatuses.filter((status) => status !== 'canceled'))
  expect(orderStatuses.filter((status) => isAwaitingPayment({ status, paymentStatus: 'paid' }))).toEqual([])
})
