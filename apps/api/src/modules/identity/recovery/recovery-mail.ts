import { recoveryEmail } from '../emails/emails.ts'
import type { IdentityContext } from '../identity-context.ts'
import { findPersonByEmail, lockPerson } from '../people.repository.ts'

/** Mails the link to a new password, and then the earlier ones end. An address that is nobody's gets nothing. */
export async function sendRecoveryMail(
  { database, links, ports }: IdentityContext,
  email: string,
): Promise<void> {
  const person = await findPersonByEmail(database, email)
  if (person === undefined) return
  const { id: ownerId, locale, name } = person
  const token = await database.kysely.transaction().execute(async (trx) => {
    await lockPerson(trx, ownerId)
    return links.issue(trx, { purpose: 'recovery', ownerId })
  })
  await ports.mail.send(
    recoveryEmail({ to: email, locale, name, link: links.urlOf('recovery', locale, token) }),
  )
}
