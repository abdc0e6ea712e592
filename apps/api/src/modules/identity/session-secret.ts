import { createHash, randomBytes } from 'node:crypto'

/** Name of the HttpOnly cookie that survives a reload. */
export const sessionCookie = 'session'

/** A session's secret for the cookie: 256 random bits. */
export const newSessionSecret = (): string => randomBytes(32).toString('base64url')

/** What the database keeps of it; a plain hash is enough for 256 random bits. */
export const hashSessionSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()
