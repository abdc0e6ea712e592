import type { CallOutput } from '@flower-market/api-client/contract'
import { smsCodeDigits } from '@flower-market/flower-domain'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { readCodeOutcome } from '../codes/code-outcome.ts'
import type { IdentityContext } from '../identity-context.ts'
import type { PendingSignIn } from '../second-factor/pending-sign-ins.ts'
import type { OpenSession } from '../session-store.ts'
import { signInCodeJob } from '../identity-jobs.ts'
import { networkOf } from '../../../platform/limits/network-of.ts'
import { askerOf, identityLimits, sendingAttempt, type Asker } from '../identity-limits.ts'
import { findPersonByPhone } from '../people.repository.ts'
import { requireProvider } from '../require-provider.ts'
import type { RequestOrigin } from '../../../platform/http/request-origin.ts'
import { takeSending } from '../take-sending.ts'
import { openOrAsk } from './open-or-ask.ts'
import { newSignInCode, signInSubject } from './sign-in-code.ts'

/** Who signs in by a code: a code counts in the browser alone that has asked for it, so that nobody else's tries end it. */
export interface CodeAsker extends RequestOrigin, Asker {
  readonly browser: string
}

/**
 * Asks for a code by SMS. Every number gets a code that counts, also one that nobody has: so the answer, its time and
 * every later try are the same. It is not the code that is sent: that one is made when it is, and kept nowhere readable.
 */
export async function sendSignInCode(
  context: IdentityContext,
  phone: string,
  asker: CodeAsker,
): Promise<CallOutput<'signinSendCode'>> {
  const { codes, database, jobs, ports } = context
  requireProvider(ports.sms)
  const timer = { purpose: 'signin-code', subject: askerOf(phone, asker) } as const
  const retryAt = await takeSending(context, sendingAttempt('sms', phone, asker), timer)
  const { browser } = asker
  const subject = signInSubject(phone, browser)
  const code = { purpose: 'signin', subject, phone, code: newSignInCode() } as const
  const expiresAt = await database.kysely.transaction().execute(async (trx) => {
    await jobs.send(trx, signInCodeJob, { phone, browser })
    return codes.issue(trx, code)
  })
  return {
    retryAt: retryAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    digits: smsCodeDigits,
  }
}

/**
 * Opens a session for a confirmed phone and the code that it was sent, or asks for the second factor. Throws `invalid-code`,
 * `code-expired` or `account-blocked`.
 */
export async function signInByPhone(
  context: IdentityContext,
  { phone, code }: { readonly phone: string; readonly code: string },
  asker: CodeAsker,
): Promise<OpenSession | PendingSignIn> {
  const { database, codes, limits } = context
  const { address, browser, device, userAgent } = asker
  const { signInDevice, guessNetwork } = identityLimits
  const attempt = await limits.take(
    device === null ? [guessNetwork, networkOf(address)] : [signInDevice, askerOf(phone, asker)],
  )
  const subject = signInSubject(phone, browser)
  const outcome = await database.kysely
    .transaction()
    .execute((trx) => codes.use(trx, { purpose: 'signin', subject, code }))
  readCodeOutcome(outcome)
  const person = await findPersonByPhone(database, phone)
  if (person?.isBlocked === true) {
    await attempt.giveBack()
    throw new ApiError('account-blocked')
  }
  const open = person === undefined ? null : await openOrAsk(context, person, { address, userAgent })
  // Somebody guessed the code of a number that nobody has.
  if (open === null) throw new ApiError('code-expired')
  await attempt.giveBack()
  return open
}
