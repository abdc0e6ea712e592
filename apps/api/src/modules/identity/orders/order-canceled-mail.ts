import { orderCanceledEmail, orderUnpaidEmail } from '../emails/emails.ts'
import type { IdentityContext } from '../identity-context.ts'
import { findPerson } from '../people.repository.ts'

/** Mails the buyer that an order was canceled: because it was not paid in time, or by staff. */
export async function sendOrderCanceledMail(
  { database, links, ports }: IdentityContext,
  purchaseId: string,
): Promise<void> {
  const order = await database.kysely
    .selectFrom('purchases')
    .select(['number', 'person_id', 'cancel_cause'])
    .where('id', '=', purchaseId)
    .executeTakeFirst()
  const person = order && (await findPerson(database, order.person_id))
  if (person === undefined) return
  const { email: to, locale, name } = person
  const link = links.pageUrl(locale, `/history/${purchaseId}`)
  const write = order?.cancel_cause === 'unpaid' ? orderUnpaidEmail : orderCanceledEmail
  await ports.mail.send(write({ to, locale, name, link, number: order?.number ?? 0 }))
}
