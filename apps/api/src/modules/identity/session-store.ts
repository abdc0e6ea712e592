import { randomUUID } from 'node:crypto'
import type { CallOutput, StreamNumbers } from '@flower-market/api-client/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../../platform/errors/api-error.ts'
import { isSecure } from '../../platform/config.ts'
import { presentNumbers } from '../../platform/events/catch-up.ts'
import { filePath } from '../../platform/http/file-path.ts'
import type { SessionStoreParts } from '../../platform/platform.ts'
import { sessionCookie, type SessionStore, type SignedIn } from '../../platform/sessions/session-store.ts'
import { isApiToken } from './api-tokens/api-token-secret.ts'
import { findApiToken, touchApiToken } from './api-tokens/api-tokens.repository.ts'
import { settingAt } from '../settings/index.ts'
import { issueToken, readToken } from './access-token.ts'
import type { Person } from './people.repository.ts'
import { requestTokens } from './request-credentials.ts'
import { readOrigin, type RequestOrigin } from '../../platform/http/request-origin.ts'
import { sessionCookieWriter, type SessionCookie, type WriteSessionCookies } from './session-cookies.ts'
import { hashSessionSecret, newSessionSecret } from './session-secret.ts'
import {
  deleteSession,
  extendSession,
  findSession,
  findSessionWithStreams,
  insertSession,
  touchSession,
  type StoredSession,
} from './sessions.repository.ts'

const sessionLifetimeMs = 30 * 24 * 3_600_000
const longestLifetimeMs = 180 * 24 * 3_600_000
const extendAfterMs = 24 * 3_600_000
const touchAfterMs = 60_000

type Session = CallOutput<'authentication'>

/** A live session: what the shop is told, and what its cookie is made of. */
export interface OpenSession extends SessionCookie {
  readonly session: Session
}

/** Sessions with their tokens and cookies, as identity itself uses them. */
export interface IdentitySessions extends SessionStore {
  /**
   * Opens a session for somebody who has proved who they are. With `passwordHash` the proof was a password: null when
   * it has been changed in the meantime.
   */
  open(person: Person, origin: RequestOrigin, passwordHash?: string): Promise<OpenSession | null>
  /** Ends a session. */
  signOut(sessionId: string): Promise<void>
  /** The session of a cookie, also of staff whose second factor is missing. */
  idOf(cookie: string | undefined): Promise<string | null>
  readonly writeCookies: WriteSessionCookies
}

