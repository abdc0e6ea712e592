import type { CallOutput } from '@flower-market/api-client/contract'
import { sql, type Selectable } from 'kysely'
import type { Db, Trx } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/schema.ts'

/** What a person writes of an address. */
export type AddressFields = Omit<CallOutput<'addressCreate'>, '_id' | 'isDefault' | 'cityCost'>

/** Some of the fields; what is undefined stays. */
export type AddressChanges = { readonly [F in keyof AddressFields]?: AddressFields[F] | undefined }

/** An address of a person's address book. */
export interface BookedAddressRow extends AddressFields {
  readonly _id: string
  readonly isDefault: boolean
  /** Delivery around the city before any margin, kopecks; null where it is not known. */
  readonly cityBaseCost: number | null
}

const columns = {
  label: 'label',
  region: 'region',
  city: 'city',
  street: 'street',
  index: 'postal_code',
  contactPerson: 'contact_person',
  phone: 'phone',
  hours: 'hours',
  driverNote: 'driver_note',
} as const satisfies Record<keyof AddressFields, keyof Schema['addresses']>

type AddressColumns = Pick<Selectable<Schema['addresses']>, (typeof columns)[keyof AddressFields]>

/** The columns of the fields that are given. */
function toColumns(fields: AddressChanges): Partial<AddressColumns> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) =>
      value === undefined ? [] : [[columns[field as keyof AddressFields], value]],
    ),
  )
}

/** A person's address book: the default address first, then the oldest. */
export function findAddressBook(db: Db, personId: string): Promise<BookedAddressRow[]> {
  return db
    .selectFrom('addresses')
    .leftJoin('region_cities', (join) =>
      join
        .onRef('region_cities.region_id', '=', 'addresses.region')
        .on(
          sql<boolean>`lower(addresses.city) IN (lower(region_cities.name_ru), lower(region_cities.name_en))`,
        ),
    )
    .select([
      'addresses.id as _id',
      'is_default as isDefault',
      'label',
      'region',
      'city',
      'street',
      'postal_code as index',
      'contact_person as contactPerson',
      'phone',
      'hours',
      'driver_note as driverNote',
      'region_cities.cost as cityBaseCost',
    ])
    .where('person_id', '=', personId)
    .orderBy('is_default', 'desc')
    .orderBy('ordinal')
    .execute()
}

/** Locks a person's address book until the transaction ends, so that its size and its default address hold. */
export async function lockAddressBook(trx: Trx, personId: string): Promise<void> {
  await trx.selectFrom('people').select('id').where('id', '=', personId).forNoKeyUpdate().execute()
}

/** Whether there is such a region. */
export async function isRegion(db: Db, region: string): Promise<boolean> {
  return (
    (await db.selectFrom('regions').select('id').where('id', '=', region).executeTakeFirst()) !== undefined
  )
}

/** Adds an address. */
export async function insertAddress(
  trx: Trx,
  row: { id: string; personId: string; isDefault: boolean; fields: AddressFields },
): Promise<void> {
  const { id, personId, isDefault, fields } = row
  await trx
    .insertInto('addresses')
    .values({ id, person_id: personId, is_default: isDefault, ...(toColumns(fields) as AddressColumns) })
    .execute()
}

/** Writes the fields that are given. */
export async function updateAddress(trx: Trx, id: string, fields: AddressChanges): Promise<void> {
  const set = toColumns(fields)
  if (Object.keys(set).length === 0) return
  await trx.updateTable('addresses').set(set).where('id', '=', id).execute()
}

/** Makes an address the only default of its person. */
export async function writeDefault(trx: Trx, personId: string, id: string): Promise<void> {
  // One after the other: the index allows one default at any moment.
  await trx
    .updateTable('addresses')
    .set({ is_default: false })
    .where('person_id', '=', personId)
    .where('is_default', '=', true)
    .execute()
  await trx.updateTable('addresses').set({ is_default: true }).where('id', '=', id).execute()
}

/** Removes an address. */
export async function deleteAddress(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('addresses').where('id', '=', id).execute()
}
