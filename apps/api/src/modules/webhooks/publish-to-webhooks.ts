import { events, webhookPayloads, type WebhookPayload } from '@flower-market/api-client/contract'
import {
  webhookRetryDelays,
  type DeliveredWebhookEvent,
  type WebhookEvent,
} from '@flower-market/flower-domain'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Trx } from '../../platform/database/database.ts'
import { publish } from '../../platform/events/publish.ts'

/** Something that a person's own programs may want to know. */
interface WebhookOccurrence<E extends WebhookEvent> {
  readonly personId: string
  readonly event: E
  readonly at: Date
  readonly data: WebhookPayload<E>
}

/** The body of a delivery, by the Standard Webhooks specification. */
export function webhookBody(event: DeliveredWebhookEvent, at: Date, data: object): string {
  return JSON.stringify({
    type: event,
    timestamp: at.toISOString(),
    data: z.parse(webhookPayloads[event], data),
  })
}

/** How often a delivery is attempted. */
const tries = webhookRetryDelays.length + 1

/**
 * Writes a delivery for each of a person's webhooks that wants the event, in the transaction of the cause; a job sends it
 * once that is committed.
 */
export async function publishToWebhooks<E extends WebhookEvent>(
  trx: Trx,
  occurrence: WebhookOccurrence<E>,
): Promise<void> {
  const { personId, event, at, data } = occurrence
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO webhook_deliveries (id, webhook_id, event, body, at, status, tries_left, next_attempt_at)
    SELECT 'msg_' || gen_random_uuid(), webhooks.id, ${event}, ${webhookBody(event, at, data)}, ${at}, 'waiting',
      ${tries}, ${at}
    FROM webhooks JOIN people ON people.id = person_id
    WHERE person_id = ${personId} AND paused_at IS NULL AND blocked_at IS NULL
      AND events @> ARRAY[${event}]::text[]`.execute(trx)
  if (numAffectedRows > 0n) await publish(trx, events['webhooks-changed'], { person: personId }, {})
}
