import { contract } from '@flower-market/api-client/contract'
import type { Database } from '../../platform/database/database.ts'
import type { Register } from '../../platform/endpoints/endpoints.ts'
import { findBuyer } from '../clients/index.ts'
import type { AddressesService } from './addresses.service.ts'

/** The address book of the person who asks; that of a client is only read. */
export function addressesRoutes(register: Register, database: Database, addresses: AddressesService): void {
  register(contract.addressList, async ({ person, query }) =>
    addresses.list(await findBuyer(database.kysely, person, query.userId)),
  )
  register(contract.addressCreate, ({ person, body, idempotencyKey }) =>
    addresses.create({ personId: person.personId, key: idempotencyKey, fields: body }),
  )
  register(contract.addressUpdate, ({ person, params, body }) =>
    addresses.update(person.personId, params.id, body),
  )
  register(contract.addressRemove, async ({ person, params }) => {
    await addresses.remove(person.personId, params.id)
    return {}
  })
}
