import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPerson } from '../../testing/test-people.ts'
import { openShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop & { close(): Promise<void> }
beforeAll(async () => {
  shop = await openShop({})
  await addPerson(shop, { email: 'buyer@buyers.example', money: { RUB: 1000, USD: 1000 } })
})
afterAll(() => shop.close())

class RolledBack extends Error {}

/** Runs a script up to its commit, and undoes it. */
async function attempt(script: string): Promise<void> {
  const work = shop.database.kysely.transaction().execute(async (trx) => {
    await sql.raw(`${script}; SET CONSTRAINTS ALL IMMEDIATE`).execute(trx)
    throw new RolledBack()
  })
  await work.catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error
  })
}

function account(currency: string) {
  return `(SELECT id FROM ledger_accounts WHERE owner_id IS NOT NULL AND currency = '${currency}')`
}
const funding = `(SELECT id FROM ledger_accounts WHERE system_name = 'funding' AND currency = 'RUB')`
const person = `(SELECT id FROM people)`
function movement(id: string, kind = 'top-up') {
  return `INSERT INTO movements (id, kind) VALUES ('${id}', '${kind}')`
}
function posting(id: string, to: string, amount: number) {
  return `INSERT INTO postings (movement_id, account_id, amount) VALUES ('${id}', ${to}, ${amount})`
}

const parts = ['price', 'delivery_to_warehouse', 'delivery_to_region', 'delivery_to_city']
const percentageColumns = ['margin', 'share'].flatMap((kind) => parts.map((part) => `${kind}_${part}_bp`))

function purchase(changes: Record<string, string | number | null> = {}): string {
  const row: Record<string, string | number | null> = {
    id: 'p',
    delivery_date: '2026-11-23',
    status: 'new',
    payment_status: 'wait_paid',
    delivery_method: 'pickup',
    payment_method: 'CASH',
    comment: '',
    destination: '{"kind":"pickup"}',
    goods: 500,
    delivery_cost: 0,
    total: 500,
    stems: 5,
    positions: 1,
    boxes: 1,
    paid_by: null,
    region_id: 'moscow',
    city_base_cost: 0,
    ...Object.fromEntries(percentageColumns.map((name) => [name, 0])),
    ...changes,
  }
  const values = Object.values(row).map((value) => (typeof value === 'string' ? `'${value}'` : String(value)))
  return `INSERT INTO purchases (person_id, ${Object.keys(row).join(', ')}) VALUES (${person}, ${values.join(', ')})`
}
const addressed =
  '{"kind":"delivery","city":"Тверь","street":"Мира, 1","contactPerson":"Роза","phone":"79161234501"}'
function bookedAddress(id: string, region = 'moscow'): string {
  return `INSERT INTO addresses (id, person_id, is_default, label, region, city, street, postal_code, contact_person,
      phone, hours, driver_note)
    VALUES ('${id}', ${person}, true, '', '${region}', 'Тверь', 'Мира, 1', '', 'Роза', '79161234501', '', '')`
}
function line(quantity: number, price = 100, agreed = quantity): string {
  return `INSERT INTO purchase_lines VALUES ('p', 1, 'c', 'roses', 'v', 'f', 60, '#fff', 25, ${price}, ${quantity}, ${price}, ${agreed}, ${price}, 0, 0)`
}
function pay(amount: number): string[] {
  return [movement('m', 'purchase'), posting('m', account('RUB'), -amount), posting('m', funding, amount)]
}

const sound = [movement('m'), posting('m', account('RUB'), 5), posting('m', funding, -5)]

interface Rule {
  readonly rule: string
  /** What would have to be taken out of the schema for the script to pass. */
  readonly guard: string
  readonly script: readonly string[]
}

