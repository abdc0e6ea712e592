import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  account,
  allocate,
  allocation,
  attempt,
  confirm,
  funding,
  line,
  markPaid,
  movement,
  pay,
  payment,
  posting,
  purchase,
  testRules,
  type Rule,
} from '../../testing/database-rules.ts'
import { addPerson } from '../../testing/test-people.ts'
import { openShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop & { close(): Promise<void> }
beforeAll(async () => {
  shop = await openShop({})
  await addPerson(shop, { email: 'buyer@buyers.example', money: { RUB: 1000 } })
})
afterAll(() => shop.close())

const order = [purchase(), line(5)]
const begun = [...order, payment(), allocation(500)]
const settled = [...begun, ...confirm(), ...pay(500), allocate(500), markPaid]
const fromBalance = payment({ method: 'BALANCE', status: 'CONFIRMED', settled_at: '2026-11-22' })

const withoutOrderCheck = ['purchases', 'purchase_lines', 'payment_allocations']
  .map((table) => `DROP TRIGGER ${table}_payment ON ${table}`)
  .join(';')
const withoutPaymentCheck =
  'DROP TRIGGER payments_hold ON payments; DROP TRIGGER payment_allocations_hold ON payment_allocations'

test.each([
  ['a payment in cash pays an order when it is confirmed', settled],
  [
    'a payment from the balance pays at once',
    [...order, fromBalance, allocation(500), ...pay(500), allocate(500), markPaid],
  ],
  ['a part is paid and the order waits', [...begun, ...confirm(), ...pay(400), allocate(400)]],
])('%s', async (_what, script) => {
  await expect(attempt(shop, script.join(';'))).resolves.toBeUndefined()
})

const rules: readonly Rule[] = [
  {
    rule: 'an order is not paid before its allocations reach its total',
    guard: withoutOrderCheck,
    script: [...begun, ...confirm(), ...pay(499), allocate(499), markPaid],
  },
  {
    rule: 'an order that was paid says so',
    guard: withoutOrderCheck,
    script: [...begun, ...confirm(), ...pay(500), allocate(500)],
  },
  {
    rule: 'an order is not paid twice',
    guard: withoutOrderCheck,
    script: [
      ...settled,
      payment({ id: 'c', method: 'BALANCE', status: 'CONFIRMED', settled_at: '2026-11-22' }),
      allocation(500, 'c'),
      ...pay(500, 'n'),
      allocate(500, 'c', 'n'),
    ],
  },
  {
    rule: 'a paid order that is agreed for less is credited',
    guard: withoutOrderCheck,
    script: [...settled, 'UPDATE purchase_lines SET billed_quantity = 4'],
  },
  {
    rule: 'a payment allocates at most its amount',
    guard: withoutPaymentCheck,
    script: [...order, payment(), allocation(501)],
  },
  {
    rule: 'orders are paid in rubles',
    guard: withoutPaymentCheck,
    script: [...order, payment({ currency: 'USD' }), allocation(500)],
  },
  {
    rule: 'a payment pays only when it is confirmed',
    guard: withoutPaymentCheck,
    script: [...begun, ...pay(500), allocate(500), markPaid],
  },
  {
    rule: 'a payment from the balance pays all of its amount',
    guard: withoutPaymentCheck,
    script: [...order, fromBalance, allocation(500), ...pay(400), allocate(400)],
  },
  {
    rule: 'a confirmed payment is credited in full',
    guard: withoutPaymentCheck,
    script: [...begun, ...confirm(500, 499)],
  },
  {
    rule: 'a payment is confirmed by a movement',
    guard: 'ALTER TABLE payments DROP CONSTRAINT payments_credited',
    script: [...begun, `UPDATE payments SET status = 'CONFIRMED', settled_at = now()`],
  },
  {
    rule: 'a movement confirms one payment',
    guard: 'ALTER TABLE payments DROP CONSTRAINT payments_movement_id_key',
    script: [
      ...begun,
      ...confirm(),
      payment({ id: 'c' }),
      `UPDATE payments SET status = 'CONFIRMED', settled_at = now(), movement_id = 't' WHERE id = 'c'`,
    ],
  },
  {
    rule: 'what paid an order was taken from the payer',
    guard: 'DROP TRIGGER payment_allocations_moved ON payment_allocations',
    script: [...begun, ...confirm(), ...pay(499), allocate(500), markPaid],
  },
  {
    rule: 'a debit pays for one order',
    guard: 'ALTER TABLE payment_allocations DROP CONSTRAINT payment_allocations_movement_id_key',
    script: [
      purchase(),
      line(5),
      purchase({ id: 'q' }),
      line(5).replace("'p'", "'q'"),
      payment({ amount: 1000 }),
      allocation(500),
      allocation(500, 'b', 'q'),
      ...confirm(1000),
      ...pay(500),
      allocate(500),
      `UPDATE purchases SET payment_status = 'paid'`,
    ],
  },
  {
    rule: 'a refund gives back at most what was paid',
    guard: 'DROP TRIGGER payment_allocations_moved ON payment_allocations',
    script: [
      ...settled,
      movement('r', 'refund'),
      posting('r', account('RUB'), 501),
      posting('r', funding, -501),
      `UPDATE payment_allocations SET refunded_by = 'r'`,
    ],
  },
  {
    rule: 'an order is refunded once',
    guard: 'DROP TRIGGER payment_allocations_guard ON payment_allocations',
    script: [
      ...settled,
      movement('r', 'refund'),
      posting('r', account('RUB'), 500),
      posting('r', funding, -500),
      `UPDATE payment_allocations SET refunded_by = 'r'`,
      `UPDATE payment_allocations SET refunded_by = NULL`,
    ],
  },
  {
    rule: 'what was paid stays paid',
    guard: `DROP TRIGGER payment_allocations_guard ON payment_allocations`,
    script: [
      ...settled,
      `UPDATE payment_allocations SET paid = 0, movement_id = NULL`,
      `UPDATE purchases SET payment_status = 'wait_paid'`,
    ],
  },
  {
    rule: 'a settled payment keeps its allocations',
    guard: `DROP TRIGGER payment_allocations_guard ON payment_allocations; ${withoutOrderCheck}`,
    script: [...settled, 'DELETE FROM payment_allocations'],
  },
  {
    rule: 'a payment is confirmed only after it was submitted',
    guard: 'DROP TRIGGER payments_move ON payments',
    script: [...order, payment({ status: 'INITIAL' }), allocation(500), ...confirm()],
  },
  {
    rule: 'a rejected payment is not confirmed',
    guard: 'DROP TRIGGER payments_move ON payments',
    script: [...begun, `UPDATE payments SET status = 'REJECTED', settled_at = now()`, ...confirm()],
  },
  {
    rule: 'a settled payment does not change',
    guard: `DROP TRIGGER payments_move ON payments; ${withoutPaymentCheck}`,
    script: [...settled, 'UPDATE payments SET amount = 600'],
  },
  {
    rule: 'payments are never deleted',
    guard: 'DROP TRIGGER payments_stay ON payments',
    script: [...order, payment(), 'DELETE FROM payments'],
  },
  {
    rule: 'a payment says when it was settled',
    guard: 'ALTER TABLE payments DROP CONSTRAINT payments_settled',
    script: [...begun, `UPDATE payments SET status = 'REJECTED'`],
  },
]

testRules(() => shop, rules)
