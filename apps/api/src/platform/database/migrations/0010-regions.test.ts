import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openEmptyDatabase } from '../../../testing/empty-database.ts'
import { migrateTo } from '../migrate.ts'

function person(id: string, region: string, brokerId = '', referredBy = '') {
  return `INSERT INTO people (id, email, password_hash, role, name, surname, region, broker_id, referred_by)
    VALUES ('${id}', '${id}@x.example', '', 'USER', '', '', '${region}', nullif('${brokerId}', ''),
      nullif('${referredBy}', ''))`
}
function percentages(id: string, priceBp: number, setBy: string) {
  return `INSERT INTO percentages VALUES ('${id}', ${priceBp}, 1, 2, 10000, '${setBy}')`
}

const before = [
  person('broker', 'Москва'),
  person('agent', 'Казань'),
  person('staff', 'Тьмутаракань'),
  person('client', 'Санкт-Петербург', 'broker'),
  person('referred', 'Пермь', '', 'agent'),
  person('both', 'Москва', 'broker', 'agent'),
  person('by-broker', 'Москва', 'broker', 'agent'),
  person('neither', 'Москва'),
  `INSERT INTO regions VALUES ('Пермь')`,
  `INSERT INTO city_deliveries VALUES ('Казань', 70000), ('Тула', 80000), ('Омск', 90000)`,
  percentages('client', 700, 'broker'),
  percentages('referred', 9000, 'staff'),
  percentages('both', 300, 'staff'),
  percentages('by-broker', 400, 'broker'),
  percentages('neither', 500, 'staff'),
  `INSERT INTO purchases (id, person_id, delivery_date, status, payment_status, delivery_method, payment_method, comment,
     goods, delivery_cost, total, stems, positions, boxes)
   VALUES ('p', 'client', '2026-11-23', 'new', 'wait_paid', 'delivery', 'CASH', '', 500, 60, 560, 5, 1, 1)`,
  `INSERT INTO purchase_lines VALUES ('p', 1, 'c', 'roses', 'v', 'f', 60, '#fff', 25, 100, 5, 100, 5)`,
]

test('regions, cities, margins and shares take over what was there, and nothing is lost', async () => {
  const { connectionString, database } = await openEmptyDatabase()
  await migrateTo(connectionString, '0009-attempts')
  await database.kysely.transaction().execute(async (trx) => {
    for (const statement of before) await sql.raw(statement).execute(trx)
  })
  await migrateTo(connectionString, '0011-purchase-terms')
  const { kysely } = database
  const people = await kysely.selectFrom('people').select(['id', 'region']).orderBy('id').execute()
  expect(Object.fromEntries(people.map(({ id, region }) => [id, region]))).toEqual({
    agent: 'kazan',
    both: 'moscow',
    broker: 'moscow',
    'by-broker': 'moscow',
    client: 'saint-petersburg',
    neither: 'moscow',
    referred: 'Пермь',
    staff: 'moscow',
  })
  const cities = await kysely.selectFrom('region_cities').selectAll().orderBy('cost').execute()
  expect(cities.map((city) => Object.values(city))).toEqual([
    ['kazan', 'Казань', 'Kazan', 70_000],
    ['moscow', 'Тула', 'Tula', 80_000],
    ['moscow', 'Омск', 'Омск', 90_000],
  ])
  const ofTable = async (table: 'margins' | 'shares') => {
    const rows = await kysely.selectFrom(table).selectAll().orderBy('person_id').execute()
    return rows.map((row) => [row.person_id, row.price_bp, row.delivery_to_city_bp, row.set_by])
  }
  expect(await ofTable('margins')).toEqual([
    ['both', 300, 5_000, 'staff'],
    ['by-broker', 400, 5_000, 'broker'],
    ['client', 700, 5_000, 'broker'],
  ])
  expect(await ofTable('shares')).toEqual([
    ['both', 300, 5_000, 'staff'],
    ['referred', 5_000, 5_000, 'staff'],
  ])
  const order = await kysely
    .selectFrom('purchases')
    .select(['region_id', 'city_base_cost', 'margin_price_bp', 'share_price_bp'])
    .executeTakeFirstOrThrow()
  expect(Object.values(order)).toEqual(['saint-petersburg', 60, 0, 0])
  const line = await kysely
    .selectFrom('purchase_lines')
    .select(['price', 'plantation_price', 'freight', 'region_freight'])
    .executeTakeFirstOrThrow()
  expect(Object.values(line)).toEqual([100, 100, 0, 0])
})

const checkViolation = '23514'

test.each([
  ['a region of no time zone', '22023', `UPDATE regions SET time_zone = 'Europe/Atlantis'`],
  ['a region without a delivery day', checkViolation, `UPDATE regions SET delivery_weekdays = '{}'`],
  ['a weekday that no week has', checkViolation, `UPDATE regions SET delivery_weekdays = '{8}'`],
  ['half of a pickup point', checkViolation, `UPDATE regions SET pickup_hours_en = NULL WHERE id = 'moscow'`],
  ['negative freight', checkViolation, 'UPDATE regions SET freight = -1'],
  ['a person in no region', '23503', person('lost', 'atlantis')],
])('the database refuses %s', async (_what, code, statement) => {
  const { connectionString, database } = await openEmptyDatabase()
  await migrateTo(connectionString, '0011-purchase-terms')
  await expect(sql.raw(statement).execute(database.kysely)).rejects.toMatchObject({ code })
})
