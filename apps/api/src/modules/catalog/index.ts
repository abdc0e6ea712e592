import type { Platform } from '../../platform/platform.ts'
import { catalogRoutes } from './catalog.routes.ts'
import { catalogService } from './catalog.service.ts'

export { findFirstLot, findStock, listCards, lockStock, putBackStems, takeStems } from './cards.repository.ts'
export { partsOf, toStock, type Lot } from './price-lots.ts'

/** What is on sale. */
export function catalogModule({ register, database, now }: Platform): void {
  catalogRoutes(register, catalogService(database, now))
}
