import type { IdentityContext } from '../identity-context.ts'
import { alreadyRegisteredEmail, signUpEmail } from '../emails/emails.ts'
import { findPersonByEmail } from '../people.repository.ts'
import {
  deleteSignUps,
  lockEmail,
  lockNewestSignUp,
  owesLink,
  type SignUpOwner,
} from './sign-ups.repository.ts'

/**
 * Mails what an address needs to know: that it is somebody's already, or the link of its sign-up in a browser (in another
 * browser than that of the form, of the newest), and then the earlier links of this sign-up end. An address that nobody signed
 * up with gets nothing.
 */
export async function sendSignUpMail(
  context: IdentityContext,
  { email, browser, isDelayed }: SignUpOwner & { readonly isDelayed: boolean },
): Promise<void> {
  const { database, links, ports } = context
  if (isDelayed && !(await owesLink(database.kysely, { email, browser }))) return
  const person = await findPersonByEmail(database, email)
  if (person !== undefined) {
    await deleteSignUps(database.kysely, email)
    const link = links.pageUrl(person.locale, '/recovery')
    await ports.mail.send(
      alreadyRegisteredEmail({ to: email, locale: person.locale, name: person.name, link }),
    )
    return
  }
  const letter = await database.kysely.transaction().execute(async (trx) => {
    await lockEmail(trx, email)
    const signUp = await lockNewestSignUp(trx, { email, browser })
    if (signUp === undefined) return null
    const { id: ownerId, locale, name } = signUp
    const token = await links.issue(trx, { purpose: 'signup', ownerId })
    return signUpEmail({ to: email, locale, name, link: links.urlOf('signup', locale, token) })
  })
  if (letter !== null) await ports.mail.send(letter)
}