/** Makes the store over the database. */
export function createSessionStore({ config, database, secret, now }: SessionStoreParts): IdentitySessions {
  const writeCookies = sessionCookieWriter(isSecure(config))
  const isSecondFactorMissing = async ({ role, hasSecondFactor }: Person): Promise<boolean> =>
    role === 'ADMIN' &&
    !hasSecondFactor &&
    (await settingAt(database.kysely, 'staffSecondFactor', now())) === 'required'

  const toSignedIn = async ({ sessionId, person }: StoredSession): Promise<SignedIn> => {
    const { id: personId, role, staffRole, plantationId } = person
    return {
      sessionId,
      personId,
      role,
      staffRole,
      plantationId,
      isSecondFactorMissing: await isSecondFactorMissing(person),
    }
  }

  /** The numbers of the person's events: of before what the session says of them, which is read after this. */
  const streamsOfPerson = ({ id: personId, role, plantationId }: Person): Promise<StreamNumbers> =>
    presentNumbers(database, { personId, role, plantationId })

  const describe = (
    person: Person,
    { sessionId, isMissing, streams }: { sessionId: string; isMissing: boolean; streams: StreamNumbers },
  ): Session => {
    const { id, role, staffRole, region, name, surname, email, deliveryCity, avatarFile, verification } =
      person
    const { token, expiresAt } = issueToken(sessionId, secret, now())
    return {
      _id: id,
      role,
      ...(staffRole !== null && { staffRole }),
      region,
      name,
      surname,
      email,
      deliveryCity,
      avatar: avatarFile === null ? null : filePath(avatarFile),
      verification,
      ...(isMissing && { isSecondFactorMissing: true }),
      token,
      tokenExpiresAt: expiresAt.toISOString(),
      streams,
    }
  }

  const find = (cookie: string | undefined): Promise<StoredSession | undefined> =>
    cookie === undefined
      ? Promise.resolve(undefined)
      : findSession(database, hashSessionSecret(cookie), now())

  const touch = async ({ sessionId, lastUsedAt }: StoredSession, origin: RequestOrigin): Promise<void> => {
    const notSince = new Date(now().getTime() - touchAfterMs)
    if (lastUsedAt <= notSince) await touchSession(database, sessionId, { ...origin, now: now(), notSince })
  }

  const authenticateProgram = async (token: string, { address }: RequestOrigin): Promise<SignedIn> => {
    const stored = await findApiToken(database, hashSessionSecret(token), now())
    if (stored === undefined) throw new ApiError('not-signed-in')
    const { id: sessionId, scopes, lastUsedAt, person } = stored
    const notSince = new Date(now().getTime() - touchAfterMs)
    if (lastUsedAt === null || lastUsedAt <= notSince) {
      await touchApiToken(database, sessionId, { address, now: now(), notSince })
    }
    const { id: personId, role, staffRole, plantationId } = person
    return { sessionId, personId, role, staffRole, plantationId, isSecondFactorMissing: false, scopes }
  }

  const extend = async (cookie: string, { sessionId, createdAt, expiresAt }: StoredSession) => {
    const lastEnd = createdAt.getTime() + longestLifetimeMs
    const fullLife = new Date(Math.min(now().getTime() + sessionLifetimeMs, lastEnd))
    const isOld = fullLife.getTime() - expiresAt.getTime() > extendAfterMs
    if (isOld) await extendSession(database, sessionId, fullLife)
    return { secret: cookie, expiresAt: isOld ? fullLife : expiresAt }
  }

  return {
    writeCookies,

    async open(person, origin, passwordHash) {
      const cookie = newSessionSecret()
      const id = randomUUID()
      const expiresAt = new Date(now().getTime() + sessionLifetimeMs)
      const stored = { id, secretHash: hashSessionSecret(cookie), personId: person.id, expiresAt, ...origin }
      const proof = passwordHash === undefined ? {} : { passwordHash }
      const isKept = await insertSession(database, { ...stored, ...proof }, now())
      if (!isKept) return null
      const streams = await streamsOfPerson(person)
      const isMissing = await isSecondFactorMissing(person)
      const present = (await find(cookie))?.person ?? person
      const session = describe(present, { sessionId: id, isMissing, streams })
      return { session, secret: cookie, expiresAt }
    },

    // Its end moves on when it was last moved more than a day ago, but never beyond half a year after its beginning.
    async resume(request: FastifyRequest, reply: FastifyReply) {
      const cookie = request.cookies[sessionCookie]
      const found =
        cookie === undefined
          ? undefined
          : await findSessionWithStreams(database, hashSessionSecret(cookie), now())
      if (found === undefined || cookie === undefined) {
        writeCookies(reply, null)
        return null
      }
      const { stored, streams } = found
      const kept = await extend(cookie, stored)
      await touch(stored, readOrigin(request))
      writeCookies(reply, kept)
      const signedIn = await toSignedIn(stored)
      const { sessionId, isSecondFactorMissing: isMissing } = signedIn
      const session = describe(stored.person, { sessionId, isMissing, streams })
      return { session, signedIn }
    },

    async authenticate(request: FastifyRequest) {
      const tokens = requestTokens(request)
      const [token] = tokens
      if (token === undefined || tokens.some((other) => other !== token)) throw new ApiError('not-signed-in')
      if (isApiToken(token)) return authenticateProgram(token, readOrigin(request))
      const reading = readToken(token, secret, now())
      if (!reading.ok && reading.reason === 'invalid') throw new ApiError('not-signed-in')
      const stored = await find(request.cookies[sessionCookie])
      if (stored === undefined) throw new ApiError('not-signed-in')
      if (!reading.ok) throw new ApiError('token-expired')
      if (reading.sessionId !== stored.sessionId) throw new ApiError('not-signed-in')
      await touch(stored, readOrigin(request))
      return toSignedIn(stored)
    },

    async identify(cookie) {
      const stored = await find(cookie)
      const signedIn = stored === undefined ? null : await toSignedIn(stored)
      return signedIn?.isSecondFactorMissing === true ? null : signedIn
    },

    idOf: async (cookie) => (await find(cookie))?.sessionId ?? null,

    signOut: (sessionId) => deleteSession(database, sessionId),
  }
}
