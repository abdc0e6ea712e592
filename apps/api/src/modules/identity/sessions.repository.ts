import type { Database } from '../../db/database.ts'
import { personColumns, type Person } from './people.repository.ts'

/** A session that has not ended, with its person. */
export interface StoredSession {
  readonly sessionId: string
  readonly expiresAt: Date
  readonly person: Person
}

interface SessionRow extends Person {
  readonly sessionId: string
  readonly expiresAt: Date
}

const bySecret = {
  name: 'session-by-secret',
  text: `SELECT sessions.id AS "sessionId", sessions.expires_at AS "expiresAt",
           ${personColumns}
         FROM sessions JOIN people ON people.id = sessions.person_id
           LEFT JOIN verifications ON verifications.person_id = people.id
         WHERE secret_hash = $1 AND expires_at > $2`,
}

/** The session of a cookie's secret, unless it has ended. */
export async function findSession(
  database: Database,
  secretHash: Buffer,
  now: Date,
): Promise<StoredSession | undefined> {
  const [row] = await database.query<SessionRow>(bySecret, [secretHash, now])
  if (row === undefined) return undefined
  const { sessionId, expiresAt, ...person } = row
  return { sessionId, expiresAt, person }
}

/** A session to keep. */
export interface NewSession {
  readonly id: string
  readonly secretHash: Buffer
  readonly personId: string
  readonly expiresAt: Date
}

/** Keeps a session and drops this person's ended ones. */
export async function insertSession({ kysely }: Database, session: NewSession, now: Date): Promise<void> {
  const { id, secretHash, personId, expiresAt } = session
  await kysely
    .deleteFrom('sessions')
    .where('person_id', '=', personId)
    .where('expires_at', '<=', now)
    .execute()
  await kysely
    .insertInto('sessions')
    .values({ id, secret_hash: secretHash, person_id: personId, expires_at: expiresAt })
    .execute()
}

/** Moves the end of a session. */
export async function extendSession({ kysely }: Database, id: string, expiresAt: Date): Promise<void> {
  await kysely.updateTable('sessions').set({ expires_at: expiresAt }).where('id', '=', id).execute()
}

/** Ends a session for good. */
export async function deleteSession({ kysely }: Database, id: string): Promise<void> {
  await kysely.deleteFrom('sessions').where('id', '=', id).execute()
}
