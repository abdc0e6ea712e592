import { passwordChangedEmail } from '../emails/emails.ts'
import type { IdentityContext } from '../identity-context.ts'
import { findPerson } from '../people.repository.ts'

/** Mails a person that their password was changed, with the way to a new one: they may not know of it. */
export async function sendPasswordChangedMail(
  { database, links, ports }: IdentityContext,
  personId: string,
): Promise<void> {
  const person = await findPerson(database, personId)
  if (person === undefined) return
  const { email: to, locale, name } = person
  await ports.mail.send(passwordChangedEmail({ to, locale, name, link: links.pageUrl(locale, '/recovery') }))
}
