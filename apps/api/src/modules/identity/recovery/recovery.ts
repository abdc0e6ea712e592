import type { CallOutput } from '@flower-market/api-client/contract'
import { deleteApiTokens } from '../api-tokens/api-tokens.repository.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { IdentityContext } from '../identity-context.ts'
import { passwordChangedMailJob, recoveryMailJob } from '../identity-jobs.ts'
import { askerOf, identityLimits, sendingAttempt, type Asker } from '../identity-limits.ts'
import { networkOf } from '../../../platform/limits/network-of.ts'
import { requireGoodPassword } from '../new-password/require-good-password.ts'
import { hashPassword } from '../passwords.ts'
import { changePassword, findPerson, lockPerson } from '../people.repository.ts'
import { requireProvider } from '../require-provider.ts'
import type { RequestOrigin } from '../../../platform/http/request-origin.ts'
import { takeSending } from '../take-sending.ts'
import { deleteSessions } from '../sessions.repository.ts'

/** Has a link to set a new password sent, where the address is somebody's. Throws `retry-later`. */
export async function recover(
  context: IdentityContext,
  email: string,
  asker: Asker,
): Promise<CallOutput<'recovery'>> {
  const { database, jobs, ports } = context
  requireProvider(ports.mail)
  const timer = { purpose: 'recovery', subject: askerOf(email, asker) } as const
  const retryAt = await takeSending(context, sendingAttempt('recovery', email, asker), timer)
  await jobs.send(database.kysely, recoveryMailJob, { email })
  return { retryAt: retryAt.toISOString() }
}

/**
 * Without a password: whether a link is still good. With one: sets it, uses the link up and ends all of the person's
 * sessions and API tokens. Throws `link-expired`, or `password-too-weak` and the link stays good.
 */
export async function verifyRecovery(
  context: IdentityContext,
  { token, password }: { readonly token: string; readonly password?: string | undefined },
  { address }: RequestOrigin,
): Promise<void> {
  const { database, limits, links } = context
  const attempt = await limits.take([identityLimits.guessNetwork, networkOf(address)])
  const personId = await links.ownerOf(database.kysely, 'recovery', token)
  const person = personId === null ? undefined : await findPerson(database, personId)
  if (person === undefined) throw new ApiError('link-expired')
  await attempt.giveBack()
  if (password === undefined) return
  await requireGoodPassword(password, [person.email, person.name, person.surname])
  await setPassword(context, token, {
    id: person.id,
    from: person.passwordHash,
    to: await hashPassword(password),
  })
}

async function setPassword(
  { database, jobs, links, onSessionEnded }: IdentityContext,
  token: string,
  { id, from, to }: { readonly id: string; readonly from: string; readonly to: string },
): Promise<void> {
  await database.kysely.transaction().execute(async (trx) => {
    await lockPerson(trx, id)
    const isUsed = (await links.use(trx, 'recovery', token)) !== null
    if (!isUsed || !(await changePassword(trx, id, { from, to }))) throw new ApiError('link-expired')
    await jobs.send(trx, passwordChangedMailJob, { personId: id })
    await deleteApiTokens(trx, id)
    await deleteSessions(trx, id, null)
  })
  onSessionEnded()
}
