import type { Database } from '../../../platform/database/database.ts'
import { recordAudit } from '../../audit/index.ts'
import { findPersonByEmail } from '../people.repository.ts'
import { deleteSessions } from '../sessions.repository.ts'
import { deleteSecondFactor } from './second-factors.repository.ts'

/**
 * Removes the second factor of somebody who has lost phone and recovery codes, and ends their sessions; false when there
 * is none.
 */
export async function resetSecondFactor(database: Database, email: string, now: Date): Promise<boolean> {
  const person = await findPersonByEmail(database, email)
  if (person === undefined) return false
  return database.kysely.transaction().execute(async (trx) => {
    const isReset = await deleteSecondFactor(trx, person.id)
    if (!isReset) return false
    await deleteSessions(trx, person.id, null)
    const subject = { kind: 'person', id: person.id } as const
    await recordAudit(trx, { by: null, at: now, action: 'second-factor-removed', subject, about: person.id })
    return true
  })
}
