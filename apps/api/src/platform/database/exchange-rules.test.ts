import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  account,
  attempt,
  funding,
  movement,
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

function quote(changes: Record<string, string | number> = {}): string {
  const row = {
    id: 'q',
    source: 'RUB',
    target: 'USD',
    total: 8400,
    commission: 0,
    converted: 8400,
    received: 100,
    rate: 8_400_000_000,
    rate_base: 'USD',
    rate_date: '2026-11-21',
    spread_bp: 0,
    commission_bp: 0,
    created_at: '2026-11-21T08:00:00Z',
    expires_at: '2026-11-21T08:05:00Z',
    ...changes,
  }
  const values = Object.values(row).map((value) => `'${value}'`)
  return `INSERT INTO quotes (person_id, ${Object.keys(row).join(', ')}) VALUES (${person}, ${values.join(', ')})`
}
const dollars = `(SELECT id FROM ledger_accounts WHERE system_name = 'exchange' AND currency = 'USD')`
function exchanged(id: string, received = 100): string[] {
  return [
    posting(id, account('RUB'), -8400),
    posting(id, funding, 8400),
    posting(id, account('USD'), received),
    posting(id, dollars, -received),
  ]
}
function exchange(at: string, id = 'm', kind = 'exchange'): string[] {
  return [
    `INSERT INTO movements (id, kind, at) VALUES ('${id}', '${kind}', '2026-11-21T${at}Z')`,
    ...exchanged(id),
  ]
}
const use = `UPDATE quotes SET movement_id = 'm' WHERE id = 'q'`
const withoutCheck = 'DROP TRIGGER movements_exchange_by_quote ON movements'

test.each(['08:00:00', '08:05:00'])('an exchange at %s, in the time of its quote, passes', async (at) => {
  await expect(attempt(shop, [quote(), ...exchange(at), use].join(';'))).resolves.toBeUndefined()
})

const rules: readonly Rule[] = [
  { rule: 'an exchange needs a quote', guard: withoutCheck, script: [quote(), ...exchange('08:01:00')] },
  { rule: 'a quote ends', guard: withoutCheck, script: [quote(), ...exchange('08:05:01'), use] },
  {
    rule: 'a quote does not count before it was made',
    guard: withoutCheck,
    script: [quote(), ...exchange('07:59:59'), use],
  },
  {
    rule: 'an exchange gives what its quote says',
    guard: withoutCheck,
    script: [quote(), movement('m', 'exchange').replace("('m'", "('m'"), ...exchanged('m', 101), use],
  },
  {
    rule: 'nothing but an exchange crosses currencies',
    guard: withoutCheck,
    script: [quote(), ...exchange('08:01:00', 'm', 'transfer'), use],
  },
  {
    rule: 'a quote is used once',
    guard: `DROP TRIGGER quotes_use_once ON quotes; ${withoutCheck}`,
    script: [
      quote(),
      ...exchange('08:01:00').slice(0, 1),
      ...exchanged('m'),
      use,
      movement('n', 'top-up'),
      posting('n', account('RUB'), 1),
      posting('n', funding, -1),
      `UPDATE quotes SET movement_id = 'n'`,
    ],
  },
  {
    rule: 'a quote does not change',
    guard: 'DROP TRIGGER quotes_use_once ON quotes',
    script: [quote(), `UPDATE quotes SET received = 200`],
  },
  {
    rule: 'a quote adds up',
    guard: 'ALTER TABLE quotes DROP CONSTRAINT quotes_add_up',
    script: [quote({ commission: 1 })],
  },
  {
    rule: 'a quote is between two currencies',
    guard: 'ALTER TABLE quotes DROP CONSTRAINT quotes_exchange',
    script: [quote({ target: 'RUB' })],
  },
]

testRules(() => shop, rules)
