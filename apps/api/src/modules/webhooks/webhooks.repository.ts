import type { WebhookEvent } from '@flower-market/flower-domain'
import type { Db, Trx } from '../../platform/database/database.ts'

/** A webhook without its key. */
export interface StoredWebhook {
  readonly id: string
  readonly address: string
  readonly events: readonly WebhookEvent[]
  readonly createdAt: Date
  readonly pausedAt: Date | null
}

const columns = ['id', 'address', 'events', 'created_at as createdAt', 'paused_at as pausedAt'] as const

/** A person's webhooks, the newest first. */
export function listWebhooks(db: Db, personId: string): Promise<StoredWebhook[]> {
  return db
    .selectFrom('webhooks')
    .select(columns)
    .where('person_id', '=', personId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

/** One of a person's webhooks. */
export function findWebhook(db: Db | Trx, personId: string, id: string): Promise<StoredWebhook | undefined> {
  return db
    .selectFrom('webhooks')
    .select(columns)
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** How many webhooks a person has, who is locked until the transaction ends. */
export async function countWebhooks(trx: Trx, personId: string): Promise<number> {
  await trx.selectFrom('people').select('id').where('id', '=', personId).forUpdate().execute()
  const { count } = await trx
    .selectFrom('webhooks')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Keeps a new webhook with its sealed key. */
export async function insertWebhook(
  trx: Trx,
  webhook: Omit<StoredWebhook, 'pausedAt'> & { readonly personId: string; readonly sealedKey: Buffer },
): Promise<void> {
  const { id, personId, address, events, sealedKey, createdAt } = webhook
  await trx
    .insertInto('webhooks')
    .values({
      id,
      person_id: personId,
      address,
      events: [...events],
      key: sealedKey,
      created_at: createdAt,
    })
    .execute()
}

/** Has one of a person's webhooks called again; undefined when they have no such webhook. */
export function resumeWebhook(db: Db, personId: string, id: string): Promise<StoredWebhook | undefined> {
  return db
    .updateTable('webhooks')
    .set({ paused_at: null })
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()
}

/** Deletes one of a person's webhooks with its deliveries; false when they have no such webhook. */
export async function deleteWebhook(db: Db, personId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('webhooks')
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}
