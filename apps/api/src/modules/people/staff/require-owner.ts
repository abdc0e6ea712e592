import type { Role } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import type { Trx } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'

/** Has roles changed one after another until the transaction ends: of two owners who change each other's, one remains. */
export async function lockRoles(trx: Trx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('people:roles', 0))`.execute(trx)
}

/** Refuses whoever is no owner to do something about one of the staff, or to make one. */
export async function requireOwnerOver(trx: Trx, by: string, ...roles: readonly Role[]): Promise<void> {
  if (!roles.includes('ADMIN')) return
  const caller = await trx.selectFrom('people').select('staff_role').where('id', '=', by).executeTakeFirst()
  if (caller?.staff_role !== 'owner') throw new ApiError('not-permitted')
}
