import type { Role } from '@flower-market/flower-domain'
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
}

const byEmail = {
  name: 'person-by-email',
  text: `SELECT id, role, region, name, surname, email, delivery_city AS "deliveryCity",
           password_hash AS "passwordHash"
         FROM people WHERE email = $1`,
}

/** The person with an email (lower case), with the hash of their password. */
export async function findPersonByEmail(
  database: Database,
  email: string,
): Promise<(Person & { passwordHash: string }) | undefined> {
  const [row] = await database.query<Person & { passwordHash: string }>(byEmail, [email])
  return row
}
