import type {
  DeliveredWebhookEvent,
  WebhookDeliveryStatus,
  WebhookProblem,
} from '@flower-market/flower-domain'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/database.ts'

/** A delivery as its person sees it. */
export interface StoredDelivery {
  readonly id: string
  readonly event: DeliveredWebhookEvent
  readonly at: Date
  readonly status: WebhookDeliveryStatus
  readonly attempts: number
  readonly lastAttemptAt: Date | null
  readonly code: number | null
  readonly problem: WebhookProblem | null
  readonly nextAttemptAt: Date | null
}

const columns = [
  'webhook_deliveries.id',
  'event',
  'at',
  'status',
  'attempts',
  'last_attempt_at as lastAttemptAt',
  'code',
  'problem',
  'next_attempt_at as nextAttemptAt',
] as const

/** The last deliveries of a webhook, the newest first. */
export function listDeliveries(db: Db, webhookId: string, limit: number): Promise<StoredDelivery[]> {
  return db
    .selectFrom('webhook_deliveries')
    .select(columns)
    .where('webhook_id', '=', webhookId)
    .orderBy('place', 'desc')
    .limit(limit)
    .execute()
}

/** Writes a delivery that a person has asked for: it is attempted once. */
export function insertTestDelivery(
  trx: Trx,
  delivery: { id: string; webhookId: string; event: DeliveredWebhookEvent; body: string; at: Date },
): Promise<StoredDelivery> {
  const { id, webhookId, event, body, at } = delivery
  return trx
    .insertInto('webhook_deliveries')
    .values({
      id,
      webhook_id: webhookId,
      event,
      body,
      at,
      status: 'waiting',
      tries_left: 1,
      next_attempt_at: at,
      is_by_hand: true,
      is_queued: true,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/**
 * Has a delivery of one of a person's webhooks attempted once more: one that waits keeps the tries that it has. Undefined
 * when they have no such delivery.
 */
export function retryDelivery(
  trx: Trx,
  personId: string,
  id: string,
  at: Date,
): Promise<StoredDelivery | undefined> {
  return trx
    .updateTable('webhook_deliveries')
    .from('webhooks')
    .set({
      is_by_hand: sql<boolean>`is_by_hand OR status <> 'waiting'`,
      tries_left: sql<number>`greatest(tries_left, 1)`,
      status: 'waiting',
      next_attempt_at: at,
      is_queued: true,
    })
    .whereRef('webhooks.id', '=', 'webhook_id')
    .where('person_id', '=', personId)
    .where('webhook_deliveries.id', '=', id)
    .returning(columns)
    .executeTakeFirst()
}

/** Deliveries that no job has been sent for yet; they count as handed over from now on. */
export async function takeUnqueued(trx: Trx, limit: number): Promise<{ id: string; attempts: number }[]> {
  const { rows } = await sql<{ id: string; attempts: number }>`
    UPDATE webhook_deliveries SET is_queued = true WHERE id IN (
      SELECT id FROM webhook_deliveries WHERE NOT is_queued ORDER BY place LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING id, attempts`.execute(trx)
  return rows
}

/** A delivery that is to be attempted. */
export interface DueDelivery {
  readonly id: string
  readonly webhookId: string
  readonly personId: string
  readonly isBlocked: boolean
  readonly address: string
  readonly sealedKey: Buffer
  readonly body: string
  readonly at: Date
  readonly triesLeft: number
  readonly isByHand: boolean
}

/** A delivery that waits and was attempted so many times; undefined when it was attempted meanwhile, or is gone. */
export function findDue(
  db: Db,
  { id, attempts }: { readonly id: string; readonly attempts: number },
): Promise<DueDelivery | undefined> {
  return db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhooks', 'webhooks.id', 'webhook_id')
    .innerJoin('people', 'people.id', 'person_id')
    .select([
      'webhook_deliveries.id',
      'webhook_id as webhookId',
      'person_id as personId',
      'webhooks.address',
      'key as sealedKey',
      'body',
      'at',
      'tries_left as triesLeft',
      'is_by_hand as isByHand',
    ])
    .select(sql<boolean>`blocked_at IS NOT NULL`.as('isBlocked'))
    .where('webhook_deliveries.id', '=', id)
    .where('status', '=', 'waiting')
    .where('attempts', '=', attempts)
    .executeTakeFirst()
}

/** What an attempt leads to. */
export interface Attempted {
  readonly at: Date
  readonly status: WebhookDeliveryStatus
  readonly triesLeft: number
  readonly code: number | null
  readonly problem: WebhookProblem | null
  readonly nextAttemptAt: Date | null
}

/** Writes an attempt; false when another process has written one of the same delivery meanwhile. */
export async function writeAttempt(
  trx: Trx,
  { id, attempts }: { readonly id: string; readonly attempts: number },
  attempted: Attempted,
): Promise<boolean> {
  const { at, status, triesLeft, code, problem, nextAttemptAt } = attempted
  const { numUpdatedRows } = await trx
    .updateTable('webhook_deliveries')
    .set({
      status,
      attempts: attempts + 1,
      tries_left: triesLeft,
      last_attempt_at: at,
      code,
      problem,
      next_attempt_at: nextAttemptAt,
    })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .where('attempts', '=', attempts)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Ends the deliveries of a webhook that wait, without another attempt. */
export async function endWaiting(trx: Trx, webhookId: string): Promise<void> {
  await trx
    .updateTable('webhook_deliveries')
    .set({ status: 'failed', tries_left: 0, next_attempt_at: null })
    .where('webhook_id', '=', webhookId)
    .where('status', '=', 'waiting')
    .execute()
}

/** Notes that a webhook took something. */
export async function noteDelivered(trx: Trx, webhookId: string, at: Date): Promise<void> {
  await trx.updateTable('webhooks').set({ delivered_at: at }).where('id', '=', webhookId).execute()
}

/** Pauses a webhook that has taken nothing since a moment; false when it has, or is paused already. */
export async function pauseWebhook(
  trx: Trx,
  webhookId: string,
  { at, since }: { readonly at: Date; readonly since: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('webhooks')
    .set({ paused_at: at })
    .where('id', '=', webhookId)
    .where('paused_at', 'is', null)
    .where((eb) => eb.or([eb('delivered_at', 'is', null), eb('delivered_at', '<', since)]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
