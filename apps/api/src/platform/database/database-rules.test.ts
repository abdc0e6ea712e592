import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  account,
  addressed,
  attempt,
  bookedAddress,
  funding,
  line,
  movement,
  person,
  posting,
  purchase,
  sound,
  testRules,
  hold,
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

/** Lets any table be emptied. */
const unguardedFromEmptying = `DO $$
  DECLARE guard record;
  BEGIN
    FOR guard IN SELECT tgname, tgrelid::regclass AS place FROM pg_trigger WHERE NOT tgisinternal AND tgtype & 32 = 32 LOOP
      EXECUTE format('DROP TRIGGER %I ON %s', guard.tgname, guard.place);
    END LOOP;
  END $$`

const unguarded = ['movements', 'postings', 'purchase_credits']
  .map((table) => `DROP TRIGGER ${table}_append_only ON ${table}`)
  .join(';')

const rules: readonly Rule[] = [
  {
    rule: 'a movement sums to zero',
    guard: 'DROP TRIGGER postings_sum_to_zero ON postings; DROP TRIGGER movements_sum_to_zero ON movements',
    script: [movement('m'), posting('m', account('RUB'), 5), posting('m', funding, -4)],
  },
  {
    rule: 'a movement sums to zero in each currency, not across them',
    guard:
      'DROP TRIGGER movements_exchange_by_quote ON movements; DROP TRIGGER postings_sum_to_zero ON postings; DROP TRIGGER movements_sum_to_zero ON movements',
    script: [movement('m'), posting('m', account('RUB'), 5), posting('m', account('USD'), -5)],
  },
  {
    rule: 'a movement has postings',
    guard: 'DROP TRIGGER movements_sum_to_zero ON movements',
    script: [movement('m')],
  },
  {
    rule: 'an old movement gets no further posting',
    guard: 'DROP TRIGGER postings_sum_to_zero ON postings',
    script: [
      `INSERT INTO postings (movement_id, account_id, amount)
       SELECT movement_id, (SELECT id FROM ledger_accounts WHERE system_name = 'sales' AND currency = 'RUB'), 5
       FROM postings LIMIT 1`,
    ],
  },
  {
    rule: "a person's account never goes below zero",
    guard: 'ALTER TABLE ledger_accounts DROP CONSTRAINT ledger_accounts_available',
    script: [movement('m'), posting('m', account('RUB'), -1001), posting('m', funding, 1001)],
  },
  {
    rule: 'what is reserved cannot be spent',
    guard: 'ALTER TABLE ledger_accounts DROP CONSTRAINT ledger_accounts_available',
    script: [hold('r', 600), movement('m'), posting('m', account('RUB'), -500), posting('m', funding, 500)],
  },
  {
    rule: 'a balance changes by a posting only',
    guard: 'DROP TRIGGER ledger_accounts_move_by_postings ON ledger_accounts',
    script: [`UPDATE ledger_accounts SET balance = balance + 1 WHERE id = ${account('RUB')}`],
  },
  {
    rule: 'operations are counted by postings only',
    guard: 'DROP TRIGGER ledger_accounts_move_by_postings ON ledger_accounts',
    script: [`UPDATE ledger_accounts SET operations_begun = 0 WHERE id = ${account('RUB')}`],
  },
  {
    rule: 'an account opens empty',
    guard: 'DROP TRIGGER ledger_accounts_open_empty ON ledger_accounts',
    script: [`INSERT INTO ledger_accounts (owner_id, currency, balance) VALUES (${person}, 'EUR', 5)`],
  },
  {
    rule: 'an account is either a person’s or the operator’s',
    guard: 'ALTER TABLE ledger_accounts DROP CONSTRAINT ledger_accounts_belong',
    script: [
      `INSERT INTO ledger_accounts (owner_id, system_name, currency, balance) VALUES (NULL, NULL, 'EUR', NULL)`,
    ],
  },
  {
    rule: 'a person has one account in a currency',
    guard: 'ALTER TABLE ledger_accounts DROP CONSTRAINT ledger_accounts_owner_id_currency_key',
    script: [`INSERT INTO ledger_accounts (owner_id, currency) VALUES (${person}, 'RUB')`],
  },
  ...['movements', 'postings'].flatMap((table): Rule[] => [
    {
      rule: `${table} are never changed`,
      guard: `DROP TRIGGER ${table}_append_only ON ${table}`,
      script: [
        table === 'movements'
          ? 'UPDATE movements SET at = now()'
          : 'UPDATE postings SET ordinal = ordinal + 10',
      ],
    },
    {
      rule: `${table} are never deleted`,
      guard: unguarded,
      script: [
        'DELETE FROM uncounted_postings; DELETE FROM postings',
        ...(table === 'movements' ? ['DELETE FROM movements'] : []),
      ],
    },
    {
      rule: `${table} are never emptied`,
      // What names a movement would be emptied with it.
      guard: unguardedFromEmptying,
      script: [`TRUNCATE ${table} CASCADE`],
    },
  ]),
  {
    rule: 'a correction names what it corrects',
    guard: 'ALTER TABLE movements DROP CONSTRAINT movements_correct',
    script: [movement('m', 'correction'), ...sound.slice(1)],
  },
  {
    rule: 'a lot never has less than no stems',
    guard: 'ALTER TABLE cards DROP CONSTRAINT cards_stock',
    script: [
      `INSERT INTO plantations VALUES ('f', 'Farm', 'ECU')`,
      `INSERT INTO cards VALUES ('c', 'roses', 'v', 'f', 60, 'red', '#fff', 100, 'inStock', '2026-11-23', 5, 25, 250, 'bunch', 0)`,
      `UPDATE cards SET stems_available = stems_available - 6`,
    ],
  },
  {
    rule: 'goods and delivery of an order sum to its total',
    guard: 'ALTER TABLE purchases DROP CONSTRAINT purchases_add_up',
    script: [purchase({ total: 499 }), line(5)],
  },
  {
    rule: 'the lines of an order sum to its goods',
    guard: 'DROP TRIGGER purchases_are_whole ON purchases',
    script: [purchase(), line(4)],
  },
  {
    rule: 'agreed is at most what was asked',
    guard: 'ALTER TABLE purchase_lines DROP CONSTRAINT purchase_lines_check',
    script: [purchase(), line(5, 100, 6)],
  },
  {
    rule: 'an order goes somewhere',
    guard: 'ALTER TABLE purchases DROP CONSTRAINT purchases_destination_kind',
    script: [purchase({ destination: '{}' }), line(5)],
  },
  {
    rule: 'an order that is picked up does not go to an address',
    guard: 'ALTER TABLE purchases DROP CONSTRAINT purchases_destination_kind',
    script: [purchase({ destination: addressed }), line(5)],
  },
  {
    rule: 'an order goes to an address with a street',
    guard: 'ALTER TABLE purchases DROP CONSTRAINT purchases_destination_address',
    script: [
      purchase({ delivery_method: 'delivery', destination: addressed.replace('Мира, 1', '') }),
      line(5),
    ],
  },
  {
    rule: 'an address book has one default address',
    guard: 'DROP INDEX addresses_one_default',
    script: [bookedAddress('a'), bookedAddress('b')],
  },
  {
    rule: 'an address is in a region that there is',
    guard: 'ALTER TABLE addresses DROP CONSTRAINT addresses_in_region',
    script: [bookedAddress('a', 'atlantis')],
  },
]

test('a sound movement passes', async () => {
  await expect(attempt(shop, sound.join(';'))).resolves.toBeUndefined()
})

testRules(() => shop, rules)
