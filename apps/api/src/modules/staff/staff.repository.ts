import type { CallOutput } from '@flower-market/api-client/contract'
import type { StaffRole } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/database.ts'

/** Somebody of the staff, as owners see them. */
export type StaffMember = CallOutput<'staffRoleSet'>

/** Everybody of the staff, by name; or one of them. */
export async function readStaff(db: Db | Trx, personId: string | null): Promise<StaffMember[]> {
  const { rows } = await sql<StaffMember>`
    SELECT id AS "_id", name, surname, email, staff_role AS "staffRole", EXISTS (SELECT FROM second_factors
      WHERE person_id = people.id AND confirmed_at IS NOT NULL) AS "hasSecondFactor"
    FROM people WHERE role = 'ADMIN' AND (${personId}::text IS NULL OR id = ${personId})
    ORDER BY name, surname, id`.execute(db)
  return rows
}

/** The staff roles of two people, who keep them until the transaction ends; locked in one order by everybody. */
export async function lockStaffRoles(
  trx: Trx,
  ids: readonly [string, string],
): Promise<ReadonlyMap<string, StaffRole>> {
  const { rows } = await sql<{ id: string; staffRole: StaffRole }>`
    SELECT id, staff_role AS "staffRole" FROM people WHERE id = ANY(${[...ids]}) AND role = 'ADMIN'
    ORDER BY id FOR UPDATE`.execute(trx)
  return new Map(rows.map(({ id, staffRole }) => [id, staffRole]))
}

/** Sets a staff role. */
export async function writeStaffRole(trx: Trx, id: string, staffRole: StaffRole): Promise<void> {
  await trx.updateTable('people').set({ staff_role: staffRole }).where('id', '=', id).execute()
}
