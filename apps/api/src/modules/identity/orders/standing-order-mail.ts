import {
  standingOrderAnnouncedEmail,
  standingOrderPausedEmail,
  standingOrderPlacedEmail,
} from '../emails/emails.ts'
import type { IdentityContext } from '../identity-context.ts'
import { findPerson } from '../people.repository.ts'

/** What a mail about a standing order tells. */
export interface StandingOrderMail {
  readonly standingOrderId: string
  readonly about: 'announced' | 'placed' | 'paused'
}

const emailBy = {
  announced: standingOrderAnnouncedEmail,
  placed: standingOrderPlacedEmail,
  paused: standingOrderPausedEmail,
} as const

/** Mails the person that a standing order is placed tomorrow, was placed, or waits for them; the link leads to it. */
export async function sendStandingOrderMail(
  { database, links, ports }: IdentityContext,
  { standingOrderId, about }: StandingOrderMail,
): Promise<void> {
  const order = await database.kysely
    .selectFrom('standing_orders')
    .select('person_id')
    .where('id', '=', standingOrderId)
    .executeTakeFirst()
  const person = order && (await findPerson(database, order.person_id))
  if (person === undefined) return
  const { email: to, locale, name } = person
  const link = links.pageUrl(locale, `/standing/${standingOrderId}`)
  await ports.mail.send(emailBy[about]({ to, locale, name, link }))
}
