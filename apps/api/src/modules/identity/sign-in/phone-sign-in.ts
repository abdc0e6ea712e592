import { randomInt } from 'node:crypto'
import type { CallOutput } from '@flower-market/api-client/contract'
import { smsCodeDigits } from '@flower-market/flower-domain'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { readCodeOutcome } from '../codes/code-outcome.ts'
import type { IdentityContext } from '../identity-context.ts'
import type { OpenSession } from '../session-store.ts'
import { signInCodeText } from '../emails/emails.ts'
import { networkOf } from '../../../platform/limits/network-of.ts'
import { takeAttempts } from '../../../platform/limits/take-attempts.ts'
import { findPersonByPhone } from '../people.repository.ts'
import { requireProvider } from '../require-provider.ts'
import type { RequestOrigin } from '../request-origin.ts'

function newCode(): string {
  return String(randomInt(10 ** smsCodeDigits)).padStart(smsCodeDigits, '0')
}

/**
 * Asks for a code by SMS. Every number gets a code that counts, also one that nobody has: so the answer, its time and
 * every later try are the same. Whether it is sent at all is decided after the answer.
 */
export async function sendSignInCode(
  context: IdentityContext,
  phone: string,
  { address }: RequestOrigin,
): Promise<CallOutput<'signinSendCode'>> {
  const { codes, limits, ports, timer, background } = context
  requireProvider(ports.sms)
  const retryAt = await timer.start('signin-code', phone)
  takeAttempts([limits.smsPhone, phone], [limits.sendNetwork, networkOf(address)])
  const code = newCode()
  const expiresAt = await codes.issue({ purpose: 'signin', subject: phone, phone, code })
  background.run('a sign-in code', () => sendToHolder(context, phone, code))
  return {
    retryAt: retryAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    digits: smsCodeDigits,
  }
}

async function sendToHolder(context: IdentityContext, phone: string, code: string): Promise<void> {
  const { database, ports } = context
  const person = await findPersonByPhone(database, phone)
  if (person === undefined) return
  await ports.sms.send({ to: phone, text: signInCodeText(person.locale, code), code })
}

/** Opens a session for a confirmed phone and the code that it was sent. Throws `invalid-code` or `code-expired`. */
export async function signInByPhone(
  { database, codes, limits, sessions }: IdentityContext,
  { phone, code }: { readonly phone: string; readonly code: string },
  origin: RequestOrigin,
): Promise<OpenSession> {
  const attempt = takeAttempts([limits.guessNetwork, networkOf(origin.address)])
  const outcome = await database.kysely
    .transaction()
    .execute((trx) => codes.use(trx, { purpose: 'signin', subject: phone, code }))
  readCodeOutcome(outcome)
  const person = await findPersonByPhone(database, phone)
  const open = person === undefined ? null : await sessions.open(person, origin)
  // Somebody guessed the code of a number that nobody has.
  if (open === null) throw new ApiError('code-expired')
  attempt.giveBack()
  return open
}
