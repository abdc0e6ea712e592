import type { HoldStatus, IsoDate } from '@flower-market/flower-domain'
import type { Trx } from '../../../platform/database/database.ts'
import type { StemsByCode } from '../../catalog/index.ts'
import { publishHoldChanged } from '../../clients/index.ts'

/** A hold that runs. */
export interface Hold {
  readonly id: string
  readonly personId: string
  readonly date: IsoDate
  readonly until: Date
  /** Lots that it takes no stems of any more are absent. */
  readonly lines: StemsByCode
}

/** Locks the hold that runs for a person's order of a day, also where its time is up; null when there is none. */
export function lockHold(trx: Trx, personId: string, date: IsoDate): Promise<Hold | null> {
  return lockWhere(trx, { person_id: personId, delivery_date: date })
}

/** Locks a hold; null when it has ended. */
export function lockHoldById(trx: Trx, id: string): Promise<Hold | null> {
  return lockWhere(trx, { id })
}

async function lockWhere(
  trx: Trx,
  which: { readonly id: string } | { readonly person_id: string; readonly delivery_date: IsoDate },
): Promise<Hold | null> {
  const row = await trx
    .selectFrom('holds')
    .select(['id', 'person_id as personId', 'delivery_date as date', 'expires_at as until'])
    .where((eb) => eb.and({ ...which, status: 'held' }))
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return null
  const lines = await trx
    .selectFrom('hold_lines')
    .select(['code', 'quantity'])
    .where('hold_id', '=', row.id)
    .where('quantity', '>', 0)
    .orderBy('code')
    .execute()
  return { ...row, lines: new Map(lines.map(({ code, quantity }) => [code, quantity])) }
}

/** Writes what a hold holds; a line that it holds no more stays with 0 stems. Tells the person's devices. */
export async function writeHold(
  trx: Trx,
  hold: Hold,
  { amount, startedAt }: { readonly amount: number; readonly startedAt: Date },
): Promise<void> {
  const { id, personId, date, until, lines } = hold
  await trx
    .insertInto('holds')
    .values({
      id,
      person_id: personId,
      delivery_date: date,
      status: 'held',
      amount: BigInt(amount),
      started_at: startedAt,
      expires_at: until,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ amount: BigInt(amount) }))
    .execute()
  await trx.updateTable('hold_lines').set({ quantity: 0 }).where('hold_id', '=', id).execute()
  await trx
    .insertInto('hold_lines')
    .values([...lines].map(([code, quantity]) => ({ hold_id: id, code, quantity })))
    .onConflict((conflict) =>
      conflict.columns(['hold_id', 'code']).doUpdateSet((eb) => ({ quantity: eb.ref('excluded.quantity') })),
    )
    .execute()
  await publishHold(trx, hold)
}

/** Ends a hold that the transaction has locked; what becomes of its stems is the caller's. Tells the person's devices. */
export async function endHold(
  trx: Trx,
  hold: Hold,
  status: Exclude<HoldStatus, 'held'>,
  at: Date,
): Promise<void> {
  await trx.updateTable('holds').set({ status, ended_at: at }).where('id', '=', hold.id).execute()
  await publishHold(trx, { ...hold, lines: new Map() })
}

async function publishHold(trx: Trx, { personId, date, until, lines }: Hold): Promise<void> {
  const payload = {
    date,
    until: until.toISOString(),
    lines: [...lines].map(([code, quantity]) => ({ code, quantity })),
  }
  await publishHoldChanged(trx, personId, payload)
}

/** When the latest ended hold of one of the lots by the person began; null when there was none. */
export async function findLastHoldStart(
  trx: Trx,
  personId: string,
  codes: readonly string[],
): Promise<Date | null> {
  const { last } = await trx
    .selectFrom('holds')
    .innerJoin('hold_lines', 'hold_id', 'id')
    .select((eb) => eb.fn.max('started_at').as('last'))
    .where('person_id', '=', personId)
    .where('status', '<>', 'held')
    .where('code', 'in', [...codes])
    .executeTakeFirstOrThrow()
  return last
}
