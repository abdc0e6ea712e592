import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openEmptyDatabase } from '../../../testing/empty-database.ts'
import { migrateTo } from '../migrate.ts'

function purchase(id: string, address: string) {
  return `INSERT INTO purchases (id, person_id, delivery_date, status, payment_status, delivery_method, payment_method,
      comment, goods, delivery_cost, total, stems, positions, boxes, address)
    VALUES ('${id}', 'buyer', '2026-11-23', 'new', 'wait_paid', 'delivery', 'CASH', '', 500, 60, 560, 5, 1, 1, ${address})`
}
function line(id: string) {
  return `INSERT INTO purchase_lines VALUES ('${id}', 1, 'c', 'roses', 'v', 'f', 60, '#fff', 25, 100, 5, 100, 5)`
}

const before = [
  `INSERT INTO people (id, email, password_hash, role, name, surname, region)
   VALUES ('buyer', 'buyer@x.example', '', 'USER', '', '', 'Москва')`,
  purchase('with', `'Москва, ул. Мира, 1'`),
  line('with'),
  purchase('without', 'NULL'),
  line('without'),
]

test('orders from before there were address books keep their text', async () => {
  const { connectionString, database } = await openEmptyDatabase()
  await migrateTo(connectionString, '0009-attempts')
  await database.kysely.transaction().execute(async (trx) => {
    for (const statement of before) await sql.raw(statement).execute(trx)
  })
  await migrateTo(connectionString, '0013-order-destinations')
  const orders = await database.kysely
    .selectFrom('purchases')
    .select(['id', 'destination'])
    .orderBy('id')
    .execute()
  expect(orders).toEqual([
    { id: 'with', destination: { kind: 'text', text: 'Москва, ул. Мира, 1' } },
    { id: 'without', destination: { kind: 'text', text: '' } },
  ])
})
