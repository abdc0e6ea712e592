import { createHmac, timingSafeEqual } from 'node:crypto'

const tokenLifetimeMs = 15 * 60_000

/** A token for memory, with its end. */
export interface AccessToken {
  readonly token: string
  readonly expiresAt: Date
}

/** What a token says: whose session, or why it is none. */
export type TokenReading =
  | { readonly ok: true; readonly sessionId: string }
  | { readonly ok: false; readonly reason: 'invalid' | 'expired' }

/** Makes the short-lived token of a session, signed with the server's secret. */
export function issueToken(sessionId: string, secret: Buffer, now: Date): AccessToken {
  const expiresAt = new Date(now.getTime() + tokenLifetimeMs)
  const claim = `${sessionId}.${expiresAt.getTime()}`
  return { token: `${claim}.${sign(claim, secret).toString('base64url')}`, expiresAt }
}

/** Reads a token; only the server's own signature counts. */
export function readToken(token: string, secret: Buffer, now: Date): TokenReading {
  const [sessionId = '', expiry = '', signature = '', ...rest] = token.split('.')
  const given = Buffer.from(signature, 'base64url')
  const expected = sign(`${sessionId}.${expiry}`, secret)
  const isOurs = rest.length === 0 && given.length === expected.length && timingSafeEqual(given, expected)
  if (!isOurs) return { ok: false, reason: 'invalid' }
  return Number(expiry) > now.getTime() ? { ok: true, sessionId } : { ok: false, reason: 'expired' }
}

function sign(claim: string, secret: Buffer): Buffer {
  return createHmac('sha256', secret).update(claim).digest()
}
