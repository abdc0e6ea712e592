import { randomUUID } from 'node:crypto'
import type { CallOutput } from '@flower-market/api-client/contract'
import { ApiError } from '../../api-error.ts'
import type { Database } from '../../db/database.ts'
import { issueToken, readToken } from './access-token.ts'
import type { Person } from './people.repository.ts'
import type { RequestOrigin } from './request-origin.ts'
import { hashSessionSecret, newSessionSecret } from './session-secret.ts'
import {
  deleteSession,
  extendSession,
  findSession,
  insertSession,
  touchSession,
  type StoredSession,
} from './sessions.repository.ts'

const sessionLifetimeMs = 30 * 24 * 3_600_000
const longestLifetimeMs = 180 * 24 * 3_600_000
const extendAfterMs = 24 * 3_600_000
const touchAfterMs = 60_000

type Session = CallOutput<'authentication'>

/** A live session: what the shop is told, and the cookie's secret. */
export interface OpenSession {
  readonly sessionId: string
  readonly session: Session
  readonly secret: string
  readonly expiresAt: Date
}

/** Sessions and their tokens. */
export type IdentityService = ReturnType<typeof identityService>

/** Makes the service; `secret` signs the tokens. */
export function identityService(database: Database, secret: Buffer, now: () => Date) {
  const describe = (person: Person, sessionId: string): Session => {
    const { id, role, region, name, surname, email, deliveryCity, avatarFile, verification } = person
    const { token, expiresAt } = issueToken(sessionId, secret, now())
    return {
      _id: id,
      role,
      region,
      name,
      surname,
      email,
      deliveryCity,
      avatar: avatarFile === null ? null : `/api/file/${avatarFile}`,
      verification,
      token,
      tokenExpiresAt: expiresAt.toISOString(),
    }
  }

  const find = (cookie: string | undefined): Promise<StoredSession | undefined> =>
    cookie === undefined
      ? Promise.resolve(undefined)
      : findSession(database, hashSessionSecret(cookie), now())

  const use = async ({ sessionId, lastUsedAt }: StoredSession, origin: RequestOrigin): Promise<void> => {
    const notSince = new Date(now().getTime() - touchAfterMs)
    if (lastUsedAt <= notSince) await touchSession(database, sessionId, { ...origin, now: now(), notSince })
  }

  return {
    /**
     * Opens a session for somebody who has proved who they are. With `passwordHash` the proof was a password: null when
     * it has been changed in the meantime.
     */
    async open(person: Person, origin: RequestOrigin, passwordHash?: string): Promise<OpenSession | null> {
      const cookie = newSessionSecret()
      const id = randomUUID()
      const expiresAt = new Date(now().getTime() + sessionLifetimeMs)
      const stored = { id, secretHash: hashSessionSecret(cookie), personId: person.id, expiresAt, ...origin }
      const proof = passwordHash === undefined ? {} : { passwordHash }
      const isKept = await insertSession(database, { ...stored, ...proof }, now())
      return isKept ? { sessionId: id, session: describe(person, id), secret: cookie, expiresAt } : null
    },

    /**
     * The session of a cookie with a fresh token. Its end moves on when it was last moved more than a day ago, but never
     * beyond half a year after its beginning.
     */
    async resume(cookie: string | undefined, origin: RequestOrigin): Promise<OpenSession | null> {
      const stored = await find(cookie)
      if (stored === undefined || cookie === undefined) return null
      const lastEnd = stored.createdAt.getTime() + longestLifetimeMs
      const fullLife = new Date(Math.min(now().getTime() + sessionLifetimeMs, lastEnd))
      const isOld = fullLife.getTime() - stored.expiresAt.getTime() > extendAfterMs
      if (isOld) await extendSession(database, stored.sessionId, fullLife)
      await use(stored, origin)
      return {
        sessionId: stored.sessionId,
        session: describe(stored.person, stored.sessionId),
        secret: cookie,
        expiresAt: isOld ? fullLife : stored.expiresAt,
      }
    },

    /** Who asks: cookie and token must be of one session. Throws `not-signed-in` or `token-expired`. */
    async authenticate(
      cookie: string | undefined,
      tokens: readonly string[],
      origin: RequestOrigin,
    ): Promise<StoredSession> {
      const [token] = tokens
      if (token === undefined || tokens.some((other) => other !== token)) throw new ApiError('not-signed-in')
      const reading = readToken(token, secret, now())
      if (!reading.ok && reading.reason === 'invalid') throw new ApiError('not-signed-in')
      const stored = await find(cookie)
      if (stored === undefined) throw new ApiError('not-signed-in')
      if (!reading.ok) throw new ApiError('token-expired')
      if (reading.sessionId !== stored.sessionId) throw new ApiError('not-signed-in')
      await use(stored, origin)
      return stored
    },

    /** The session of a cookie alone, for what carries no token: pages, pictures and the socket. */
    async identify(cookie: string | undefined): Promise<StoredSession | null> {
      return (await find(cookie)) ?? null
    },

    /** Ends a session. */
    signOut: (sessionId: string): Promise<void> => deleteSession(database, sessionId),
  }
}
