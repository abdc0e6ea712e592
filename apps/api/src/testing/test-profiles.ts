import { randomUUID } from 'node:crypto'
import type { Role } from '@flower-market/flower-domain'
import type { Updateable } from 'kysely'
import type { Schema } from '../platform/database/schema.ts'
import { addPerson, signInAs } from './test-people.ts'
import type { TestShop } from './test-shop.ts'
import type { Visitor } from './visitor.ts'

/** Somebody with a session. */
export interface TestPerson {
  readonly id: string
  readonly browser: Visitor
}

/** Adds a person with what their row says besides. Answers the id. */
export async function addProfile(
  shop: TestShop,
  { role = 'USER', ...row }: Updateable<Schema['people']> & { role?: Role } = {},
): Promise<string> {
  const id = await addPerson(shop)
  await shop.database.kysely
    .updateTable('people')
    .set({ role, ...row, staff_role: role === 'ADMIN' ? (row.staff_role ?? 'owner') : null })
    .where('id', '=', id)
    .execute()
  return id
}

/** Adds a person and signs them in. */
export async function addSignedIn(
  shop: TestShop,
  row: Updateable<Schema['people']> & { role?: Role } = {},
): Promise<TestPerson> {
  const id = await addProfile(shop, row)
  return { id, browser: await signInAs(shop, id) }
}

/** A phone number that nobody in the tests has. */
export function freshPhone(): string {
  return `7${randomUUID().replaceAll(/\D/gu, '').padEnd(10, '0').slice(0, 10)}`
}
