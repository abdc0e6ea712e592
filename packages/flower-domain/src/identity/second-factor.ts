/** Whether staff need a second factor. */
export const secondFactorRequirements = ['required', 'optional'] as const

/** Whether staff need a second factor to work at all. */
export type SecondFactorRequirement = (typeof secondFactorRequirements)[number]

/** Number of digits of an authenticator's code (RFC 6238). */
export const totpDigits = 6

/** For how long an authenticator shows one code, seconds. */
export const totpPeriodSeconds = 30

/** How many recovery codes are made at a time. */
export const recoveryCodeCount = 10

/** Number of characters of a recovery code: 50 random bits. */
export const recoveryCodeLength = 10

/** The characters of recovery codes, by Crockford: none is mistaken for another. */
export const recoveryCodeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** What was typed as a second factor: an authenticator's code, or a recovery code without its hyphen. */
export interface SecondFactorCode {
  readonly kind: 'totp' | 'recovery'
  readonly code: string
}

const misread: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' }
const totpPattern = new RegExp(`^\\d{${totpDigits}}$`, 'u')
const recoveryPattern = new RegExp(`^[${recoveryCodeAlphabet}]{${recoveryCodeLength}}$`, 'u')

/** Reads a typed code, with spaces, hyphens and letters that look like digits; null for anything else. */
export function readSecondFactorCode(typed: string): SecondFactorCode | null {
  const code = typed.replaceAll(/[\s-]/gu, '').toUpperCase()
  if (totpPattern.test(code)) return { kind: 'totp', code }
  const recovery = code.replaceAll(/[OIL]/gu, (letter) => misread[letter] as string)
  return recoveryPattern.test(recovery) ? { kind: 'recovery', code: recovery } : null
}

/** A recovery code as it is shown and copied: two halves with a hyphen. */
export function formatRecoveryCode(code: string): string {
  const half = recoveryCodeLength / 2
  return `${code.slice(0, half)}-${code.slice(half)}`
}