const rules: readonly Rule[] = [
  {
    rule: 'a movement sums to zero',
    guard: 'DROP TRIGGER postings_sum_to_zero ON postings; DROP TRIGGER movements_sum_to_zero ON movements',
    script: [movement('m'), posting('m', account('RUB'), 5), posting('m', funding, -4)],
  },
  {
    rule: 'a movement sums to zero in each currency, not across them',
    guard: 'DROP TRIGGER postings_sum_to_zero ON postings; DROP TRIGGER movements_sum_to_zero ON movements',
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
    script: [
      `UPDATE ledger_accounts SET reserved = 600 WHERE id = ${account('RUB')}`,
      movement('m'),
      posting('m', account('RUB'), -500),
      posting('m', funding, 500),
    ],
  },
  {
    rule: 'a balance changes by a posting only',
    guard: 'DROP TRIGGER ledger_accounts_move_by_postings ON ledger_accounts',
    script: [`UPDATE ledger_accounts SET balance = balance + 1 WHERE id = ${account('RUB')}`],
  },
  {
    rule: 'an account opens empty',
    guard: 'DROP TRIGGER ledger_accounts_open_empty ON ledger_accounts',
    script: [`INSERT INTO ledger_accounts (owner_id, currency, balance) VALUES (${person}, 'EUR', 5)`],
  },
  {
    rule: 'an account is either a person’s or the system’s',
    guard: 'ALTER TABLE ledger_accounts DROP CONSTRAINT ledger_accounts_belong',
    script: [
      `INSERT INTO ledger_accounts (owner_id, system_name, currency) VALUES (${person}, 'sales', 'EUR')`,
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
      guard: ['movements', 'postings', 'purchase_credits']
        .map((guarded) => `DROP TRIGGER ${guarded}_append_only ON ${guarded}`)
        .join(';'),
      script: [
        table === 'movements' ? 'DELETE FROM postings; DELETE FROM movements' : 'DELETE FROM postings',
      ],
    },
    {
      rule: `${table} are never emptied`,
      guard: ['movements', 'postings', 'purchase_credits']
        .map((guarded) => `DROP TRIGGER ${guarded}_append_only ON ${guarded}`)
        .join(';'),
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
    rule: 'an order is paid by a movement',
    guard: `ALTER TABLE purchases DROP CONSTRAINT purchases_paid_by_movement;
            DROP TRIGGER purchases_are_whole ON purchases`,
    script: [purchase({ payment_status: 'paid' }), line(5)],
  },
  {
    rule: 'an order that waits for payment has no movement',
    guard: 'ALTER TABLE purchases DROP CONSTRAINT purchases_paid_by_movement',
    script: [...pay(500), purchase({ paid_by: 'm' }), line(5)],
  },
  {
    rule: 'an order is paid by a debit of its whole total',
    guard: 'DROP TRIGGER purchases_are_whole ON purchases',
    script: [...pay(499), purchase({ payment_status: 'paid', paid_by: 'm' }), line(5)],
  },
  {
    rule: 'a debit pays for one order',
    guard: 'ALTER TABLE purchases DROP CONSTRAINT purchases_paid_by_key',
    script: [
      ...pay(500),
      purchase({ payment_status: 'paid', paid_by: 'm' }),
      line(5),
      purchase({ id: 'q', payment_status: 'paid', paid_by: 'm' }),
      line(5).replace("'p'", "'q'"),
    ],
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

test('a sound movement and a sound paid order pass', async () => {
  await expect(attempt(sound.join(';'))).resolves.toBeUndefined()
  const paidOrder = [...pay(500), purchase({ payment_status: 'paid', paid_by: 'm' }), line(5)]
  await expect(attempt(paidOrder.join(';'))).resolves.toBeUndefined()
})

test.each(rules)('$rule', async ({ script }) => {
  await expect(attempt(script.join(';'))).rejects.toMatchObject({ code: expect.stringMatching(/^23/u) })
})

test.each(rules)('without its guard the rule "$rule" would be broken', async ({ guard, script }) => {
  await expect(attempt([guard, ...script].join(';'))).resolves.toBeUndefined()
})
