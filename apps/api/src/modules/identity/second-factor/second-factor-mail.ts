import { secondFactorChangedEmail } from '../emails/emails.ts'
import type { SecondFactorNews } from '../emails/second-factor-letters.ts'
import type { IdentityContext } from '../identity-context.ts'
import { findPerson } from '../people.repository.ts'

/** Mails staff what happened to their second factor, with the way to a new password: they may not know of it. */
export async function sendSecondFactorMail(
  { database, links, ports }: IdentityContext,
  { personId, about }: { readonly personId: string; readonly about: SecondFactorNews },
): Promise<void> {
  const person = await findPerson(database, personId)
  if (person === undefined) return
  const { email: to, locale, name } = person
  const link = links.pageUrl(locale, '/recovery')
  await ports.mail.send(secondFactorChangedEmail(about)({ to, locale, name, link }))
}
