import { contract } from '@flower-market/api-client/contract'
import type { Register } from '../../platform/endpoints/endpoints.ts'
import type { AddressesService } from './addresses.service.ts'

/** The address book of the person who asks. */
export function addressesRoutes(register: Register, addresses: AddressesService): void {
  register(contract.addressList, ({ person }) => addresses.list(person.personId))
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
