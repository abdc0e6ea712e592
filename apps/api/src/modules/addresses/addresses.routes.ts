import { contract } from '@flower-market/api-client/contract'
import type { Database } from '../../platform/database/database.ts'
import type { Register } from '../../platform/endpoints/endpoints.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { findBuyer } from '../clients/index.ts'
import type { AddressesService } from './addresses.service.ts'

/** The address book of the person who asks; that of a client a broker reads, and adds to. */
export function addressesRoutes(register: Register, database: Database, addresses: AddressesService): void {
  register(contract.addressList, async ({ person, query }) =>
    addresses.list(await findBuyer(database.kysely, person, query.userId)),
  )
  register(contract.addressCreate, async ({ person, body: { user, ...fields }, idempotencyKey }) => {
    const isOfOther = user !== undefined && user !== person.personId
    // Staff write into nobody's address book.
    if (isOfOther && person.role === 'ADMIN') throw new ApiError('not-found')
    const personId = await findBuyer(database.kysely, person, user)
    return addresses.create({ personId, addedBy: person.personId, key: idempotencyKey, fields })
  })
  register(contract.addressUpdate, ({ person, params, body }) =>
    addresses.update(person.personId, params.id, body),
  )
  register(contract.addressRemove, async ({ person, params }) => {
    await addresses.remove(person.personId, params.id)
    return {}
  })
}
