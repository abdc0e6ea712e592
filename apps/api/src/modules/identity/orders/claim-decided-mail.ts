import { claimDecidedEmail } from '../emails/emails.ts'
import type { IdentityContext } from '../identity-context.ts'
import { findPerson } from '../people.repository.ts'

/** Mails the buyer that their claim was decided; the link leads to the order. */
export async function sendClaimDecidedMail(
  { database, links, ports }: IdentityContext,
  claimId: string,
): Promise<void> {
  const order = await database.kysely
    .selectFrom('claims')
    .innerJoin('purchases', 'purchases.id', 'purchase_id')
    .select(['purchases.id', 'purchases.number', 'person_id'])
    .where('claims.id', '=', claimId)
    .executeTakeFirst()
  const person = order && (await findPerson(database, order.person_id))
  if (order === undefined || person === undefined) return
  const { email: to, locale, name } = person
  const link = links.pageUrl(locale, `/history/${order.id}`)
  await ports.mail.send(claimDecidedEmail({ to, locale, name, link, number: order.number }))
}
