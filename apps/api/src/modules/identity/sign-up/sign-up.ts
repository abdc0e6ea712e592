import { randomUUID } from 'node:crypto'
import type { CallInput, CallOutput } from '@flower-market/api-client/contract'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { IdentityContext } from '../identity-context.ts'
import { signUpMailJob } from '../identity-jobs.ts'
import { signUpAttempt } from '../identity-limits.ts'
import { takeSending } from '../take-sending.ts'
import { requireGoodPassword } from '../new-password/require-good-password.ts'
import { hashPassword } from '../passwords.ts'
import { requireProvider } from '../require-provider.ts'
import type { RequestOrigin } from '../../../platform/http/request-origin.ts'
import { findReferrer, replaceSignUp } from './sign-ups.repository.ts'

type Form = CallInput<'signup'>['body'] & { readonly company: string }

/**
 * Keeps a sign-up and has its mail sent. All that costs time is done for every address, and whether the address is
 * somebody's is looked up after the answer. Throws `password-too-weak` or `referral-unknown`.
 */
export async function signUp(
  context: IdentityContext,
  form: Form,
  { address }: RequestOrigin,
): Promise<CallOutput<'signup'>> {
  const { database, jobs, limits, ports, timer, now } = context
  requireProvider(ports.mail)
  const { email, name, surname, company, locale, consents, consentVersion, password } = form
  const referredBy = await referrerOf(context, form.referral)
  await requireGoodPassword(password, [email, name, surname, company])
  await limits.take(...signUpAttempt(email, address))
  const row = {
    id: randomUUID(),
    email,
    name,
    surname,
    company,
    locale,
    password_hash: await hashPassword(password),
    referred_by: referredBy,
    has_marketing_consent: consents.marketing,
    consent_version: consentVersion,
    consent_address: address,
    at: now(),
  }
  const { retryAt, isStarted } = await timer.tryStart('signup', email)
  await database.kysely.transaction().execute(async (trx) => {
    await replaceSignUp(trx, row)
    // One mail a minute: that of the newest form follows when the timer has run down.
    if (isStarted) await jobs.send(trx, signUpMailJob, { email })
    else await jobs.send(trx, signUpMailJob, { email, isDelayed: true }, retryAt.getTime() - now().getTime())
  })
  return { retryAt: retryAt.toISOString() }
}

async function referrerOf({ database }: IdentityContext, code: string | undefined): Promise<string | null> {
  if (code === undefined || code === '') return null
  const referrer = await findReferrer(database, code)
  if (referrer === null) throw new ApiError('referral-unknown')
  return referrer
}

/** Has the mail of a sign-up sent once more. Throws `retry-later`. */
export async function resendSignUp(
  context: IdentityContext,
  email: string,
  { address }: RequestOrigin,
): Promise<CallOutput<'signupResend'>> {
  const { database, jobs, ports } = context
  requireProvider(ports.mail)
  const timer = { purpose: 'signup', subject: email } as const
  const retryAt = await takeSending(context, signUpAttempt(email, address), timer)
  await jobs.send(database.kysely, signUpMailJob, { email })
  return { retryAt: retryAt.toISOString() }
}
