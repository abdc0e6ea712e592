import { sql } from 'kysely'
import { testDay, type TestShop } from './test-shop.ts'

/** Adds lots with numbers from `from` to `to`, in about as many varieties, plantations and prices as a big shop has. */
export async function addManyLots(shop: TestShop, from: number, to: number): Promise<void> {
  const db = shop.database.kysely
  await sql`
    INSERT INTO plantations (id, name, country)
    SELECT 'farm-' || n, 'Plantation ' || md5(n::text), 'ECU' FROM generate_series(0, 199) AS n
    ON CONFLICT DO NOTHING`.execute(db)
  await sql`
    INSERT INTO cards (code, type, variety, plantation_id, length_cm, color, tint, price, availability,
      delivery_date, stems_available, stems_per_bunch, stems_per_box, sold_by, place)
    SELECT md5('lot' || n), (ARRAY['roses', 'carnations', 'hypericum'])[1 + n % 3], 'Variety ' || md5((n % 7919)::text),
      'farm-' || n % 200, 40 + 10 * (n % 7), 'red', '#' || substr(md5(n::text), 1, 6), 1000 + n * 7919 % 20000, 'inStock',
      ${testDay}, 25 * (n % 97), 25, 250, 'bunch', n
    FROM generate_series(${from}::int, ${to}::int) AS n`.execute(db)
}
