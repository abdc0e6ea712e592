import type { Platform } from '../../platform/platform.ts'
import { catalogRoutes } from './catalog.routes.ts'
import { handleOldLotPrices } from './prune-lot-prices.ts'
import { priceListFiles } from './price-list-files.ts'
import { catalogService } from './catalog.service.ts'

export { listDays } from './days.repository.ts'
export {
  findFirstLot,
  findLots,
  findLotsOfVarieties,
  listCards,
  lockLots,
  putBackStems,
  takeStems,
} from './cards.repository.ts'
export { changeLots } from './change-lots.ts'
export type { LotChange, StoredLot } from './lot-change.ts'
export { findHeldStems, withHeldStems, type StemsByCode } from './held-stems.ts'
export { partsOf, toCard, toStock, type Lot } from './price-lots.ts'

/** What is on sale. */
export function catalogModule({ register, database, reads, limits, now, jobs }: Platform): void {
  handleOldLotPrices({ jobs, database, now })
  catalogRoutes(register, database, catalogService(reads, now), priceListFiles({ database, limits, now }))
}
