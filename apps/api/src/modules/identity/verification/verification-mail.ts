import { verificationApprovedEmail, verificationRejectedEmail } from '../emails/emails.ts'
import type { IdentityContext } from '../identity-context.ts'
import { findPerson } from '../people.repository.ts'

/** A decision of staff on a person's verification. */
export interface DecidedVerification {
  readonly personId: string
  readonly decision: 'APPROVED' | 'REJECTED'
}

const mails = {
  APPROVED: { write: verificationApprovedEmail, page: '/catalog' },
  REJECTED: { write: verificationRejectedEmail, page: '/profile/verification' },
} as const

/** Mails a person what was decided; nothing where they have asked anew since, because the next decision is mailed, too. */
export async function sendVerificationMail(
  { database, links, ports }: IdentityContext,
  { personId, decision }: DecidedVerification,
): Promise<void> {
  const person = await findPerson(database, personId)
  if (person === undefined || person.verification !== decision) return
  const { email: to, locale, name } = person
  const { write, page } = mails[decision]
  await ports.mail.send(write({ to, locale, name, link: links.pageUrl(locale, page) }))
}
