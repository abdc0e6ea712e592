import type { CallOutput, Contract } from '@flower-market/api-client/contract'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Trx } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { publishToDesk } from '../../../platform/events/publish-to-desk.ts'
import { withIdempotency } from '../../../platform/idempotency/with-idempotency.ts'
import type { Platform } from '../../../platform/platform.ts'
import { changeLots, type LotChange, type StoredLot } from '../../catalog/index.ts'
import { writeSellable } from './read-stock.ts'
import { lastReading, lockSystemLots } from './stock-system.repository.ts'
import { changedLot, listDifferingLots, revisionOf, type DifferingLot } from './system-changes.repository.ts'

type Accepted = z.output<Contract['stockSystemApply']['body']>['changes']

function changeOf({ code, after }: DifferingLot, onSale: ReadonlyMap<string, StoredLot>): LotChange {
  const before = onSale.get(code) ?? null
  if (before === null) return { kind: 'added', before, after: after as StoredLot }
  if (after === null) return { kind: 'withdrawn', before, after }
  return { kind: 'changed', before, after: changedLot(before, after) }
}

/** Makes what accepts changes of the stock system, which staff have looked at. */
export function acceptSystemChanges({ events: { transaction }, now }: Pick<Platform, 'events' | 'now'>) {
  async function accept(
    trx: Trx,
    personId: string,
    accepted: Accepted,
  ): Promise<CallOutput<'stockSystemApply'>> {
    const at = now()
    // New lots have no rows that a second member of staff would wait for.
    await sql`SELECT pg_advisory_xact_lock(hashtext('stock-system'))`.execute(trx)
    const lots = await lockSystemLots(trx)
    const differing = new Map((await listDifferingLots(trx)).map((lot) => [lot.code, lot]))
    const stale = accepted.filter(({ code, revision }) => {
      const lot = differing.get(code)
      return lot === undefined || revisionOf(lot) !== revision
    })
    if (stale.length > 0) throw new ApiError('lots-changed', { codes: stale.map(({ code }) => code) })
    const onSale = new Map(lots.map((lot) => [lot.code, lot]))
    const changes = accepted.map(({ code }) => changeOf(differing.get(code) as DifferingLot, onSale))
    await changeLots(trx, changes, { by: { personId, role: 'ADMIN' }, source: 'moysklad', at })
    // What there is of them was read already.
    await writeSellable(trx, { readAt: (await lastReading(trx, 'levels')) ?? at, at })
    await publishToDesk(trx, 'import')
    return { applied: changes.length }
  }

  /** Accepts all of them or none, once per key. Throws `lots-changed` where one is not as it was seen. */
  return async (
    personId: string,
    key: string,
    body: { readonly changes: Accepted },
  ): Promise<CallOutput<'stockSystemApply'>> => {
    const { answer } = await transaction((trx) =>
      withIdempotency(trx, { personId, call: 'stockSystemApply', key, body }, () =>
        accept(trx, personId, body.changes),
      ),
    )
    return answer
  }
}
