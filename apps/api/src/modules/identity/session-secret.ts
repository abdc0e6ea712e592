import { createHash, randomBytes } from 'node:crypto'

/** A session's secret for the cookie: 256 random bits. */
export function newSessionSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of it; a plain hash is enough for 256 random bits. */
export function hashSessionSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
