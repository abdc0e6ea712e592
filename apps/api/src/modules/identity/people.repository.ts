import type { Role, VerificationStatus } from '@flower-market/flower-domain'
import type { Database } from '../../db/database.ts'

/** A person as sessions show them. */
export interface Person {
  readonly id: string
  readonly role: Role
  readonly region: string
  readonly name: string
  readonly surname: string
  readonly email: string
  readonly deliveryCity: string | null
  /** Id of the picture's file. */
  readonly avatarFile: string | null
  readonly verification: VerificationStatus
}

/** The columns of a person as sessions show them, from `people` and, where there is one, `verifications`. */
export const personColumns = `people.id, role, region, people.name, surname, email, delivery_city AS "deliveryCity",
  avatar_file AS "avatarFile", coalesce(verifications.status, 'INITIAL') AS verification`

const byEmail = {
  name: 'person-by-email',
  text: `SELECT ${personColumns}, password_hash AS "passwordHash"
         FROM people LEFT JOIN verifications ON verifications.person_id = people.id
         WHERE email = $1`,
}

/** The person with an email (lower case), with the hash of their password. */
export async function findPersonByEmail(
  database: Database,
  email: string,
): Promise<(Person & { passwordHash: string }) | undefined> {
  const [row] = await database.query<Person & { passwordHash: string }>(byEmail, [email])
  return row
}
