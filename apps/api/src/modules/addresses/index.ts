import type { Platform } from '../../platform/platform.ts'
import { addressesRoutes } from './addresses.routes.ts'
import { addressesService } from './addresses.service.ts'

export { findAddressBook, insertAddress } from './addresses.repository.ts'

/** Where orders are brought. */
export function addressesModule({ register, database }: Platform): void {
  addressesRoutes(register, database, addressesService(database))
}
