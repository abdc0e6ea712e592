import type { CallInput } from '@flower-market/api-client/contract'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Trx } from '../../../platform/database/database.ts'
import type { IdentityContext } from '../identity-context.ts'
import type { OpenSession } from '../session-store.ts'
import { identityLimits } from '../identity-limits.ts'
import { openFirstAccount } from '../../ledger/index.ts'
import { networkOf } from '../../../platform/limits/network-of.ts'
import { verifyPassword } from '../passwords.ts'
import { findPerson } from '../people.repository.ts'
import type { SignUpAsker } from './sign-up.ts'
import {
  deleteSignUps,
  findFollowedSignUp,
  insertPerson,
  lockEmail,
  lockSignUp,
  type SignUp,
} from './sign-ups.repository.ts'

type Following = CallInput<'signupVerify'>['body']

/**
 * Makes the person of a followed link and opens their first session. A link proves the address, but not who has filled in the
 * form: in another browser than the form's the password does. Throws `link-expired`, `password-needed` or `wrong-password`.
 */
export async function verifySignUp(
  context: IdentityContext,
  { token, password }: Following,
  asker: SignUpAsker,
): Promise<OpenSession> {
  const { database, limits, links, sessions } = context
  const attempt = await limits.take([identityLimits.guessNetwork, networkOf(asker.address)])
  const linkedId = await links.ownerOf(database.kysely, 'signup', token)
  const { browser } = asker
  const form =
    linkedId === null ? undefined : await findFollowedSignUp(database.kysely, { linkedId, browser })
  if (form === undefined) throw new ApiError('link-expired')
  if (form.browser !== browser) {
    if (password === undefined) {
      await attempt.giveBack()
      throw new ApiError('password-needed')
    }
    await requirePassword(context, form, password)
  }
  const personId = await database.kysely.transaction().execute((trx) => follow(context, trx, { token, form }))
  const person = personId === null ? undefined : await findPerson(database, personId)
  const open = person === undefined ? null : await sessions.open(person, asker)
  if (open === null) throw new ApiError('link-expired')
  await attempt.giveBack()
  return open
}

async function requirePassword(
  { limits }: IdentityContext,
  { id, password_hash: passwordHash }: SignUp,
  password: string,
): Promise<void> {
  const attempt = await limits.take([identityLimits.signUpPassword, id])
  if (!(await verifyPassword(passwordHash, password))) throw new ApiError('wrong-password')
  await attempt.giveBack()
}

interface Followed {
  readonly token: string
  /** As it was read; it may have been replaced or deleted meanwhile. */
  readonly form: SignUp
}

async function follow(
  { links }: IdentityContext,
  trx: Trx,
  { token, form }: Followed,
): Promise<string | null> {
  // All links of the address: two of them that are followed at once make one person.
  await lockEmail(trx, form.email)
  const signUp = await lockSignUp(trx, form.id)
  if (signUp === undefined || (await links.use(trx, 'signup', token)) === null) return null
  const personId = await insertPerson(trx, signUp)
  if (personId !== null) await openFirstAccount(trx, personId)
  // The form's password and name are the person's now, or nobody's.
  await deleteSignUps(trx, signUp.email)
  return personId
}
