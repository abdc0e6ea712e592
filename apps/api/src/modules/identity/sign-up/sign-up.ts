import { randomUUID } from 'node:crypto'
import type { CallInput, CallOutput } from '@flower-market/api-client/contract'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { IdentityContext } from '../identity-context.ts'
import { signUpMailJob } from '../identity-jobs.ts'
import { askerOf, signUpAttempt } from '../identity-limits.ts'
import { takeSending } from '../take-sending.ts'
import { requireGoodPassword } from '../new-password/require-good-password.ts'
import { hashPassword } from '../passwords.ts'
import { requireProvider } from '../require-provider.ts'
import { networkOf } from '../../../platform/limits/network-of.ts'
import type { RequestOrigin } from '../../../platform/http/request-origin.ts'
import { findReferrer, replaceSignUp } from './sign-ups.repository.ts'

type Form = CallInput<'signup'>['body'] & { readonly company: string }

/** Who signs up: a form belongs to the browser that filled it in, so that nobody else's form ends its link. */
export interface SignUpAsker extends RequestOrigin {
  readonly browser: string
}

/** Nobody waits for a mail that another network has asked for. */
function timerOf(email: string, { address }: RequestOrigin) {
  return { purpose: 'signup', subject: askerOf(email, { address, device: null }) } as const
}

/**
 * Keeps a sign-up and has its mail sent. All that costs time is done for every address, and whether the address is
 * somebody's is looked up after the answer. Throws `password-too-weak` or `referral-unknown`.
 */
export async function signUp(
  context: IdentityContext,
  form: Form,
  asker: SignUpAsker,
): Promise<CallOutput<'signup'>> {
  const { database, jobs, limits, ports, timer, now } = context
  requireProvider(ports.mail)
  const { email, name, surname, company, locale, consents, consentVersion, password } = form
  const { address, browser } = asker
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
    browser,
    network: networkOf(address),
  }
  const { purpose, subject } = timerOf(email, asker)
  const { retryAt, isStarted } = await timer.tryStart(purpose, subject)
  await database.kysely.transaction().execute(async (trx) => {
    await replaceSignUp(trx, row)
    // One mail a minute: that of the newest form follows when the timer has run down.
    const delayMs = isStarted ? 0 : retryAt.getTime() - now().getTime()
    await jobs.send(trx, signUpMailJob, { email, browser, isDelayed: !isStarted }, delayMs)
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
  asker: SignUpAsker,
): Promise<CallOutput<'signupResend'>> {
  const { database, jobs, ports } = context
  requireProvider(ports.mail)
  const { address, browser } = asker
  const retryAt = await takeSending(context, signUpAttempt(email, address), timerOf(email, asker))
  await jobs.send(database.kysely, signUpMailJob, { email, browser })
  return { retryAt: retryAt.toISOString() }
}
