import { apiTokenMadeEmail } from '../emails/emails.ts'
import type { IdentityContext } from '../identity-context.ts'
import { findPerson } from '../people.repository.ts'

/** Mails a person that a token was made, with the way to revoke it: they may not know of it. */
export async function sendApiTokenMail(
  { database, links, ports }: IdentityContext,
  personId: string,
): Promise<void> {
  const person = await findPerson(database, personId)
  if (person === undefined) return
  const { email: to, locale, name } = person
  const link = links.pageUrl(locale, '/settings#tokens')
  await ports.mail.send(apiTokenMadeEmail({ to, locale, name, link }))
}
