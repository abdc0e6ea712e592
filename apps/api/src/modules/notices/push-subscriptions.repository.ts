import type { CallInput } from '@flower-market/api-client/contract'
import type { Db, Trx } from '../../platform/database/database.ts'

/** Whether one of a person's browsers shows push messages. */
export async function hasPushSubscription(db: Db | Trx, personId: string): Promise<boolean> {
  const found = await db
    .selectFrom('push_subscriptions')
    .select('session_id')
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether the browser of a session shows push messages. */
export async function isPushedTo(db: Db, sessionId: string): Promise<boolean> {
  const found = await db
    .selectFrom('push_subscriptions')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  return found !== undefined
}

/** Keeps where the browser of a session is pushed to; an earlier session of the same browser is not pushed to any more. */
export async function keepPushSubscription(
  trx: Trx,
  { personId, sessionId, at }: { personId: string; sessionId: string; at: Date },
  { address, p256dh, auth }: CallInput<'noticePushOn'>['body'],
): Promise<void> {
  await trx
    .deleteFrom('push_subscriptions')
    .where((eb) => eb.or([eb('session_id', '=', sessionId), eb('endpoint', '=', address)]))
    .execute()
  await trx
    .insertInto('push_subscriptions')
    .values({ session_id: sessionId, person_id: personId, endpoint: address, p256dh, auth, at })
    .execute()
}

/** Forgets where the browser of a session is pushed to. */
export async function removePushSubscription(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('session_id', '=', sessionId).execute()
}
