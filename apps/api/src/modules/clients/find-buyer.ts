import type { Db } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { lookedAfterBy, type Viewer } from './looked-after.ts'

/**
 * For whom somebody orders: oneself where nobody is named, a client of one's own for a broker, anybody for staff. An agent looks after
 * people, too, and orders for none of them. Throws `not-found`.
 */
export async function findBuyer(db: Db, asker: Viewer, asked: string | undefined): Promise<string> {
  if (asked === undefined || asked === asker.personId) return asker.personId
  const buyer =
    asker.role === 'AGENT'
      ? undefined
      : await db
          .selectFrom('people')
          .select('people.id')
          .where('people.id', '=', asked)
          .where(lookedAfterBy(asker))
          .executeTakeFirst()
  if (buyer === undefined) throw new ApiError('not-found')
  return buyer.id
}
