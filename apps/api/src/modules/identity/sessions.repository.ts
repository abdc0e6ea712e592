import type { StreamNumbers } from '@flower-market/api-client/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Database, Db, Trx } from '../../platform/database/database.ts'
import { batchOf, deleteBatchSize } from '../../platform/database/delete-in-batches.ts'
import { withSessionEnds } from '../../platform/events/session-ends.ts'
import { streamsOf, streamsOfPeopleRow } from '../../platform/events/streams.ts'
import { personColumns, type Person } from './people.repository.ts'
import type { RequestOrigin } from '../../platform/http/request-origin.ts'

/** A session that has not ended, with its person. */
export interface StoredSession {
  readonly sessionId: string
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly lastUsedAt: Date
  readonly person: Person
}

type SessionRow = Omit<StoredSession, 'person'> & Person

const sessionColumns = `sessions.id AS "sessionId", sessions.created_at AS "createdAt", expires_at AS "expiresAt",
  last_used_at AS "lastUsedAt", ${personColumns}`
const withSecret = `sessions JOIN people ON people.id = sessions.person_id
  LEFT JOIN verifications ON verifications.person_id = people.id
  WHERE secret_hash = $1 AND expires_at > $2`

const bySecret = {
  name: 'session-by-secret',
  text: `SELECT ${sessionColumns} FROM ${withSecret}`,
}

/** The session of a cookie's secret, unless it has ended. */
export async function findSession(
  database: Database,
  secretHash: Buffer,
  now: Date,
): Promise<StoredSession | undefined> {
  const [row] = await database.query<SessionRow>(bySecret, [secretHash, now])
  return row && toStoredSession(row)
}

function toStoredSession(row: SessionRow): StoredSession {
  const { sessionId, createdAt, expiresAt, lastUsedAt, ...person } = row
  return { sessionId, createdAt, expiresAt, lastUsedAt, person }
}

// One statement sees one state of the database: the person is not older than the events that the numbers count.
const bySecretWithStreams = {
  name: 'session-by-secret-with-streams',
  text: `SELECT ${sessionColumns}, (SELECT coalesce(json_object_agg(name, last_number), '{}') FROM event_streams
           WHERE name = ANY (${streamsOfPeopleRow})) AS numbers
         FROM ${withSecret}`,
}

/** The session of a cookie's secret, unless it has ended, and the last numbers of its person's streams at the same moment. */
export async function findSessionWithStreams(
  database: Database,
  secretHash: Buffer,
  now: Date,
): Promise<{ readonly stored: StoredSession; readonly streams: StreamNumbers } | undefined> {
  const [row] = await database.query<SessionRow & { numbers: StreamNumbers }>(bySecretWithStreams, [
    secretHash,
    now,
  ])
  if (row === undefined) return undefined
  const { numbers, ...session } = row
  const stored = toStoredSession(session)
  const { id: personId, role, plantationId } = stored.person
  const followed = streamsOf({ personId, role, plantationId })
  return { stored, streams: Object.fromEntries(followed.map((stream) => [stream, numbers[stream] ?? 0])) }
}

/** A session to keep. */
export interface NewSession extends RequestOrigin {
  readonly id: string
  readonly secretHash: Buffer
  readonly personId: string
  readonly expiresAt: Date
  /** The proof that it rests on: when the password has changed meanwhile, there is no session. */
  readonly passwordHash?: string
}

// The lock waits for a change of the password, or a block, that is under way; the conditions are then read anew.
const insert = {
  name: 'insert-session',
  text: `INSERT INTO sessions
           (id, secret_hash, person_id, expires_at, user_agent, address, created_at, last_used_at)
         SELECT $1, $2, id, $4, $5, $6, $7, $7 FROM people
         WHERE id = $3 AND blocked_at IS NULL AND ($8::text IS NULL OR password_hash = $8) FOR SHARE
         RETURNING id`,
}

/** More than anybody has devices: a program that signs in again and again keeps no more. */
export const mostSessions = 100

/**
 * Keeps a session and ends those of the person that have expired or are too many, the longest unused first; false when its proof does not
 * hold any more, or the person is blocked.
 */
export async function insertSession(database: Database, session: NewSession, now: Date): Promise<boolean> {
  const { id, secretHash, personId, expiresAt, userAgent, address, passwordHash = null } = session
  await endSessions(
    database.kysely,
    sql`person_id = ${personId} AND (expires_at <= ${now} OR id IN (
      SELECT id FROM sessions WHERE person_id = ${personId} AND expires_at > ${now}
      ORDER BY last_used_at DESC OFFSET ${mostSessions - 1}))`,
  )
  const values = [id, secretHash, personId, expiresAt, userAgent, address, now, passwordHash]
  return (await database.query(insert, values)).length === 1
}

const touch = {
  name: 'touch-session',
  text: `UPDATE sessions SET last_used_at = $2, address = $3, user_agent = $4
         WHERE id = $1 AND last_used_at <= $5`,
}

/** Notes that a session was used, unless that was noted after `notSince`. */
export async function touchSession(
  database: Database,
  id: string,
  { address, userAgent, now, notSince }: RequestOrigin & { readonly now: Date; readonly notSince: Date },
): Promise<void> {
  await database.query(touch, [id, now, address, userAgent, notSince])
}

/** Moves the end of a session. */
export async function extendSession({ kysely }: Database, id: string, expiresAt: Date): Promise<void> {
  await kysely.updateTable('sessions').set({ expires_at: expiresAt }).where('id', '=', id).execute()
}

/** Ends the sessions that meet a condition, with the event that ends their connections; answers their ids. */
async function endSessions(db: Db | Trx, condition: RawBuilder<unknown>): Promise<string[]> {
  const ended = sql<{ id: string }>`DELETE FROM sessions WHERE ${condition} RETURNING id`
  const { rows } = await withSessionEnds(ended).execute(db)
  return rows.map(({ id }) => id)
}

/** Ends a session for good. */
export async function deleteSession({ kysely }: Database, id: string): Promise<void> {
  await endSessions(kysely, sql`id = ${id}`)
}

/** Ends a person's sessions, all or all but one; answers their ids. */
export function deleteSessions(db: Db | Trx, personId: string, exceptId: string | null): Promise<string[]> {
  return endSessions(db, sql`person_id = ${personId} AND id IS DISTINCT FROM ${exceptId}`)
}

/** Ends one of a person's sessions; false when they have no such session. */
export async function deleteSessionOf(db: Db | Trx, personId: string, id: string): Promise<boolean> {
  return (await endSessions(db, sql`person_id = ${personId} AND id = ${id}`)).length === 1
}

/** Ends the sessions whose time is over. */
export async function deleteExpiredSessions({ kysely }: Database, now: Date): Promise<void> {
  let ended: string[]
  do {
    ended = await endSessions(kysely, batchOf('sessions', sql`expires_at <= ${now}`))
  } while (ended.length === deleteBatchSize)
}

/** A session as its person sees it in the list. */
export interface ListedSession extends RequestOrigin {
  readonly id: string
  readonly createdAt: Date
  readonly lastUsedAt: Date
}

const ofPerson = {
  name: 'sessions-of-person',
  text: `SELECT id, user_agent AS "userAgent", address, created_at AS "createdAt", last_used_at AS "lastUsedAt"
         FROM sessions WHERE person_id = $1 AND expires_at > $2 ORDER BY last_used_at DESC, id`,
}

/** A person's sessions that have not ended, by last use. */
export function listSessions(database: Database, personId: string, now: Date): Promise<ListedSession[]> {
  return database.query<ListedSession>(ofPerson, [personId, now])
}
