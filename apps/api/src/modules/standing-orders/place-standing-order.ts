import { events } from '@flower-market/api-client/contract'
import {
  announcementTime,
  cutoffFor,
  pauseReasonOf,
  placementTime,
  standingDates,
  type IsoDate,
  type PauseReason,
} from '@flower-market/flower-domain'
import type { Trx } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { publish } from '../../platform/events/publish.ts'
import type { Platform } from '../../platform/platform.ts'
import { standingOrderMailJob } from '../identity/index.ts'
import { notify } from '../notices/index.ts'
import { verificationGuard } from '../people/index.ts'
import { placePurchase } from '../purchases/index.ts'
import { findBuyerTerms, type BuyerTerms } from '../regions/index.ts'
import { findSavedList, type SavedList } from '../saved-lists/index.ts'
import { cardsOf, planDay } from './forecast.ts'
import {
  lockStanding,
  wasAnnounced,
  writeEvent,
  writeState,
  type StandingRow,
} from './standing-orders.repository.ts'

type Parts = Pick<Platform, 'database' | 'now' | 'events' | 'jobs'>

/** Why an order was not placed; ends the transaction that tried. */
class Stopped extends Error {
  readonly reason: PauseReason

  constructor(reason: PauseReason) {
    super(reason)
    this.reason = reason
  }
}

/**
 * Does what is due for a standing order: tells its person the day before, places the order, or pauses it with the reason. A day
 * is placed once: the row is locked, what is done with is not done again, and an index of the database keeps it so.
 */
export async function runStandingOrder(parts: Parts, id: string): Promise<void> {
  const { database, now } = parts
  const at = now()
  const row = await database.kysely
    .selectFrom('standing_orders')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (row?.status !== 'active' || row.next_date === null) return
  const date = row.next_date
  const terms = await findBuyerTerms(database, row.person_id)
  if (at < announcementTime(date, terms.region)) return
  if (at < placementTime(date, terms.region)) return announce(parts, id, date)
  try {
    if (at >= cutoffFor(date, terms.region)) throw new Stopped('missed')
    await place(parts, row, { date, terms, at })
  } catch (error) {
    const reason = reasonOf(error)
    if (reason === null) throw error
    await pause(parts, id, { date, reason, at })
  }
}

function reasonOf(error: unknown): PauseReason | null {
  if (error instanceof Stopped) return error.reason
  return error instanceof ApiError ? pauseReasonOf(error.code) : null
}

/** The standing order where nobody else has done with the day meanwhile. */
async function lockFor(trx: Trx, id: string, date: IsoDate): Promise<StandingRow | null> {
  const row = await lockStanding(trx, id)
  return row?.status === 'active' && row.next_date === date ? row : null
}

async function listOf(trx: Trx, { person_id: personId, list_id: listId }: StandingRow): Promise<SavedList> {
  const list = listId === null ? undefined : await findSavedList(trx, personId, listId)
  if (list === undefined) throw new Error('An active standing order without a list.')
  return list
}

async function place(
  parts: Parts,
  { id, person_id: personId }: StandingRow,
  { date, terms, at }: { date: IsoDate; terms: BuyerTerms; at: Date },
): Promise<void> {
  const { database, jobs } = parts
  await verificationGuard(parts)({ personId, call: 'purchaseCreate', key: null })
  const cards = await cardsOf(database, date, terms, at)
  await parts.events.transaction(async (trx) => {
    const row = await lockFor(trx, id, date)
    if (row === null) return
    const plan = await planDay(trx, row, { list: await listOf(trx, row), cards, terms })
    if (plan.problem !== null) throw new Stopped(plan.problem)
    const { delivery_method: method, payment_method: payment, address_id: address } = row
    const what = { personId, kind: 'inStok', date, items: plan.items, comment: '' } as const
    // The total that the limits were compared with is the one that is charged.
    const total = plan.totals.total.minor
    const placed = await placePurchase(trx, { ...what, method, payment, address, total }, { terms, now: at })
    await publish(trx, events['stock-changed'], { everybody: true }, { date, changes: placed.changes })
    await writeEvent(trx, row, { kind: 'placed', at, date, purchaseId: placed.id })
    await moveOn(trx, row, { date, terms, at })
    await tell(trx, jobs, row, { event: 'placed', date, at })
  })
}

/** On to the next day, or to the end. */
async function moveOn(
  trx: Trx,
  row: StandingRow,
  { date, terms, at }: { date: IsoDate; terms: BuyerTerms; at: Date },
): Promise<void> {
  const [next] = standingDates({ days: row, schedule: terms.region, now: at, count: 1, after: date })
  const status = next === undefined ? 'ended' : 'active'
  await trx.updateTable('standing_orders').set({ done_date: date }).where('id', '=', row.id).execute()
  await writeState(trx, row.id, { status, nextDate: next ?? null, pause: null })
  if (next === undefined) await writeEvent(trx, row, { kind: 'ended', at })
}

/** Notifies the person; a day of a standing order is announced, placed and paused once, paused again once it was resumed. */
function tell(
  trx: Trx,
  jobs: Parts['jobs'],
  { id, person_id: personId, name }: StandingRow,
  { event, date, at }: { event: 'announced' | 'placed' | 'paused'; date: IsoDate; at: Date },
): Promise<void> {
  return notify(trx, {
    personId,
    about: { kind: 'standing-order', standingOrderId: id, name, event, date },
    cause: `standing ${id} ${date} ${event} ${event === 'paused' ? at.toISOString() : ''}`.trim(),
    at,
    sendMail: (delayMs) =>
      jobs.send(trx, standingOrderMailJob, { standingOrderId: id, about: event }, delayMs),
  })
}

function announce({ events: eventLog, jobs, now }: Parts, id: string, date: IsoDate): Promise<void> {
  return eventLog.transaction(async (trx) => {
    const row = await lockFor(trx, id, date)
    if (row === null || (await wasAnnounced(trx, id, date))) return
    const at = now()
    await writeEvent(trx, row, { kind: 'announced', at, date })
    await tell(trx, jobs, row, { event: 'announced', date, at })
  })
}

function pause(
  { events: eventLog, jobs }: Parts,
  id: string,
  { date, reason, at }: { date: IsoDate; reason: PauseReason; at: Date },
): Promise<void> {
  return eventLog.transaction(async (trx) => {
    const row = await lockFor(trx, id, date)
    if (row === null) return
    await writeState(trx, id, { status: 'paused', nextDate: null, pause: { reason, at, date } })
    await writeEvent(trx, row, { kind: 'paused', at, date, reason })
    await tell(trx, jobs, row, { event: 'paused', date, at })
  })
}
