import type { Platform } from '../../platform/platform.ts'
import { placesRoutes } from './places.routes.ts'

/** Countries, cities and regions. */
export function placesModule({ register, database }: Platform): void {
  placesRoutes(register, database)
}
