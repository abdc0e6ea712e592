import { isNoticeKind } from '@flower-market/flower-domain'
import { noticeEmail } from '../emails/emails.ts'
import type { IdentityContext } from '../identity-context.ts'
import { findPerson } from '../people.repository.ts'
import { noticeLetterOf } from './notice-letter.ts'

/**
 * Mails somebody what they are notified of; not what they have read in the app meanwhile. A notice of a kind that this version
 * does not know is left to a newer process.
 */
export async function sendNoticeMail(
  { database, links, now, ports }: IdentityContext,
  noticeId: string,
): Promise<void> {
  const notice = await database.kysely
    .selectFrom('notices')
    .select(['person_id', 'kind', 'about'])
    .where('id', '=', noticeId)
    .where('read_at', 'is', null)
    .executeTakeFirst()
  const person = notice && (await findPerson(database, notice.person_id))
  if (notice === undefined || person === undefined) return
  if (!isNoticeKind(notice.kind)) {
    await database.kysely.updateTable('notices').set({ mail_at: now() }).where('id', '=', noticeId).execute()
    return
  }
  const { email: to, locale, name } = person
  const { path, kind, number } = noticeLetterOf(notice.about, locale)
  const email = { to, locale, name, link: links.pageUrl(locale, path) }
  await ports.mail.send(noticeEmail(kind, number === undefined ? email : { ...email, number }))
}
