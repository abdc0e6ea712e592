import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  account,
  attempt,
  funding,
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
  await addPerson(shop, { email: 'buyer@buyers.example', money: { RUB: 10_000, USD: 0 } })
})
afterAll(() => shop.close())

type Row = Readonly<Record<string, string | number | null>>

function insert(table: string, row: Row): string {
  const values = Object.values(row).map((value) => (value === null ? 'NULL' : `'${value}'`))
  return `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${values.join(', ')})`
}
function ofPerson(statement: string): string {
  return statement.replaceAll("'@person'", person)
}

const plantation = `INSERT INTO plantations (id, name, country) VALUES ('farm', 'Alto Zafiro', 'ECU')`
function recipient(changes: Row = {}): string {
  const row = {
    id: 'recipient',
    plantation_id: 'farm',
    owner_id: '@person',
    name: 'Alto',
    country: 'ECU',
    state: '',
    city: 'Cayambe',
    address: 'km 62',
    postal_code: '',
    currency: 'RUB',
    beneficiary: 'Alto S.A.',
    bic: 'PRODECEQ',
    routing_number: '',
    account_number: '02005417736',
    bank_country: 'ECU',
    status: 'APPROVED',
    created_at: '2026-11-20',
    changed_at: '2026-11-20',
    decided_at: '2026-11-20',
    ...changes,
  }
  return ofPerson(insert('recipients', row))
}
function quote(changes: Row = {}): string {
  const row = {
    id: 'q',
    person_id: '@person',
    source: 'RUB',
    target: 'RUB',
    total: 500,
    commission: 0,
    converted: 500,
    received: 500,
    rate: 100_000_000,
    rate_base: 'RUB',
    rate_date: '2026-11-21',
    spread_bp: 0,
    commission_bp: 0,
    created_at: '2026-11-21T08:00:00Z',
    expires_at: '2026-11-21T08:05:00Z',
    recipient_id: 'recipient',
    ...changes,
  }
  return ofPerson(insert('quotes', row))
}
function hold(amount = 500): string {
  return `INSERT INTO reservations (id, account_id, amount, reason) VALUES ('r', ${account('RUB')}, ${amount}, 'transfer')`
}
function transfer(changes: Row = {}): string {
  const row = {
    id: 't',
    person_id: '@person',
    quote_id: 'q',
    recipient_id: 'recipient',
    payee: '{}',
    purpose: '',
    status: 'IN_PROCESSED',
    created_at: '2026-11-21T08:01:00Z',
    reservation_id: 'r',
    ...changes,
  }
  return ofPerson(insert('transfers', row))
}

const payouts = `(SELECT id FROM ledger_accounts WHERE system_name = 'payouts' AND currency = 'RUB')`
function moved(id: string, amount: number, kind = 'transfer', corrects: string | null = null): string[] {
  return [
    insert('movements', { id, kind, corrects }),
    posting(id, account('RUB'), -amount),
    posting(id, payouts, amount),
  ]
}
function end(status: string, movement: string | null = null): string {
  const named = movement === null ? 'NULL' : `'${movement}'`
  return `UPDATE reservations SET status = '${status}', ended_at = now(), movement_id = ${named} WHERE id = 'r'`
}
function step(status: string, changes = ''): string {
  return `UPDATE transfers SET status = '${status}'${changes} WHERE id = 't'`
}
const settled = ', settled_at = now()'
const rejected = `${settled}, reason = 'no'`

const begun = [plantation, recipient(), quote(), hold(), transfer()]
const sent = [...moved('m', 500), end('used', 'm'), step('SENDED', `, sent_at = now(), movement_id = 'm'`)]

test.each([
  ['begun', begun],
  ['sent', [...begun, ...sent]],
  ['accepted', [...begun, ...sent, step('CONFIRMED', settled)]],
  ['released', [...begun, end('released'), step('REJECTED', rejected)]],
  [
    'returned',
    [
      ...begun,
      ...sent,
      ...moved('back', -500, 'correction', 'm'),
      step('REJECTED', `${rejected}, returned_by = 'back'`),
    ],
  ],
])('a transfer that is %s passes', async (_what, script) => {
  await expect(attempt(shop, script.join(';'))).resolves.toBeUndefined()
})

