import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { deleteInBatches } from '../../platform/database/delete-in-batches.ts'
import { deleteExpiredSessions } from './sessions.repository.ts'

const dayMs = 24 * 3_600_000
/** How long a sign-up may still have its mail sent anew. */
const signUpLifetimeMs = 30 * dayMs

/** Deletes what counts no more: ended sessions, API tokens, codes, links and retry timers, and sign-ups that nobody confirmed. */
export async function forgetExpired(database: Database, now: Date): Promise<void> {
  const { kysely } = database
  const dayAgo = new Date(now.getTime() - dayMs)
  const monthAgo = new Date(now.getTime() - signUpLifetimeMs)
  await deleteExpiredSessions(database, now)
  await deleteInBatches(kysely, 'one_time_codes', sql`expires_at <= ${now}`)
  await deleteInBatches(kysely, 'pending_sign_ins', sql`expires_at <= ${now}`)
  await deleteInBatches(kysely, 'send_cooldowns', sql`sent_at <= ${dayAgo}`)
  // An expired one is listed for a month, so that its program's failure is understood.
  await deleteInBatches(kysely, 'api_tokens', sql`expires_at <= ${monthAgo}`)
  await deleteInBatches(kysely, 'links', sql`expires_at <= ${now}`)
  // Links that still count go with their sign-up.
  await deleteInBatches(kysely, 'signups', sql`at <= ${monthAgo}`)
}
