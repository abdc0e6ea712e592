import {
  orderCanceledEmail,
  orderPlacedForYouEmail,
  orderUnpaidEmail,
  type OrderEmail,
} from '../emails/emails.ts'
import type { IdentityContext } from '../identity-context.ts'
import { findPerson } from '../people.repository.ts'

type Write = (email: OrderEmail) => ReturnType<typeof orderCanceledEmail>

async function sendToBuyer(
  { database, links, ports }: IdentityContext,
  purchaseId: string,
  choose: (cancelCause: string | null) => Write,
): Promise<void> {
  const order = await database.kysely
    .selectFrom('purchases')
    .select(['number', 'person_id', 'cancel_cause'])
    .where('id', '=', purchaseId)
    .executeTakeFirst()
  const person = order && (await findPerson(database, order.person_id))
  if (order === undefined || person === undefined) return
  const { email: to, locale, name } = person
  const link = links.pageUrl(locale, `/history/${purchaseId}`)
  await ports.mail.send(choose(order.cancel_cause)({ to, locale, name, link, number: order.number }))
}

/** Mails the buyer that an order was canceled: because it was not paid in time, or by staff. */
export function sendOrderCanceledMail(context: IdentityContext, purchaseId: string): Promise<void> {
  return sendToBuyer(context, purchaseId, (cause) =>
    cause === 'unpaid' ? orderUnpaidEmail : orderCanceledEmail,
  )
}

/** Mails the buyer that their broker or staff placed an order for them. */
export function sendOrderPlacedMail(context: IdentityContext, purchaseId: string): Promise<void> {
  return sendToBuyer(context, purchaseId, () => orderPlacedForYouEmail)
}
