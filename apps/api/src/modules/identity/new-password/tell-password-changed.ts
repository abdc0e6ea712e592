import type { IdentityContext } from '../identity-context.ts'
import { passwordChangedEmail } from '../emails/emails.ts'
import type { KnownPerson } from '../people.repository.ts'

/** Mails a person that their password was changed, with the way to a new one: they may not know of it. */
export function tellPasswordChanged(
  { background, links, ports }: IdentityContext,
  { email: to, locale, name }: KnownPerson,
): void {
  const link = links.pageUrl(locale, '/recovery')
  background.run('a mail about a changed password', () =>
    ports.mail.send(passwordChangedEmail({ to, locale, name, link })),
  )
}
