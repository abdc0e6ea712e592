import { webhookEmail } from '../emails/emails.ts'
import type { WebhookLetter } from '../emails/webhook-letters.ts'
import type { IdentityContext } from '../identity-context.ts'
import { findPerson } from '../people.repository.ts'

/** Mails a person that a webhook was made, of which they may not know, or was paused. */
export async function sendWebhookMail(
  { database, links, ports }: IdentityContext,
  { personId, about }: { readonly personId: string; readonly about: WebhookLetter },
): Promise<void> {
  const person = await findPerson(database, personId)
  if (person === undefined) return
  const { email: to, locale, name } = person
  const link = links.pageUrl(locale, '/settings#webhooks')
  await ports.mail.send(webhookEmail(about)({ to, locale, name, link }))
}
