import { nextOrderStatuses, orderStatuses } from '@flower-market/flower-domain'
import { eraseObstacles, type EraseObstacle } from '@flower-market/api-client/contract'
import { sql } from 'kysely'
import type { Trx } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { IdentityContext } from '../identity-context.ts'
import { lockPerson } from '../people.repository.ts'
import { deleteSessions } from '../sessions.repository.ts'
import { requireOwnPassword } from '../sessions/require-own-password.ts'
import { personalTables, rowsOf } from './personal-tables.ts'

/** An order that can only come back is finished. */
const openStatuses = orderStatuses.filter((status) =>
  nextOrderStatuses(status).some((next) => next !== 'return'),
)

async function findObstacles(trx: Trx, personId: string): Promise<EraseObstacle[]> {
  const { rows } = await sql<Record<EraseObstacle, boolean>>`SELECT
    EXISTS (SELECT FROM ledger_accounts WHERE owner_id = ${personId} AND (balance <> 0 OR reserved <> 0)) AS balance,
    EXISTS (SELECT FROM purchases WHERE person_id = ${personId} AND status = ANY(${openStatuses}))
      OR EXISTS (SELECT FROM plantation_requests WHERE person_id = ${personId} AND status IN ('sent', 'answered')) AS orders,
    EXISTS (SELECT FROM payments WHERE person_id = ${personId} AND status = 'IN_PROCESSED')
      OR EXISTS (SELECT FROM transfers WHERE person_id = ${personId} AND status IN ('IN_PROCESSED', 'SENDED'))
      AS payments,
    EXISTS (SELECT FROM people WHERE id = ${personId} AND role = 'ADMIN') AS staff`.execute(trx)
  return eraseObstacles.filter((obstacle) => rows[0]?.[obstacle])
}

async function eraseRows(trx: Trx, personId: string): Promise<void> {
  for (const place of personalTables) {
    const mine = rowsOf(place, personId)
    if (place.onErase === 'keep') continue
    if (place.onErase === 'delete') {
      await sql`DELETE FROM ${sql.table(place.table)} WHERE ${mine}`.execute(trx)
      continue
    }
    const changes = Object.entries(place.onErase.set).map(
      ([column, value]) => sql`${sql.ref(column)} = ${value}`,
    )
    await sql`UPDATE ${sql.table(place.table)} SET ${sql.join(changes)} WHERE ${mine}`.execute(trx)
  }
}

/**
 * Erases what is known of a person beyond what the law wants kept, and ends their sessions for good. Throws
 * `wrong-password`, or `account-in-use` while money, an order or a payment is open.
 */
export async function erasePerson(
  context: IdentityContext,
  personId: string,
  password: string,
): Promise<void> {
  await requireOwnPassword(context, personId, password)
  await context.database.kysely.transaction().execute(async (trx) => {
    await lockPerson(trx, personId)
    const obstacles = await findObstacles(trx, personId)
    if (obstacles.length > 0) throw new ApiError('account-in-use', { obstacles })
    await deleteSessions(trx, personId, null)
    await eraseRows(trx, personId)
    await trx.updateTable('people').set({ erased_at: context.now() }).where('id', '=', personId).execute()
    await sql`DELETE FROM files WHERE owner_id = ${personId} AND purpose = 'avatar'`.execute(trx)
  })
  context.onSessionEnded()
}
