import type { StaffRole } from '@flower-market/flower-domain'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordAudit } from '../audit/index.ts'
import { lockStaffRoles, readStaff, writeStaffRole, type StaffMember } from './staff.repository.ts'

interface RoleDecision {
  readonly staffRole: StaffRole
  readonly seenRole?: StaffRole | undefined
  readonly reason: string
}

/** Makes the service of the staff. */
export function staffService({ database: { kysely }, now }: Pick<Platform, 'database' | 'now'>) {
  return {
    list: (): Promise<StaffMember[]> => readStaff(kysely, null),

    /**
     * Sets the staff role of somebody else. Whoever sets it is an owner to the end of the transaction, so that of two who
     * take the role from each other one remains. Throws `own-staff-role`, `not-found`, `not-permitted`, and `person-changed` where the role is
     * not the one that was seen.
     */
    setRole(
      ownerId: string,
      personId: string,
      { staffRole, seenRole, reason }: RoleDecision,
    ): Promise<StaffMember> {
      if (ownerId === personId) throw new ApiError('own-staff-role')
      return kysely.transaction().execute(async (trx) => {
        const kept = await lockStaffRoles(trx, [ownerId, personId])
        if (kept.get(ownerId) !== 'owner') throw new ApiError('not-permitted')
        const before = kept.get(personId)
        if (before === undefined) throw new ApiError('not-found')
        if (seenRole !== undefined && seenRole !== before) throw new ApiError('person-changed')
        await writeStaffRole(trx, personId, staffRole)
        await recordAudit(trx, {
          by: ownerId,
          at: now(),
          action: 'role-changed',
          subject: { kind: 'person', id: personId },
          about: personId,
          reason,
          before: { staffRole: before },
          after: { staffRole },
        })
        const [member] = await readStaff(trx, personId)
        if (member === undefined) throw new ApiError('not-found')
        return member
      })
    },
  }
}
