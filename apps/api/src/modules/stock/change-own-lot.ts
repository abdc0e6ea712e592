import type { Trx } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { changeLots, type StoredLot } from '../catalog/index.ts'
import { findLot, lockLot, toStockLot, type NamedLot, type StockLot } from './lots.repository.ts'
import { mayKeepLotsOf, type LotWriter } from './own-plantation.ts'

/** Who changes which lot by hand, and when. */
export interface OwnLotChange {
  readonly writer: LotWriter
  readonly code: string
  readonly at: Date
}

/** Locks a lot of the writer's. Throws `not-found`, also for another plantation's. */
export async function lockOwnLot(trx: Trx, writer: LotWriter, code: string): Promise<NamedLot> {
  const lot = await lockLot(trx, code)
  if (lot === undefined || !mayKeepLotsOf(writer, lot.plantation_id)) throw new ApiError('not-found')
  return lot
}

/** Changes a lot by hand; `afterOf` answers null where nothing is to change. Throws `not-found`. */
export async function changeOwnLot(
  trx: Trx,
  { writer, code, at }: OwnLotChange,
  afterOf: (lot: NamedLot) => Promise<StoredLot | null>,
): Promise<StockLot> {
  const before = await lockOwnLot(trx, writer, code)
  const after = await afterOf(before)
  if (after !== null) {
    await changeLots(trx, [{ kind: 'changed', before, after }], { by: writer, source: 'hand', at })
  }
  return toStockLot((await findLot(trx, code)) as NamedLot, writer.role)
}
