import { invitationEmail } from '../emails/emails.ts'
import type { IdentityContext } from '../identity-context.ts'
import { findPerson, lockPerson } from '../people.repository.ts'

/** The letter says so: three days, after which the person asks for a new password like anybody else. */
const invitationHours = 72

/** Mails somebody whom staff have added the link to a first password. */
export async function sendInvitationMail(
  { database, links, ports }: IdentityContext,
  personId: string,
): Promise<void> {
  const person = await findPerson(database, personId)
  if (person === undefined || person.isBlocked) return
  const { locale, name, email: to } = person
  const token = await database.kysely.transaction().execute(async (trx) => {
    await lockPerson(trx, personId)
    return links.issue(trx, { purpose: 'recovery', ownerId: personId, hours: invitationHours })
  })
  await ports.mail.send(invitationEmail({ to, locale, name, link: links.urlOf('recovery', locale, token) }))
}