const withoutBeginning = 'DROP TRIGGER transfers_begin_rightly ON transfers'
const withoutMoves = 'DROP TRIGGER transfers_move ON transfers'
const withoutHold = 'DROP TRIGGER transfers_hold ON transfers'

const rules: readonly Rule[] = [
  {
    rule: 'nothing is sent to a recipient that was not approved',
    guard: withoutBeginning,
    script: [plantation, recipient({ status: 'WAITING', decided_at: null }), quote(), hold(), transfer()],
  },
  {
    rule: "nothing is sent to another's recipient",
    guard: withoutBeginning,
    script: [
      plantation,
      `INSERT INTO people (id, email, password_hash, role, name, surname, region)
        SELECT 'other', 'other@buyers.example', password_hash, role, name, surname, region FROM people`,
      recipient({ owner_id: 'other' }),
      quote({ person_id: 'other' }).replace("'other'", "(SELECT id FROM people WHERE id <> 'other')"),
      hold(),
      transfer(),
    ].map((statement) => statement.replaceAll(person, "(SELECT id FROM people WHERE id <> 'other')")),
  },
  {
    rule: 'a transfer is agreed in the time of its quote',
    guard: withoutBeginning,
    script: [plantation, recipient(), quote(), hold(), transfer({ created_at: '2026-11-21T08:05:01Z' })],
  },
  {
    rule: 'a transfer reserves all that its quote takes',
    guard: withoutHold,
    script: [plantation, recipient(), quote(), hold(499), transfer()],
  },
  {
    rule: 'what a transfer has reserved is not released before it is rejected',
    guard: withoutHold,
    script: [...begun, end('released'), step('IN_PROCESSED')],
  },
  {
    rule: 'a sent transfer has taken what was reserved',
    guard: withoutHold,
    script: [...begun, step('SENDED', ', sent_at = now()')],
  },
  {
    rule: 'a transfer takes what its quote says',
    guard: withoutHold,
    script: [
      ...begun,
      ...moved('m', 400),
      end('used', 'm'),
      step('SENDED', `, sent_at = now(), movement_id = 'm'`),
    ],
  },
  {
    rule: 'a rejected transfer is released',
    guard: withoutHold,
    script: [...begun, step('REJECTED', rejected)],
  },
  {
    rule: 'a returned transfer gives back what it took',
    guard: withoutHold,
    script: [...begun, ...sent, step('REJECTED', rejected)],
  },
  {
    rule: 'a transfer is not accepted before it was sent',
    guard: `${withoutMoves}; ${withoutHold}`,
    script: [...begun, step('CONFIRMED', settled)],
  },
  {
    rule: 'a settled transfer does not change',
    guard: withoutMoves,
    script: [...begun, ...sent, step('CONFIRMED', settled), `UPDATE transfers SET unanswered_at = now()`],
  },
  {
    rule: 'a transfer goes where it was agreed to',
    guard: withoutMoves,
    script: [...begun, `UPDATE transfers SET purpose = 'another'`],
  },
  {
    rule: 'changed requisites wait for approval',
    guard: 'DROP TRIGGER recipients_approved_as_they_are ON recipients',
    script: [plantation, recipient(), `UPDATE recipients SET account_number = '1', revision = 2`],
  },
  {
    rule: 'only a representative represents a plantation',
    guard: 'ALTER TABLE people DROP CONSTRAINT people_represent_as_recipients',
    script: [plantation, `UPDATE people SET plantation_id = 'farm'`],
  },
  {
    rule: 'money to another currency follows the quote of a transfer',
    guard: 'DROP TRIGGER movements_exchange_by_quote ON movements',
    script: [
      insert('movements', { id: 'm', kind: 'transfer' }),
      posting('m', account('RUB'), -84),
      posting('m', funding, 84),
      posting('m', account('USD'), 1),
      posting(
        'm',
        `(SELECT id FROM ledger_accounts WHERE system_name = 'exchange' AND currency = 'USD')`,
        -1,
      ),
    ],
  },
]

testRules(() => shop, rules)
