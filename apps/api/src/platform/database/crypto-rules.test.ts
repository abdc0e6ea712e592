import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  account,
  attempt,
  confirm,
  funding,
  movement,
  payment,
  person,
  posting,
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

const begun = payment({ method: 'CRYPTO' })
function asked(id = 'b', units = 137): string {
  return `INSERT INTO crypto_payments (payment_id, address, units, rate, dollar_rate, rate_date, spread_bp, expires_at)
    VALUES ('${id}', 'T', ${units}, 1, 1, '2026-11-21', 0, now())`
}
const columns = `network, contract, txid, log_index, token, sender, address, units, block_at, payment_id, status, reason,
  credited_payment_id`
/** A transfer that has credited the payment b. */
function credited(logIndex = 0, credits = 'b'): string {
  return `INSERT INTO crypto_transfers (${columns}) VALUES ('TRC20', 'C', 'x', ${logIndex}, 'USDT', 'S', 'T', 137, now(), 'b',
    'credited', NULL, '${credits}')`
}
/** A transfer that waits for staff. */
const held = `INSERT INTO crypto_transfers (${columns}) VALUES ('TRC20', 'C', 'x', 0, 'USDT', 'S', 'T', 136, now(), 'b',
  'held', 'underpaid', NULL)`
function settle(status: string, credits: string): string {
  return `UPDATE crypto_transfers SET status = '${status}', credited_payment_id = ${credits}, settled_at = now(),
    settled_by = ${person}, settled_reason = 'so'`
}
const another = payment({ id: 'c', method: 'CRYPTO' })

test.each([
  ['a transfer credits a payment', [begun, asked(), credited(), ...confirm()]],
  [
    'an amount is free again when its payment is settled',
    [begun, asked(), credited(), ...confirm(), another, asked('c')],
  ],
  ['staff credit what waits', [begun, asked(), held, settle('credited', "'b'"), ...confirm()]],
])('%s', async (_what, script) => {
  await expect(attempt(shop, script.join(';'))).resolves.toBeUndefined()
})

const rules: readonly Rule[] = [
  {
    rule: 'a transfer is recorded once by network, contract, transaction and log',
    guard: 'ALTER TABLE crypto_transfers DROP CONSTRAINT crypto_transfers_once',
    script: [begun, asked(), credited(), held],
  },
  {
    rule: 'two transfers do not credit one payment',
    guard: 'ALTER TABLE crypto_transfers DROP CONSTRAINT crypto_transfers_credited_payment_id_key',
    script: [begun, asked(), credited(0), credited(1), ...confirm()],
  },
  {
    rule: 'a payment in USDT is confirmed by a transfer only',
    guard: 'DROP TRIGGER payments_credited_by_transfer ON payments',
    script: [begun, asked(), ...confirm()],
  },
  {
    rule: 'a payment in USDT stays one',
    guard: 'DROP TRIGGER payments_stay_crypto ON payments',
    script: [begun, asked(), `UPDATE payments SET method = 'CARD' WHERE id = 'b'`],
  },
  {
    rule: 'no two open payments at an address have one amount',
    guard: 'DROP INDEX crypto_payments_one_amount',
    script: [begun, asked(), another, asked('c')],
  },
  {
    rule: 'what a person was asked to send stays as it was agreed',
    guard: 'DROP TRIGGER crypto_payments_stay ON crypto_payments',
    script: [begun, asked(), `UPDATE crypto_payments SET units = 138`],
  },
  {
    rule: 'a transfer is settled once',
    guard: 'DROP TRIGGER crypto_transfers_settle_once ON crypto_transfers',
    script: [begun, asked(), held, settle('returned', 'NULL'), settle('returned', 'NULL')],
  },
  {
    rule: 'a transfer is not forgotten',
    guard: 'DROP TRIGGER crypto_transfers_remain ON crypto_transfers',
    script: [begun, asked(), held, 'DELETE FROM crypto_transfers'],
  },
  {
    rule: 'who settles a transfer is named, and why',
    guard: 'ALTER TABLE crypto_transfers DROP CONSTRAINT crypto_transfers_settled',
    script: [begun, asked(), held, `UPDATE crypto_transfers SET status = 'returned'`],
  },
]
testRules(() => shop, rules)

test('the payment that a transfer has credited is confirmed by its amount', async () => {
  const short = [movement('t'), posting('t', funding, -1), posting('t', account('RUB'), 1)]
  const settled = `UPDATE payments SET status = 'CONFIRMED', settled_at = now(), movement_id = 't' WHERE id = 'b'`
  const script = [begun, asked(), credited(), ...short, settled].join(';')
  await expect(attempt(shop, script)).rejects.toMatchObject({ constraint: 'payments_credited_by_movement' })
})
