import type {
  IsoDate,
  PauseReason,
  StandingOrderEventKind,
  StandingOrderStatus,
} from '@flower-market/flower-domain'
import { events } from '@flower-market/api-client/contract'
import { sql, type Selectable } from 'kysely'
import type { Db, Trx } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { publish } from '../../platform/events/publish.ts'

/** A standing order as it is stored. */
export type StandingRow = Selectable<Schema['standing_orders']>

/** A person's standing orders: paused ones first, then by their next day, those that are over last. */
export function listStanding(db: Db | Trx, personId: string): Promise<StandingRow[]> {
  return db
    .selectFrom('standing_orders')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy(sql`CASE status WHEN 'paused' THEN 1 WHEN 'active' THEN 2 ELSE 3 END`)
    .orderBy('next_date')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

/** A standing order of a person; undefined also for another's. */
export function findStanding(db: Db | Trx, personId: string, id: string): Promise<StandingRow | undefined> {
  return db
    .selectFrom('standing_orders')
    .selectAll()
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Locks a standing order until the transaction ends: of several processes one places, pauses or changes it. */
export function lockStanding(trx: Trx, id: string): Promise<StandingRow | undefined> {
  return trx.selectFrom('standing_orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The active standing orders whose next day is not later than this one, by that day. */
export async function listDue(db: Db, before: IsoDate): Promise<string[]> {
  const rows = await db
    .selectFrom('standing_orders')
    .select('id')
    .where('status', '=', 'active')
    .where('next_date', '<=', before)
    .orderBy('next_date')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** What has happened to a standing order. */
export interface StandingEvent {
  readonly kind: StandingOrderEventKind
  readonly at: Date
  readonly date?: IsoDate | null
  readonly purchaseId?: string
  readonly reason?: PauseReason
}

/** Writes what has happened to a standing order and tells its person's pages. It is locked already, or new. */
export async function writeEvent(
  trx: Trx,
  { id, person_id: person }: Pick<StandingRow, 'id' | 'person_id'>,
  { kind, at, date = null, purchaseId, reason }: StandingEvent,
): Promise<void> {
  const { last } = await trx
    .selectFrom('standing_order_events')
    .select((eb) => eb.fn.coalesce(eb.fn.max('ordinal'), sql<number>`0`).as('last'))
    .where('standing_order_id', '=', id)
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('standing_order_events')
    .values({
      standing_order_id: id,
      ordinal: last + 1,
      kind,
      at,
      delivery_date: date,
      purchase_id: purchaseId ?? null,
      reason: reason ?? null,
    })
    .execute()
  await publish(trx, events['standing-order-changed'], { person }, { _id: id, kind, reason: reason ?? null })
}

/** Where a standing order is to be. */
export interface StandingState {
  readonly status: StandingOrderStatus
  readonly nextDate: IsoDate | null
  readonly pause: { readonly reason: PauseReason; readonly at: Date; readonly date: IsoDate | null } | null
}

/** Writes where a standing order is. */
export async function writeState(
  trx: Trx,
  id: string,
  { status, nextDate, pause }: StandingState,
): Promise<void> {
  await trx
    .updateTable('standing_orders')
    .set({
      status,
      next_date: nextDate,
      pause_reason: pause?.reason ?? null,
      paused_at: pause?.at ?? null,
      paused_date: pause?.date ?? null,
    })
    .where('id', '=', id)
    .execute()
}

/** Whether the day's placement was announced already. */
export async function wasAnnounced(trx: Trx, id: string, date: IsoDate): Promise<boolean> {
  const found = await trx
    .selectFrom('standing_order_events')
    .select('ordinal')
    .where('standing_order_id', '=', id)
    .where('kind', '=', 'announced')
    .where('delivery_date', '=', date)
    .executeTakeFirst()
  return found !== undefined
}

/** What has happened to a standing order, with the order that it placed. */
export interface HappenedRow {
  readonly kind: StandingOrderEventKind
  readonly at: Date
  readonly date: IsoDate | null
  readonly reason: PauseReason | null
  readonly purchaseId: string | null
  readonly number: number | null
  readonly total: bigint | null
}

const mostEvents = 200

/** What has happened to a standing order, the last first. */
export function listEvents(db: Db, id: string): Promise<HappenedRow[]> {
  return db
    .selectFrom('standing_order_events')
    .leftJoin('purchases', 'purchases.id', 'purchase_id')
    .select([
      'standing_order_events.kind',
      'at',
      'standing_order_events.delivery_date as date',
      'reason',
      'purchase_id as purchaseId',
      'number',
      'total',
    ])
    .where('standing_order_id', '=', id)
    .orderBy('ordinal', 'desc')
    .limit(mostEvents)
    .execute()
}
