import { sql, type RawBuilder } from 'kysely'
import * as z from 'zod/mini'
import type { StoredEvent } from './stored-events.ts'

/** What the server's processes tell each other; no client follows it. */
const sessionStream = 'sessions'
const sessionEnd = z.object({ sessionId: z.string() })

/** The same statement, which returns ids of sessions that it ends, and the event of each end written with it. */
export function withSessionEnds(ended: RawBuilder<{ id: string }>): RawBuilder<{ id: string }> {
  return sql`
    WITH ended AS (${ended}), published AS (
      INSERT INTO event_outbox (stream, name, version, payload)
      SELECT ${sessionStream}, 'session-ended', 1, jsonb_build_object('sessionId', id) FROM ended
    )
    SELECT id FROM ended`
}

/** The session that an event ends; undefined for events that clients hear. */
export function endedSessionOf({ stream, payload }: StoredEvent): string | undefined {
  return stream === sessionStream ? z.parse(sessionEnd, payload).sessionId : undefined
}
