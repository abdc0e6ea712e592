import type { Database } from '../../platform/database/database.ts'
import { deleteExpiredSessions } from './sessions.repository.ts'

const dayMs = 24 * 3_600_000
/** How long a sign-up may still have its mail sent anew. */
const signUpLifetimeMs = 7 * dayMs

/** Deletes what counts no more: ended sessions, codes, links and retry timers, and sign-ups that nobody confirmed. */
export async function forgetExpired(database: Database, now: Date): Promise<void> {
  const { kysely } = database
  await deleteExpiredSessions(database, now)
  await kysely.deleteFrom('one_time_codes').where('expires_at', '<=', now).execute()
  const dayAgo = new Date(now.getTime() - dayMs)
  await kysely.deleteFrom('send_cooldowns').where('sent_at', '<=', dayAgo).execute()
  // Links of deleted sign-ups go with them.
  const weekAgo = new Date(now.getTime() - signUpLifetimeMs)
  await kysely.deleteFrom('signups').where('at', '<=', weekAgo).execute()
  await kysely.deleteFrom('links').where('expires_at', '<=', now).execute()
}
