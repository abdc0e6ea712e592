import { randomInt } from 'node:crypto'
import { smsCodeDigits } from '@flower-market/flower-domain'
import { signInCodeText } from '../emails/emails.ts'
import type { IdentityContext } from '../identity-context.ts'
import { findPersonByPhone } from '../people.repository.ts'

/** A code to sign in with. */
export function newSignInCode(): string {
  return String(randomInt(10 ** smsCodeDigits)).padStart(smsCodeDigits, '0')
}

/** What a code to sign in with belongs to: a phone, in the browser that asked. */
export function signInSubject(phone: string, browser: string): string {
  return `${phone} ${browser}`
}

/**
 * Sends a fresh code in the place of the one that was issued for a phone. A phone that is nobody's gets nothing, and so
 * does one whose code has expired or was used in the meantime.
 */
export async function sendSignInCodeTo(
  { codes, database, ports }: IdentityContext,
  { phone, browser }: { readonly phone: string; readonly browser: string },
): Promise<void> {
  const person = await findPersonByPhone(database, phone)
  if (person === undefined) return
  const code = newSignInCode()
  if (!(await codes.replace({ purpose: 'signin', subject: signInSubject(phone, browser), code }))) return
  await ports.sms.send({ to: phone, text: signInCodeText(person.locale, code), code })
}
