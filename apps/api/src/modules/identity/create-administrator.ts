import { randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '../../platform/database/database.ts'
import { recordAudit } from '../audit/index.ts'
import { mailLinks } from './links/links.ts'
import { hashPassword } from './passwords.ts'

/** Who is to be an administrator, and where browsers find the shop. */
export interface NewAdministrator {
  readonly email: string
  readonly publicOrigin: string
  readonly now: Date
}

/** An administrator: made, or a person who was there before. */
export interface CreatedAdministrator {
  readonly isNew: boolean
  /** Where the password is set; it counts for an hour. */
  readonly link: string
}

const region = 'moscow'

/** Makes an administrator, an owner of the shop, who has no password yet, or makes one of the person who has the email. */
export async function createAdministrator(
  { kysely }: Database,
  { email, publicOrigin, now }: NewAdministrator,
): Promise<CreatedAdministrator> {
  const links = mailLinks(
    () => publicOrigin,
    () => now,
  )
  // Nobody knows it; the link sets another one.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  const id = randomUUID()
  return kysely.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('people')
      .select(['role', 'staff_role as staffRole'])
      .where('email', '=', email)
      .forUpdate()
      .executeTakeFirst()
    const person = await trx
      .insertInto('people')
      .values({
        id,
        email,
        password_hash: passwordHash,
        name: email.split('@', 1)[0]!,
        surname: '',
        role: 'ADMIN',
        staff_role: 'owner',
        region,
      })
      .onConflict((conflict) =>
        conflict.column('email').doUpdateSet({ role: 'ADMIN', staff_role: 'owner', plantation_id: null }),
      )
      .returning(['id', 'locale'])
      .executeTakeFirstOrThrow()
    await recordAudit(trx, {
      by: null,
      at: now,
      action: before === undefined ? 'person-added' : 'role-changed',
      subject: { kind: 'person', id: person.id },
      about: person.id,
      ...(before && { before }),
      after: { role: 'ADMIN', staffRole: 'owner' },
    })
    const token = await links.issue(trx, { purpose: 'recovery', ownerId: person.id })
    return { isNew: person.id === id, link: links.urlOf('recovery', person.locale, token) }
  })
}
