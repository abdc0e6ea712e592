import { events, type CallInput, type CallOutput } from '@flower-market/api-client/contract'
import { deskWatchMs, isDeskKind } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { publish } from '../../platform/events/publish.ts'

type Watch = CallInput<'deskWatch'>['body']

/** Somebody who has an item open. */
export interface FoundWatcher {
  readonly kind: Watch['kind']
  readonly item: string
  readonly _id: string
  readonly name: string
  readonly isTaken: boolean
}

/** Who has what open now: what a page has not refreshed for a minute does not count. */
export async function listWatchers(db: Db | Trx, now: Date): Promise<FoundWatcher[]> {
  const { rows } = await sql<FoundWatcher>`
    SELECT kind, item, people.id AS _id, trim(concat_ws(' ', name, surname)) AS name, is_taken AS "isTaken"
    FROM desk_watches JOIN people ON people.id = person_id
    WHERE seen_at > ${new Date(now.getTime() - deskWatchMs)} ORDER BY is_taken DESC, people.id`.execute(db)
  return rows
}

/** Who has what of a kind open now, by the item. */
export async function listWatched(
  db: Db | Trx,
  kind: Watch['kind'],
  now: Date,
): Promise<CallOutput<'deskWatchers'>> {
  const ofKind = (await listWatchers(db, now)).filter((one) => one.kind === kind)
  return [...Map.groupBy(ofKind, ({ item }) => item)].map(([item, ones]) => ({
    item,
    watchers: ones.map(({ _id, name, isTaken }) => ({ _id, name, isTaken })),
  }))
}

/** Writes that somebody looks at an item, takes it or leaves it; others hear of it where that is new. Throws `item-taken`. */
export async function watchItem(
  trx: Trx,
  personId: string,
  { kind, item, mode }: Watch,
  now: Date,
): Promise<CallOutput<'deskWatch'>> {
  // Of two who take an item at once, one is first.
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`desk:${kind}:${item}`}, 0))`.execute(trx)
  const stale = new Date(now.getTime() - deskWatchMs)
  await trx.deleteFrom('desk_watches').where('seen_at', '<=', stale).execute()
  const before = (await listWatchers(trx, now)).filter((one) => one.kind === kind && one.item === item)
  const own = before.find(({ _id }) => _id === personId)
  if (mode === 'take' && before.some(({ _id, isTaken }) => isTaken && _id !== personId)) {
    throw new ApiError('item-taken')
  }
  if (mode === 'leave') {
    await trx
      .deleteFrom('desk_watches')
      .where('kind', '=', kind)
      .where('item', '=', item)
      .where('person_id', '=', personId)
      .execute()
  } else {
    const is_taken = mode === 'take' || own?.isTaken === true
    await trx
      .insertInto('desk_watches')
      .values({ kind, item, person_id: personId, is_taken, seen_at: now })
      .onConflict((conflict) =>
        conflict.columns(['kind', 'item', 'person_id']).doUpdateSet({ is_taken, seen_at: now }),
      )
      .execute()
  }
  const after = (await listWatchers(trx, now)).filter((one) => one.kind === kind && one.item === item)
  const watchers = after.map(({ _id, name, isTaken }) => ({ _id, name, isTaken }))
  if (JSON.stringify(before) !== JSON.stringify(after)) {
    const staff = { role: 'ADMIN' } as const
    // A desk lists many items; a page that stands alone hears of its own.
    if (isDeskKind(kind)) await publish(trx, events['desk-changed'], staff, { kind })
    else await publish(trx, events['watchers-changed'], staff, { kind, item, watchers })
  }
  return { watchers }
}
