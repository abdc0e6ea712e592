import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  account,
  attempt,
  confirm,
  funding,
  hold,
  line,
  movement,
  payment,
  person,
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

function paidBy(method: string): string[] {
  return [
    payment({ method }),
    ...confirm(),
    `INSERT INTO card_attempts (id, payment_id, provider, amount, locale, status, created_at, expires_at)
       VALUES ('a', 'b', 'sandbox', 500, 'ru', 'paid', now(), now())`,
  ]
}
function refund(id: string, amount: number): string[] {
  return [
    hold(`h-${id}`, amount),
    `INSERT INTO card_refunds (id, payment_id, attempt_id, amount, reason, status, created_at, created_by, reservation_id, next_at)
       VALUES ('${id}', 'b', 'a', ${amount}, 'Отмена', 'waiting', now(), ${person}, 'h-${id}', now())`,
  ]
}
/** The refund is made by the movement n. */
function made(id: string, amount: number): string[] {
  return [
    movement('n', 'card-refund'),
    posting('n', account('RUB'), -amount),
    posting('n', funding, amount),
    `UPDATE card_refunds SET status = 'refunded', settled_at = now(), movement_id = 'n' WHERE id = '${id}'`,
  ]
}
function receipt(id: string, facts: string): string {
  return `INSERT INTO fiscal_receipts (id, amount, status, created_at, next_at, kind, payment_id, purchase_id, card_refund_id)
    VALUES ('${id}', 100, 'waiting', now(), now(), ${facts})`
}
/** The acquirer refused it. */
function failed(id: string): string {
  return `UPDATE card_refunds SET status = 'failed', settled_at = now(), error = '8' WHERE id = '${id}'`
}
const byCard = paidBy('CARD')
const withoutGuard = 'DROP TRIGGER card_refunds_guard ON card_refunds'

test.each([
  ['a card is refunded in parts', [...byCard, ...refund('r', 300), ...made('r', 300), ...refund('s', 200)]],
  ['what failed may be refunded again', [...byCard, ...refund('r', 500), failed('r'), ...refund('s', 500)]],
])('%s', async (_what, script) => {
  await expect(attempt(shop, script.join(';'))).resolves.toBeUndefined()
})

const rules: readonly Rule[] = [
  {
    rule: 'refunds give back at most what the card has paid',
    guard: withoutGuard,
    script: [...byCard, ...refund('r', 300), ...refund('s', 201)],
  },
  {
    rule: 'only a payment by card is refunded to one',
    guard: withoutGuard,
    script: [...paidBy('CASH'), ...refund('r', 500)],
  },
  {
    rule: 'a refund ends once',
    guard: withoutGuard,
    script: [...byCard, ...refund('r', 500), ...made('r', 500), `UPDATE card_refunds SET error = '8'`],
  },
  {
    rule: 'a refund is made by a movement',
    guard: 'ALTER TABLE card_refunds DROP CONSTRAINT card_refunds_moved',
    script: [
      ...byCard,
      ...refund('r', 500),
      `UPDATE card_refunds SET status = 'refunded', settled_at = now() WHERE id = 'r'`,
    ],
  },
  {
    rule: 'refunds are never deleted',
    guard: 'DROP TRIGGER card_refunds_stay ON card_refunds',
    script: [...byCard, ...refund('r', 500), 'DELETE FROM card_refunds'],
  },
  {
    rule: 'a refund makes one receipt',
    guard: 'ALTER TABLE fiscal_receipts DROP CONSTRAINT fiscal_receipts_card_refund_id_key',
    script: [
      ...byCard,
      ...refund('r', 500),
      receipt('x', `'refund', 'b', NULL, 'r'`),
      receipt('y', `'refund', 'b', NULL, 'r'`),
    ],
  },
  {
    rule: 'a receipt of a refund names it',
    guard: 'ALTER TABLE fiscal_receipts DROP CONSTRAINT fiscal_receipts_refund',
    script: [...byCard, receipt('x', `'refund', 'b', NULL, NULL`)],
  },
  {
    rule: 'what offsets a prepayment names an order',
    guard: 'ALTER TABLE fiscal_receipts DROP CONSTRAINT fiscal_receipts_cause',
    script: [...byCard, receipt('x', `'offset', 'b', NULL, NULL`)],
  },
  {
    rule: 'no more comes back than was offset',
    guard: 'DROP TRIGGER fiscal_receipts_return_guard ON fiscal_receipts',
    script: [
      purchase(),
      line(5),
      receipt('x', `'offset', NULL, 'p', NULL`),
      receipt('y', `'return', NULL, 'p', NULL`),
      receipt('z', `'return', NULL, 'p', NULL`),
    ],
  },
]
testRules(() => shop, rules)
