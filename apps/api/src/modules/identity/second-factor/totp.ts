import { totpDigits, totpPeriodSeconds } from '@flower-market/flower-domain'
import { Secret, TOTP } from 'otpauth'

/** As long as the output of the hash, as RFC 4226 recommends. */
const secretBytes = 20
/** Clocks of phones may be wrong by one time step. */
const toleratedSteps = 1

function totpOf(secret: Buffer): TOTP {
  return new TOTP({
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
    algorithm: 'SHA1',
    digits: totpDigits,
    period: totpPeriodSeconds,
  })
}

/** A new secret of an authenticator. */
export function newTotpSecret(): Buffer {
  return Buffer.from(new Secret({ size: secretBytes }).bytes)
}

/** A secret as it is typed into an authenticator. */
export function base32Of(secret: Buffer): string {
  return totpOf(secret).secret.base32
}

/** A secret as an authenticator reads it from a QR code. */
export function totpUri(secret: Buffer, { issuer, label }: { issuer: string; label: string }): string {
  const totp = totpOf(secret)
  totp.issuer = issuer
  totp.label = label
  return totp.toString()
}

/** The time step that a code is of, near a moment; null for a wrong code. */
export function stepOfCode(secret: Buffer, code: string, moment: Date): number | null {
  const timestamp = moment.getTime()
  const totp = totpOf(secret)
  const delta = totp.validate({ token: code, timestamp, window: toleratedSteps })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}
