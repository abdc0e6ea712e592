import { Client } from 'pg'

/**
 * Fills the first open day of the stock with copies of its lots at further plantations until it has `count` lots. Prices and stocks
 * of the copies differ, as those of real plantations do.
 */
export async function addLots(
  connectionString: string,
  { date, count }: { readonly date: string; readonly count: number },
): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    await client.query('BEGIN')
    await client.query(
      `CREATE TEMP TABLE copies ON COMMIT DROP AS
         WITH lots AS (SELECT * FROM cards WHERE delivery_date = $1 AND availability = 'inStock'),
           own AS (SELECT count(*)::integer AS lots FROM lots)
         SELECT lots.*, copy FROM lots, own, generate_series(1, $2::integer / greatest(1, own.lots)) AS copy
         ORDER BY copy, place
         LIMIT greatest(0, $2 - (SELECT own.lots FROM own))`,
      [date, count],
    )
    await client.query(
      `INSERT INTO plantations (id, name, country, city_ru, city_en, time_zone)
         SELECT DISTINCT id || '-' || copy, name || ' ' || copy, country, city_ru, city_en, time_zone
         FROM copies JOIN plantations ON id = plantation_id`,
    )
    await client.query(
      `INSERT INTO cards (code, type, variety, plantation_id, length_cm, color, tint, price, availability, delivery_date,
           stems_available, stems_per_bunch, stems_per_box, sold_by, place, freight)
         SELECT code || '-' || copy, type, variety, plantation_id || '-' || copy, length_cm, color, tint,
           price + mod(hashtext(code || copy), 20) * 100, availability, delivery_date,
           stems_per_bunch * (1 + abs(mod(hashtext(copy || code), 40))), stems_per_bunch, stems_per_box, sold_by, place + 1000 * copy, freight
         FROM copies`,
    )
    await client.query('COMMIT')
    await client.query('ANALYZE cards')
  } finally {
    await client.end()
  }
}
