import type { Role } from '@flower-market/flower-domain'
import type { Trx } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'

/** What a change of a person has to know of them. */
export interface LockedPerson {
  readonly role: Role
  readonly plantation_id: string | null
  readonly blocked_at: Date | null
}

/**
 * Locks a person until the transaction ends, so that of two changes of what was read one is made. Throws `not-found`, and
 * `person-changed` where another version was read.
 */
export async function lockVersion(trx: Trx, id: string, version: number): Promise<LockedPerson> {
  const person = await trx
    .selectFrom('people')
    .select(['version', 'role', 'plantation_id', 'blocked_at'])
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (person === undefined) throw new ApiError('not-found')
  if (person.version !== version) throw new ApiError('person-changed')
  return person
}

/** The version of a person after a change. */
export async function versionOf(trx: Trx, id: string): Promise<{ version: number }> {
  return trx.selectFrom('people').select('version').where('id', '=', id).executeTakeFirstOrThrow()
}
