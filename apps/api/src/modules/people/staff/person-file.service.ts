import type { CallOutput } from '@flower-market/api-client/contract'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listEntries } from '../../accounts/index.ts'
import { listSessions } from '../../identity/index.ts'
import { summarizeOrders } from '../../purchases/index.ts'
import { findUserRow } from '../people.repository.ts'
import { toOwnUser, toStaffSummary } from '../person-rows.ts'
import {
  findMovementCauses,
  findStaffFacts,
  findStaffMovements,
  listStaffAccounts,
} from './person-file.repository.ts'

const shownMovements = 5

/** Makes what answers all that staff have to know about a person. */
export function personFileService({ database, now }: Pick<Platform, 'database' | 'now'>) {
  const { kysely } = database
  return {
    /** A person whole. Throws `not-found`. */
    async get(id: string): Promise<CallOutput<'personGet'>> {
      const [row, facts] = await Promise.all([
        findUserRow(kysely, id, (eb) => eb('people.erased_at', 'is', null)),
        findStaffFacts(kysely, id),
      ])
      if (row === undefined || facts === undefined) throw new ApiError('not-found')
      const { decidedAt, decidedBy, ...known } = facts
      const [accounts, entries, orders, sessions] = await Promise.all([
        listStaffAccounts(kysely, id),
        listEntries(kysely, id, {}, { page: 1, limit: shownMovements }),
        summarizeOrders(kysely, id),
        listSessions(database, id, now()),
      ])
      const shown = entries.items.map(({ operationId }) => operationId)
      const [byHand, causes] = await Promise.all([
        findStaffMovements(kysely, id, shown),
        findMovementCauses(kysely, id, shown),
      ])
      const { balances: _balances, verification, ...profile } = toOwnUser(row, [])
      const { margin, share } = toStaffSummary(row)
      return {
        ...profile,
        ...known,
        margin,
        share,
        verification: { ...verification, decidedAt, decidedBy },
        accounts,
        movements: {
          items: entries.items.map((entry) => {
            const found = byHand.get(entry.operationId)
            return {
              ...entry,
              cause: causes.get(entry.operationId) ?? null,
              correctable: found ? { operation: found.operation, standing: found.standing } : null,
            }
          }),
          total: entries.total,
        },
        ...orders,
        sessions: sessions.map((session) => ({
          _id: session.id,
          userAgent: session.userAgent,
          address: session.address,
          createdAt: session.createdAt.toISOString(),
          lastUsedAt: session.lastUsedAt.toISOString(),
        })),
      }
    },
  }
}
