import { afterAll, beforeAll } from 'vitest'
import {
  account,
  endAs,
  funding,
  hold,
  movement,
  posting,
  sound,
  testRules,
  type Rule,
} from '../../testing/database-rules.ts'
import { addPerson } from '../../testing/test-people.ts'
import { openShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop & { close(): Promise<void> }
beforeAll(async () => {
  shop = await openShop({})
  await addPerson(shop, { email: 'buyer@buyers.example', money: { RUB: 1000, USD: 1000 } })
})
afterAll(() => shop.close())

const rules: readonly Rule[] = [
  {
    rule: 'what is reserved changes by a reservation only',
    guard: 'DROP TRIGGER ledger_accounts_move_by_postings ON ledger_accounts',
    script: [`UPDATE ledger_accounts SET reserved = reserved + 1 WHERE id = ${account('RUB')}`],
  },
  {
    rule: 'more than the balance cannot be reserved',
    guard: 'ALTER TABLE ledger_accounts DROP CONSTRAINT ledger_accounts_available',
    script: [hold('r', 600), hold('q', 401)],
  },
  {
    rule: 'a frozen account is not posted to',
    guard: `CREATE OR REPLACE FUNCTION post_to_account() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN NEW.currency := 'RUB'; RETURN NEW; END $$`,
    script: [`UPDATE ledger_accounts SET frozen_at = now() WHERE id = ${account('RUB')}`, ...sound],
  },
  {
    rule: 'a frozen account reserves nothing',
    guard: 'DROP TRIGGER reservations_hold ON reservations',
    script: [`UPDATE ledger_accounts SET frozen_at = now() WHERE id = ${account('RUB')}`, hold('r', 1)],
  },
  {
    rule: 'an account of the operator reserves nothing',
    guard: 'DROP TRIGGER reservations_hold ON reservations',
    script: [hold('r', 1).replace(account('RUB'), funding)],
  },
  {
    rule: 'a reservation ends once',
    guard: 'DROP TRIGGER reservations_end_once ON reservations',
    // Of what else is reserved a second end would give back as much again.
    script: [hold('r', 300), hold('q', 600), endAs('released'), endAs('expired')],
  },
  {
    rule: 'a reservation does not change its amount',
    guard: 'DROP TRIGGER reservations_end_once ON reservations',
    script: [hold('r', 600), `UPDATE reservations SET amount = 5`],
  },
  {
    rule: 'a reservation that has ended says when',
    guard: 'ALTER TABLE reservations DROP CONSTRAINT reservations_end',
    script: [hold('r', 600), `UPDATE reservations SET status = 'released'`],
  },
  {
    rule: 'a reservation is used by a movement',
    guard: `ALTER TABLE reservations DROP CONSTRAINT reservations_use;
            DROP TRIGGER reservations_cover_their_use ON reservations`,
    script: [hold('r', 600), endAs('used')],
  },
  {
    rule: 'a reservation is used for at most its amount',
    guard: 'DROP TRIGGER reservations_cover_their_use ON reservations',
    script: [
      hold('r', 600),
      movement('m', 'transfer'),
      endAs('used', 'm'),
      posting('m', account('RUB'), -601),
      posting('m', funding, 601),
    ],
  },
  {
    rule: 'a reservation is used by a debit of its account',
    guard: 'DROP TRIGGER reservations_cover_their_use ON reservations',
    script: [hold('r', 600), movement('m'), endAs('used', 'm'), ...sound.slice(1)],
  },
  {
    rule: 'reservations are never deleted',
    guard: 'DROP TRIGGER reservations_stay ON reservations',
    script: [hold('r', 600), 'DELETE FROM reservations'],
  },
  {
    rule: 'a person has one default account',
    guard: 'DROP INDEX ledger_accounts_one_default',
    script: ['UPDATE ledger_accounts SET is_default = true WHERE owner_id IS NOT NULL'],
  },
]

testRules(() => shop, rules)
