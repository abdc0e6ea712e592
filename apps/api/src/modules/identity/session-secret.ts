import { createHash, randomBytes } from 'node:crypto'

/** Name of the HttpOnly cookie that survives a reload. */
export const sessionCookie = 'session'

/** A session's secret for the cookie: 256 random bits. */
export function newSessionSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of it; a plain hash is enough for 256 random bits. */
export function hashSessionSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
