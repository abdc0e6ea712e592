import { isOpenRequest } from '@flower-market/flower-domain'
import {
  requestAnsweredEmail,
  requestDeclinedEmail,
  requestExpiredEmail,
  requestReceivedEmail,
} from '../emails/emails.ts'
import type { IdentityContext } from '../identity-context.ts'
import { findPerson } from '../people.repository.ts'

/** What a mail about a request tells. */
export interface RequestMail {
  readonly requestId: string
  readonly about: 'sent' | 'answered' | 'expired'
}

/**
 * Mails the representatives of a plantation that they were asked, or the buyer that the plantation has answered or that time
 * is over. A mail that is late says nothing that is not so any more.
 */
export async function sendRequestMail(
  context: IdentityContext,
  { requestId, about }: RequestMail,
): Promise<void> {
  const { database, links, ports } = context
  const request = await database.kysely
    .selectFrom('plantation_requests')
    .select(['number', 'status', 'person_id', 'plantation_id'])
    .where('id', '=', requestId)
    .executeTakeFirst()
  if (request === undefined) return
  const { number, status } = request
  if (about === 'sent') {
    if (!isOpenRequest(status)) return
    const path = `/plantation/requests/${requestId}` as const
    for (const id of await representativesOf(context, request.plantation_id)) {
      const person = await findPerson(database, id)
      if (person === undefined) continue
      const { email: to, locale, name } = person
      await ports.mail.send(
        requestReceivedEmail({ to, locale, name, link: links.pageUrl(locale, path), number }),
      )
    }
    return
  }
  const person = await findPerson(database, request.person_id)
  if (person === undefined) return
  const { email: to, locale, name } = person
  const link = links.pageUrl(locale, `/history/plantation/${requestId}`)
  const answered = status === 'declined' ? requestDeclinedEmail : requestAnsweredEmail
  const write = about === 'expired' ? requestExpiredEmail : answered
  await ports.mail.send(write({ to, locale, name, link, number }))
}

async function representativesOf({ database }: IdentityContext, plantationId: string): Promise<string[]> {
  const rows = await database.kysely
    .selectFrom('people')
    .select('id')
    .where('role', '=', 'RECIPIENT')
    .where('plantation_id', '=', plantationId)
    .where('erased_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
