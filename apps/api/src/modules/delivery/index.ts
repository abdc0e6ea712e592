import type { Platform } from '../../platform/platform.ts'
import { deliveryRoutes } from './delivery.routes.ts'

/** Where orders are brought and what that costs. */
export function deliveryModule({ register, database }: Platform): void {
  deliveryRoutes(register, database)
}
