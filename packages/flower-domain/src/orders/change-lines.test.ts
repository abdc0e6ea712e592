import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { money, sumMoney, zeroMoney } from '../money/money.ts'
import { changeLines } from './change-lines.ts'
import type { LineAnswer, OrderLineState } from './change-lines.ts'
import { lineCredits } from './line-credits.ts'
import { orderTotals } from './order-totals.ts'
import { orderStatuses } from './order-status.ts'
import type { OrderStatus } from './order-status.ts'

const rose: OrderLineState = {
  code: 'rose',
  price: 10_000,
  quantity: 100,
  agreedPrice: 10_000,
  agreedQuantity: 100,
  billedQuantity: 100,
  shippedQuantity: 0,
}
const lines = [rose, { ...rose, code: 'tulip' }]

function change(to: OrderStatus, answers: readonly LineAnswer[] = [], reason = '', from = lines) {
  return changeLines(from, to, { answers, reason })
}

test('a line that is agreed at less keeps what was asked, and says why', () => {
  const answers = [{ code: 'tulip', quantity: 75, price: 9000, reason: 'Мало бутонов' }]
  expect(change('partially_confirmed', answers)).toEqual({
    ok: true,
    lines: [
      { ...rose, reason: '' },
      {
        ...rose,
        code: 'tulip',
        agreedPrice: 9000,
        agreedQuantity: 75,
        billedQuantity: 75,
        reason: 'Мало бутонов',
      },
    ],
  })
})

test('a shipment ships the rest, a part of it only what is named', () => {
  const part = change('partially_shipped', [{ code: 'rose', quantity: 40 }])
  expect(part.ok && part.lines.map(({ shippedQuantity }) => shippedQuantity)).toEqual([40, 0])
  const rest = part.ok && change('shipped', [], '', [...part.lines])
  expect(rest && rest.ok && rest.lines.map(({ shippedQuantity }) => shippedQuantity)).toEqual([100, 100])
})

test('what was not delivered is not charged, for the reason of the move where a line has none', () => {
  const shipped = [
    { ...rose, shippedQuantity: 80 },
    { ...rose, code: 'tulip', shippedQuantity: 80 },
  ]
  const delivered = change(
    'delivered',
    [{ code: 'rose', quantity: 60, reason: 'Замёрзли' }],
    'Не уместилось',
    shipped,
  )
  expect(
    delivered.ok && delivered.lines.map(({ billedQuantity, reason }) => [billedQuantity, reason]),
  ).toEqual([
    [60, 'Замёрзли'],
    [80, 'Не уместилось'],
  ])
})

test('a returned order charges nothing for its lines', () => {
  const returned = change('return', [], 'Вскрылся ботритис')
  expect(returned.ok && returned.lines.map(({ billedQuantity }) => billedQuantity)).toEqual([0, 0])
})

test.each<[string, OrderStatus, readonly LineAnswer[], string, number | null]>([
  ['a line that the order does not have', 'confirmed', [{ code: 'lily' }], 'unknown-line', 0],
  ['a line where none is asked for', 'assembled', [{ code: 'rose' }], 'unknown-line', 0],
  ['a line twice', 'shipped', [{ code: 'rose' }, { code: 'rose' }], 'repeated-line', 1],
  ['more stems than asked for', 'confirmed', [{ code: 'rose', quantity: 101 }], 'quantity-out-of-range', 0],
  ['a part of a stem', 'confirmed', [{ code: 'rose', quantity: 0.5 }], 'quantity-out-of-range', 0],
  ['less than nothing', 'confirmed', [{ code: 'rose', quantity: -1 }], 'quantity-out-of-range', 0],
  ['a higher price', 'confirmed', [{ code: 'rose', price: 10_001 }], 'price-above-asked', 0],
  ['less without a reason', 'confirmed', [{ code: 'rose', quantity: 50 }], 'reason-missing', 0],
  ['more shipped than agreed', 'shipped', [{ code: 'rose', quantity: 101 }], 'quantity-out-of-range', 0],
  ['more delivered than shipped', 'delivered', [{ code: 'rose', quantity: 1 }], 'quantity-out-of-range', 0],
  ['nothing delivered without a reason', 'delivered', [], 'reason-missing', null],
])('%s is refused', (_name, to, answers, issue, place) => {
  expect(change(to, answers)).toEqual({ ok: false, issue, place })
})

test('on any way of an order its paid total, less the credits, is what it costs, and credits stay within the payment', () => {
  const anyLine = fc
    .record({ price: fc.integer({ min: 1, max: 50_000 }), quantity: fc.integer({ min: 1, max: 5_000 }) })
    .map(({ price, quantity }) => ({
      price,
      quantity,
      agreedPrice: price,
      agreedQuantity: quantity,
      billedQuantity: quantity,
      shippedQuantity: 0,
    }))
  const step = fc.record({
    to: fc.constantFrom(...orderStatuses),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 12 }),
      fc.array(step, { maxLength: 12 }),
      fc.integer({ min: 0, max: 200_000 }),
      (asked, steps, cost) => {
        let current: readonly OrderLineState[] = asked.map((line, place) => ({ ...line, code: `${place}` }))
        const delivery = money(cost, 'RUB')
        const nothing = zeroMoney('RUB')
        const paid = orderTotals({ lines: current, delivery, paid: nothing, credited: nothing }).total
        let credited = nothing
        for (const { to, part } of steps) {
          const [first] = current as [OrderLineState]
          const answers = [{ code: first.code, quantity: Math.floor(first.quantity * part) }]
          const changed = changeLines(current, to, { answers, reason: 'why' })
          if (
            !changed.ok ||
            changed.lines.some((line, at) => line.billedQuantity > current[at]!.billedQuantity)
          ) {
            continue
          }
          // A line is agreed once: another agreement at more would have to be paid.
          const isDearer = changed.lines.some((line, at) => line.agreedPrice > current[at]!.agreedPrice)
          if (isDearer) continue
          const credits = lineCredits({ before: current, after: changed.lines, delivery, paid, credited })
          credited = sumMoney([credited, ...credits], 'RUB')
          current = changed.lines
          const totals = orderTotals({ lines: current, delivery, paid, credited })
          expect(totals.due).toEqual(nothing)
          expect(totals.total.minor).toBe(paid.minor - credited.minor)
        }
      },
    ),
  )
})

test('an order that waits for its money credits nothing', () => {
  const after = [{ ...rose, billedQuantity: 0 }]
  const nothing = zeroMoney('RUB')
  expect(lineCredits({ before: [rose], after, delivery: nothing, paid: nothing, credited: nothing })).toEqual(
    [nothing],
  )
})
