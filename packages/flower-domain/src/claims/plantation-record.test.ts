import { expect, test } from 'vitest'
import { minRatedOrders, plantationRecord, type DeliveredLine } from './plantation-record.ts'

const whole = {
  status: 'delivered',
  quantity: 100,
  shippedQuantity: 100,
  billedQuantity: 100,
  acceptedQuantity: 0,
} as const
function orders(count: number, ...changes: readonly Partial<DeliveredLine>[]): DeliveredLine[] {
  return Array.from({ length: count }, (_, place) =>
    Object.assign({ orderId: `order-${place}` }, whole, changes[place]),
  )
}

test('with few delivered orders there is no rate, whatever their lines are', () => {
  const few = orders(minRatedOrders - 1)
  const record = plantationRecord([...few, ...few])
  expect(record).toEqual({ deliveredOrders: minRatedOrders - 1, fillRate: null, claimsRate: null })
})

test('what came short lowers the fill rate, what was claimed only the claims rate', () => {
  const record = plantationRecord(
    orders(
      5,
      { billedQuantity: 75 },
      { billedQuantity: 90, acceptedQuantity: 10 },
      { shippedQuantity: 50, billedQuantity: 50 },
    ),
  )
  expect(record.fillRate).toEqual({ asked: 500, delivered: 425 })
  expect(record.claimsRate).toEqual({ delivered: 425, accepted: 10 })
})

test('what came back has been delivered', () => {
  const record = plantationRecord(orders(5, { status: 'return', billedQuantity: 0 }))
  expect(record.fillRate).toEqual({ asked: 500, delivered: 500 })
})
