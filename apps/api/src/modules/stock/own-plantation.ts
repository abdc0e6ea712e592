import type { Db, Trx } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { SignedIn } from '../../platform/sessions/session-store.ts'
import { findStockPlantation, type StockPlantation } from './lots.repository.ts'

/** Who brings lots in. */
export type LotWriter = Pick<SignedIn, 'personId' | 'role' | 'plantationId'>

/** Whether somebody may see and change the lots of a plantation. */
export function mayKeepLotsOf({ role, plantationId }: LotWriter, id: string): boolean {
  return role === 'ADMIN' || plantationId === id
}

/** The plantation that is asked for, else the writer's own. Throws `not-found`, also for another's. */
export async function requirePlantation(
  db: Db | Trx,
  writer: LotWriter,
  asked: string | undefined,
): Promise<StockPlantation> {
  const id = asked ?? writer.plantationId
  const found = id !== null && mayKeepLotsOf(writer, id) ? await findStockPlantation(db, id) : undefined
  if (found === undefined) throw new ApiError('not-found')
  return found
}
