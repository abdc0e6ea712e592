import { events } from '@flower-market/api-client/contract'
import type { Trx } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { publish } from '../../platform/events/publish.ts'
import { runEach } from '../../platform/jobs/run-each.ts'
import type { Platform } from '../../platform/platform.ts'
import { lockLots, putBackStems } from '../catalog/index.ts'
import { release } from '../ledger/index.ts'
import { findBuyerTerms } from '../regions/index.ts'
import { buyPressed, goOn, lockPress } from './buy-pressed.ts'
import { changeClock, findChoosing, lockClock, type ClockRow } from './clocks.repository.ts'
import { publishClock } from './publish-clock.ts'

type SettlingPlatform = Pick<Platform, 'database' | 'databaseNow' | 'events' | 'now'>

/**
 * Settles the clocks whose time is up: a reserve that was reached withdraws the lot, a buyer who has not chosen gets the minimum.
 * Whatever process does it first has done it; one that cannot be settled does not keep the others.
 */
export async function settleDueClocks(platform: SettlingPlatform): Promise<void> {
  const { kysely } = platform.database
  const due = await kysely
    .selectFrom('auction_clocks')
    .select('id')
    .where('due_at', '<=', await platform.databaseNow(kysely))
    .orderBy('due_at')
    .limit(200)
    .execute()
  await runEach(due, 'clocks were not settled', ({ id }) => settleClock(platform, id))
}

async function settleClock(platform: SettlingPlatform, id: string): Promise<void> {
  const choosing = await findChoosing(platform.database.kysely, id)
  if (choosing === undefined) return platform.events.transaction((trx) => withdrawDue(trx, platform, id))
  const terms = await findBuyerTerms(platform.database, choosing.person_id)
  try {
    await platform.events.transaction(async (trx) => {
      const locked = await lockPress(trx, choosing.id)
      const at = await platform.databaseNow(trx)
      if (locked?.press.status !== 'choosing' || at < locked.press.choose_until) return
      await buyPressed(trx, platform, { ...locked, quantity: locked.press.minimum_stems, terms, at })
    })
  } catch (error) {
    // An account that was frozen meanwhile, or a cut-off that has passed.
    if (!(error instanceof ApiError)) throw error
    await platform.events.transaction((trx) => lapse(trx, platform, choosing.id))
  }
}

async function lapse(trx: Trx, { databaseNow, now }: SettlingPlatform, pressId: string): Promise<void> {
  const locked = await lockPress(trx, pressId)
  if (locked?.press.status !== 'choosing') return
  const { press, clock } = locked
  if (press.reservation_id !== null) await release(trx, press.reservation_id, { at: now() })
  await trx.updateTable('auction_presses').set({ status: 'lapsed' }).where('id', '=', pressId).execute()
  await goOn(trx, clock, press.step, await databaseNow(trx))
}

async function withdrawDue(trx: Trx, { databaseNow }: SettlingPlatform, id: string): Promise<void> {
  const clock = await lockClock(trx, id)
  if (clock?.status !== 'open' || clock.due_at === null) return
  if ((await databaseNow(trx)) < clock.due_at) return
  await endClock(trx, clock, 'unsold')
}

/** Takes a locked clock's lot off: what is left goes back to the stock, where the lot is still on sale. */
export async function endClock(trx: Trx, clock: ClockRow, status: 'unsold' | 'canceled'): Promise<void> {
  await changeClock(trx, clock.id, { status, due_at: null })
  const [lot] = await lockLots(trx, [clock.code])
  if (lot !== undefined) {
    const change = { code: clock.code, stemsAvailable: await putBackStems(trx, clock.code, clock.stems_left) }
    const changed = { date: lot.deliveryDate, changes: [change] }
    await publish(trx, events['stock-changed'], { everybody: true }, changed)
  }
  await publishClock(trx, clock.id)
}
