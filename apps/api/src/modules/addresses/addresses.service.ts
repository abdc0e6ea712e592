import { randomUUID } from 'node:crypto'
import { maxAddresses, type CallOutput } from '@flower-market/api-client/contract'
import { cityDeliveryCost, money, type Percentages } from '@flower-market/flower-domain'
import type { Database, Trx } from '../../platform/database/database.ts'
import { ApiError, invalidInput } from '../../platform/errors/api-error.ts'
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts'
import { findPricingTerms } from '../regions/index.ts'
import {
  deleteAddress,
  findAddressBook,
  insertAddress,
  isRegion,
  lockAddressBook,
  updateAddress,
  writeDefault,
  type AddressChanges,
  type AddressFields,
  type BookedAddressRow,
} from './addresses.repository.ts'

type Address = CallOutput<'addressCreate'>

/** Who adds what, under which idempotency key. */
export interface NewAddress {
  readonly personId: string
  /** The person, or their broker. */
  readonly addedBy: string
  readonly key: string
  readonly fields: AddressFields
}

/** Address books. */
export type AddressesService = ReturnType<typeof addressesService>

/** Makes the service. */
export function addressesService(database: Database) {
  const { kysely } = database

  return {
    /** A person's address book, the default address first. */
    async list(personId: string): Promise<Address[]> {
      const { margin } = await findPricingTerms(database, personId)
      return (await findAddressBook(kysely, personId)).map((address) => toAddress(address, margin))
    },

    /** Adds an address once per key; the first is the default. Throws `too-many-addresses` and `validation-failed`. */
    async create({ personId, addedBy, key, fields }: NewAddress): Promise<Address> {
      const { margin } = await findPricingTerms(database, personId)
      return kysely.transaction().execute(async (trx) => {
        const { answer } = await withIdempotency(
          trx,
          { personId: addedBy, call: 'addressCreate', key, body: { ...fields, of: personId } },
          async () => {
            await lockAddressBook(trx, personId)
            const { length } = await findAddressBook(trx, personId)
            if (length >= maxAddresses) throw new ApiError('too-many-addresses')
            await checkRegion(trx, fields.region)
            const id = randomUUID()
            await insertAddress(trx, { id, personId, isDefault: length === 0, fields })
            return toAddress(await readOwn(trx, personId, id), margin)
          },
        )
        return answer
      })
    },

    /** Changes an address of a person, or makes it the default. Throws `not-found`, also for another's. */
    async update(
      personId: string,
      id: string,
      changes: AddressChanges & { readonly isDefault?: true | undefined },
    ): Promise<Address> {
      const { margin } = await findPricingTerms(database, personId)
      const { isDefault, ...fields } = changes
      return kysely.transaction().execute(async (trx) => {
        await lockAddressBook(trx, personId)
        await readOwn(trx, personId, id)
        if (fields.region !== undefined) await checkRegion(trx, fields.region)
        await updateAddress(trx, id, fields)
        if (isDefault === true) await writeDefault(trx, personId, id)
        return toAddress(await readOwn(trx, personId, id), margin)
      })
    },

    /** Removes an address; the oldest of the others takes the place of the default one. Throws `not-found`. */
    async remove(personId: string, id: string): Promise<void> {
      await kysely.transaction().execute(async (trx) => {
        await lockAddressBook(trx, personId)
        const { isDefault } = await readOwn(trx, personId, id)
        await deleteAddress(trx, id)
        if (!isDefault) return
        const [oldest] = await findAddressBook(trx, personId)
        if (oldest !== undefined) await writeDefault(trx, personId, oldest._id)
      })
    },
  }
}

/** An address as its person reads it: delivery with the person's margin. */
function toAddress({ cityBaseCost, ...address }: BookedAddressRow, margin: Percentages): Address {
  const cost = cityBaseCost === null ? null : money(cityBaseCost, 'RUB')
  return { ...address, cityCost: cityDeliveryCost(cost, margin).minor }
}

async function checkRegion(trx: Trx, region: string): Promise<void> {
  if (!(await isRegion(trx, region))) throw invalidInput('region', 'There is no such region.')
}

async function readOwn(trx: Trx, personId: string, id: string): Promise<BookedAddressRow> {
  const own = (await findAddressBook(trx, personId)).find(({ _id }) => _id === id)
  if (own === undefined) throw new ApiError('not-found')
  return own
}
