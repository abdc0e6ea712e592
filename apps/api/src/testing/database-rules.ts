import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { TestShop } from './test-shop.ts'

class RolledBack extends Error {}

/** Runs a script up to its commit, and undoes it. */
export async function attempt(shop: TestShop, script: string): Promise<void> {
  const work = shop.database.kysely.transaction().execute(async (trx) => {
    await sql.raw(`${script}; SET CONSTRAINTS ALL IMMEDIATE`).execute(trx)
    throw new RolledBack()
  })
  await work.catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error
  })
}

/** The account of the test's person in a currency, as SQL. */
export function account(currency: string) {
  return `(SELECT id FROM ledger_accounts WHERE owner_id IS NOT NULL AND currency = '${currency}')`
}

/** The account that money comes in through, as SQL. */
export const funding = `(SELECT id FROM ledger_accounts WHERE system_name = 'funding' AND currency = 'RUB')`
/** The test's person, as SQL. */
export const person = `(SELECT id FROM people)`
/** A movement without postings. */
export function movement(id: string, kind = 'top-up') {
  return `INSERT INTO movements (id, kind) VALUES ('${id}', '${kind}')`
}
/** A posting. */
export function posting(id: string, to: string, amount: number) {
  return `INSERT INTO postings (movement_id, account_id, amount) VALUES ('${id}', ${to}, ${amount})`
}

/** A movement that the database takes. */
export const sound = [movement('m'), posting('m', account('RUB'), 5), posting('m', funding, -5)]

/** A reservation of rubles. */
export function hold(id: string, amount: number): string {
  return `INSERT INTO reservations (id, account_id, amount, reason) VALUES ('${id}', ${account('RUB')}, ${amount}, 'a transfer')`
}
/** The end of the reservation r. */
export function endAs(status: string, movementId: string | null = null): string {
  const named = movementId === null ? 'NULL' : `'${movementId}'`
  return `UPDATE reservations SET status = '${status}', ended_at = now(), movement_id = ${named} WHERE id = 'r'`
}

const parts = ['price', 'delivery_to_warehouse', 'delivery_to_region', 'delivery_to_city']
const percentageColumns = ['margin', 'share'].flatMap((kind) => parts.map((part) => `${kind}_${part}_bp`))

/** An order of 500 kopecks that waits for its money. */
export function purchase(changes: Record<string, string | number | null> = {}): string {
  const row: Record<string, string | number | null> = {
    id: 'p',
    kind: 'inStok',
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
    region_id: 'moscow',
    city_base_cost: 0,
    ...Object.fromEntries(percentageColumns.map((name) => [name, 0])),
    ...changes,
  }
  const values = Object.values(row).map((value) => (typeof value === 'string' ? `'${value}'` : String(value)))
  return `INSERT INTO purchases (person_id, ${Object.keys(row).join(', ')}) VALUES (${person}, ${values.join(', ')})`
}
/** Where an order goes, as its row keeps it. */
export const addressed =
  '{"kind":"delivery","city":"Тверь","street":"Мира, 1","contactPerson":"Роза","phone":"79161234501"}'
/** A default address of the person's address book. */
export function bookedAddress(id: string, region = 'moscow'): string {
  return `INSERT INTO addresses (id, person_id, is_default, label, region, city, street, postal_code, contact_person,
      phone, hours, driver_note)
    VALUES ('${id}', ${person}, true, '', '${region}', 'Тверь', 'Мира, 1', '', 'Роза', '79161234501', '', '')`
}
/** A line of the order p. */
export function line(quantity: number, price = 100, agreed = quantity): string {
  return `INSERT INTO purchase_lines (purchase_id, position, code, type, variety, plantation, length_cm, tint, stems_per_bunch,
    stems_per_box, price, quantity, agreed_price, agreed_quantity, billed_quantity, plantation_price, freight, region_freight)
    VALUES ('p', 1, 'c', 'roses', 'v', 'f', 60, '#fff', 25, 250, ${price}, ${quantity}, ${price}, ${agreed}, ${agreed}, ${price}, 0, 0)`
}
/** A movement that takes kopecks from the person. */
export function pay(amount: number, id = 'm'): string[] {
  return [movement(id, 'purchase'), posting(id, account('RUB'), -amount), posting(id, funding, amount)]
}

/** A rule of the database with what keeps it. */
export interface Rule {
  readonly rule: string
  /** What would have to be taken out of the schema for the script to pass. */
  readonly guard: string
  readonly script: readonly string[]
}

/** Tests each rule with its guard and without. */
export function testRules(shopOf: () => TestShop, rules: readonly Rule[]): void {
  test.each(rules)('$rule', async ({ script }) => {
    await expect(attempt(shopOf(), script.join(';'))).rejects.toMatchObject({
      code: expect.stringMatching(/^23/u),
    })
  })

  test.each(rules)('without its guard the rule "$rule" would be broken', async ({ guard, script }) => {
    await expect(attempt(shopOf(), [guard, ...script].join(';'))).resolves.toBeUndefined()
  })
}

/** A payment of 500 kopecks in cash that waits for its money. */
export function payment(changes: Record<string, string | number> = {}): string {
  const row = {
    id: 'b',
    method: 'CASH',
    currency: 'RUB',
    amount: 500,
    status: 'IN_PROCESSED',
    created_at: '2026-11-22',
    ...changes,
  }
  const values = Object.values(row).map((value) => `'${value}'`)
  return `INSERT INTO payments (person_id, ${Object.keys(row).join(', ')}) VALUES (${person}, ${values.join(', ')})`
}
/** A part of the payment b for the order p. */
export function allocation(amount: number, paymentId = 'b', orderId = 'p'): string {
  return `INSERT INTO payment_allocations (payment_id, purchase_id, amount) VALUES ('${paymentId}', '${orderId}', ${amount})`
}
/** The payment b is confirmed, credited by the movement t. */
export function confirm(amount = 500, credited = amount): string[] {
  return [
    movement('t', 'top-up'),
    posting('t', funding, -credited),
    posting('t', account('RUB'), credited),
    `UPDATE payments SET status = 'CONFIRMED', settled_at = now(), movement_id = 't' WHERE id = 'b'`,
  ]
}
/** An allocation pays an order by the movement m. */
export function allocate(paid: number, paymentId = 'b', movementId = 'm'): string {
  return `UPDATE payment_allocations SET paid = ${paid}, movement_id = '${movementId}' WHERE payment_id = '${paymentId}'`
}
/** The order p counts as paid. */
export const markPaid = `UPDATE purchases SET payment_status = 'paid' WHERE id = 'p'`
