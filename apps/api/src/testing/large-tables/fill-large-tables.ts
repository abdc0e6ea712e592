import { sql, type Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

/** How many rows there are; one person has a part of all orders. */
export interface TableSizes {
  readonly people: number
  /** Ten times `ordersOfHeavyBuyer` or more, and divisible by it. */
  readonly orders: number
  readonly ordersOfHeavyBuyer: number
}

/** Tables with a row or more for each person. */
export const tablesOfPeople = ['people', 'sessions', 'ledger_accounts'] as const
/** Tables that grow with every order. */
export const tablesOfOrders = [
  'purchases',
  'purchase_lines',
  'movements',
  'postings',
  'payments',
  'audit_entries',
] as const

/** The phone of the person with a number. */
export function phoneOf(number: number): string {
  return `7916${String(number).padStart(7, '0')}`
}

/** What the database keeps of the secret of that person's session. */
export function secretHashOf(number: number): Buffer {
  return Buffer.from(number.toString(16).padStart(16, '0'), 'hex')
}

/** Who has ordered most. */
export const heavyBuyer = 'person-1'

/**
 * Fills an empty database by a few statements: every tenth movement is a top-up by card. Triggers and foreign keys are off
 * meanwhile, and what they would compute is written out.
 */
export async function fillLargeTables(
  kysely: Kysely<Schema>,
  { people, orders, ordersOfHeavyBuyer }: TableSizes,
): Promise<void> {
  const isTopUp = sql`n % 10 = 0`
  const kind = sql`CASE WHEN ${isTopUp} THEN 'top-up' ELSE 'purchase' END`
  // In two partitions, as after ten million postings.
  const id = sql`(n + CASE WHEN n > ${sql.lit(orders / 2)} THEN ${sql.lit(10_000_000 - orders / 2)} ELSE 0 END)`
  const at = sql`now() - (${sql.lit(orders)} - n) * interval '1 second'`
  // Between those of everybody else, and every tenth of them a top-up as well.
  const every = sql.lit(orders / ordersOfHeavyBuyer)
  const person = sql`'person-' || CASE WHEN n % ${every} = n / ${every} % 10 THEN 1 ELSE n % ${people} + 1 END`
  await kysely.connection().execute(async (db) => {
    await sql`SET session_replication_role = replica`.execute(db)
    await sql`INSERT INTO people (id, email, password_hash, role, name, surname, region, phone, created_at)
      SELECT 'person-' || n, 'rosa' || n % 1000 || '.' || n || '@buyers.example', '', 'USER', 'Rosa', 'Vetrova' || n % 5000,
        '', '7916' || lpad(n::text, 7, '0'), now() - n * interval '1 minute'
      FROM generate_series(1, ${sql.lit(people)}) AS n`.execute(db)
    await sql`INSERT INTO sessions (id, secret_hash, person_id, expires_at)
      SELECT 'session-' || n, decode(lpad(to_hex(n), 16, '0'), 'hex'), 'person-' || n, now() + interval '30 days'
      FROM generate_series(1, ${sql.lit(people)}) AS n`.execute(db)
    await sql`INSERT INTO ledger_accounts (owner_id, currency, balance)
      SELECT 'person-' || n, 'RUB', 0 FROM generate_series(1, ${sql.lit(people)}) AS n`.execute(db)
    await sql`INSERT INTO purchases (id, person_id, delivery_date, status, payment_status, delivery_method, payment_method,
        comment, destination, goods, delivery_cost, total, stems, positions, boxes, region_id, city_base_cost, margin_price_bp,
        margin_delivery_to_warehouse_bp, margin_delivery_to_region_bp, margin_delivery_to_city_bp, share_price_bp,
        share_delivery_to_warehouse_bp, share_delivery_to_region_bp, share_delivery_to_city_bp, kind)
      SELECT 'order-' || n, ${person}, '2026-11-23', 'delivered', 'paid', 'pickup', 'BALANCE', '', '{"kind": "pickup"}',
        250000, 0, 250000, 25, 1, 1, 'moscow', 0, 0, 0, 0, 0, 0, 0, 0, 0, 'inStok'
      FROM generate_series(1, ${sql.lit(orders)}) AS n`.execute(db)
    await sql`INSERT INTO purchase_lines (purchase_id, position, code, type, variety, plantation, length_cm, tint,
        stems_per_bunch, price, quantity, agreed_price, agreed_quantity, plantation_price, freight, region_freight,
        stems_per_box, billed_quantity)
      SELECT 'order-' || n, 0, 'lot-' || n % 2000, 'roses', 'Explorer', 'Alto', 60, '#b3122b', 25, 10000, 25, 10000, 25,
        8000, 0, 0, 250, 25
      FROM generate_series(1, ${sql.lit(orders)}) AS n`.execute(db)
    await sql`INSERT INTO movements (id, kind, at) SELECT 'movement-' || n, ${kind}, ${at}
      FROM generate_series(1, ${sql.lit(orders)}) AS n`.execute(db)
    await sql`INSERT INTO payments (id, person_id, method, currency, amount, status, created_at, settled_at, movement_id, operation_id)
      SELECT 'payment-' || n, ${person}, CASE WHEN ${isTopUp} THEN 'CARD' ELSE 'BALANCE' END, 'RUB', 1, 'CONFIRMED', ${at}, ${at},
        CASE WHEN ${isTopUp} THEN 'movement-' || n END, CASE WHEN ${isTopUp} THEN ${id} END
      FROM generate_series(1, ${sql.lit(orders)}) AS n`.execute(db)
    await sql`INSERT INTO postings (id, movement_id, account_id, ordinal, operation_ordinal, begins_operation, operation_id, movement_kind, moved_at,
        currency, amount, balance_before, balance_after)
      OVERRIDING SYSTEM VALUE
      SELECT ${id}, 'movement-' || n, account, ordinal, ordinal, true, ${id}, ${kind}, ${at}, 'RUB',
        CASE WHEN ${isTopUp} THEN 1 ELSE -1 END, 2, CASE WHEN ${isTopUp} THEN 3 ELSE 1 END
      FROM (SELECT n, ledger_accounts.id AS account, row_number() OVER (PARTITION BY ledger_accounts.id ORDER BY n) AS ordinal
        FROM generate_series(1, ${sql.lit(orders)}) AS n
        JOIN ledger_accounts ON owner_id = ${person} ORDER BY n) AS made`.execute(db)
    await sql`UPDATE ledger_accounts SET postings_count = counted.count, operations_count = counted.count,
        operations_begun = counted.count
      FROM (SELECT account_id, count(*) FROM postings GROUP BY account_id) AS counted
      WHERE counted.account_id = ledger_accounts.id`.execute(db)
    await sql`INSERT INTO audit_entries (at, actor_id, action, subject_kind, subject_id, person_id, reason, before, after)
      SELECT now() - (${sql.lit(orders)} - n) * interval '1 second', 'person-' || n % 10 + 1,
        (ARRAY['claim-decided', 'order-moved', 'transaction-confirmed', 'person-changed'])[n % 4 + 1], 'order', 'order-' || n,
        'person-' || n % ${people} + 1, 'By phone.', '{"total": 1}', '{"total": 2}'
      FROM generate_series(1, ${sql.lit(orders)}, 10) AS n`.execute(db)
    await sql`SET session_replication_role = DEFAULT`.execute(db)
  })
}
