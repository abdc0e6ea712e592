import type { Locale, Role, StaffRole, VerificationStatus } from '@flower-market/flower-domain'
import type { Database, Trx } from '../../platform/database/database.ts'

/** A person as sessions show them. */
export interface Person {
  readonly id: string
  readonly role: Role
  /** Of ADMIN alone. */
  readonly staffRole: StaffRole | null
  readonly region: string
  readonly name: string
  readonly surname: string
  readonly email: string
  readonly deliveryCity: string | null
  /** Id of the picture's file. */
  readonly avatarFile: string | null
  readonly verification: VerificationStatus
  /** Whether this is somebody of the staff whose second factor is set up. */
  readonly hasSecondFactor: boolean
  /** Whom a plantation's representative speaks for. */
  readonly plantationId: string | null
}

/** The columns of a person as sessions show them, from `people` and, where there is one, `verifications`. */
export const personColumns = `people.id, role, staff_role AS "staffRole", region, people.name, surname, email, delivery_city AS "deliveryCity",
  avatar_file AS "avatarFile", coalesce(verifications.status, 'INITIAL') AS verification,
  plantation_id AS "plantationId", role = 'ADMIN' AND EXISTS (SELECT FROM second_factors
    WHERE second_factors.person_id = people.id AND confirmed_at IS NOT NULL) AS "hasSecondFactor"`

function query(condition: string) {
  return `SELECT ${personColumns}, password_hash AS "passwordHash", locale,
    blocked_at IS NOT NULL AS "isBlocked"
  FROM people LEFT JOIN verifications ON verifications.person_id = people.id WHERE ${condition}`
}

const byId = { name: 'person-by-id', text: query('people.id = $1') }
const byEmail = { name: 'person-by-email', text: query('email = $1') }
const byPhone = {
  name: 'person-by-phone',
  text: query('people.phone = $1 AND phone_verified_at IS NOT NULL'),
}

/** A person with what identity alone needs to know of them. */
export interface KnownPerson extends Person {
  readonly passwordHash: string
  readonly locale: Locale
  /** Staff let the person sign in no more. */
  readonly isBlocked: boolean
}

function find(statement: typeof byId) {
  return async (database: Database, key: string): Promise<KnownPerson | undefined> => {
    const [row] = await database.query<KnownPerson>(statement, [key])
    return row
  }
}

/** The person with an id. */
export const findPerson = find(byId)

/** The person with an email (lower case). */
export const findPersonByEmail = find(byEmail)

/** The person with a phone (digits) that they have confirmed. */
export const findPersonByPhone = find(byPhone)

/** Keeps what hangs on a person as it is until the transaction ends. */
export async function lockPerson(trx: Trx, id: string): Promise<void> {
  await trx.selectFrom('people').select('id').where('id', '=', id).forUpdate().execute()
}

/** Sets a password; false when the one that was known is not the current one any more. */
export async function changePassword(
  trx: Trx,
  id: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('people')
    .set({ password_hash: to })
    .where('id', '=', id)
    .where('password_hash', '=', from)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
