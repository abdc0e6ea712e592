import type { CallInput } from '@flower-market/api-client/contract'
import type { Db } from '../../platform/database/database.ts'

/** What a person may change about themselves; what is absent stays. */
export type ProfileChanges = NonNullable<CallInput<'userUpdate'>['body']>

/** Writes what a person changes about themselves; what is absent stays. Another phone number is not verified. */
export async function updateProfile(db: Db, id: string, changes: ProfileChanges): Promise<void> {
  const { index, deliveryCity, deliveryDay, legalAddress, phone, address, ...plain } = changes
  const set = {
    ...plain,
    ...(address !== undefined && { address: address === '' ? null : address }),
    ...(index !== undefined && { postal_code: index }),
    ...(legalAddress !== undefined && { legal_address: legalAddress }),
    ...(deliveryCity !== undefined && { delivery_city: deliveryCity }),
    ...(deliveryDay !== undefined && { delivery_day: deliveryDay }),
  }
  const number = phone === '' ? null : phone
  await db
    .updateTable('people')
    // Writes nothing new, so that the statement stands where nothing else is set.
    .set((eb) => ({ id: eb.ref('id'), ...set }))
    .$if(number !== undefined, (update) =>
      update.set((eb) => ({
        phone: number as string | null,
        // Decided by the row as it is now: a confirmation at the same moment is not lost.
        phone_verified_at: eb
          .case()
          .when('phone', '=', number as string | null)
          .then(eb.ref('phone_verified_at'))
          .else(null)
          .end(),
      })),
    )
    .where('id', '=', id)
    .execute()
}

/**
 * Chooses a region; false when there is no such region. A delivery city that the new region does not have is forgotten:
 * nothing is delivered there from its warehouse.
 */
export async function updateRegion(db: Db, id: string, region: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('people')
    .set((eb) => ({
      region,
      delivery_city: eb
        .case()
        .when('region', '=', region)
        .then(eb.ref('delivery_city'))
        .else(
          eb
            .selectFrom('region_cities')
            .select('name_ru')
            .where('region_id', '=', region)
            .where((city) =>
              city.or([
                city('name_ru', '=', city.ref('people.delivery_city')),
                city('name_en', '=', city.ref('people.delivery_city')),
              ]),
            )
            .limit(1),
        )
        .end(),
    }))
    .where('id', '=', id)
    .where((eb) => eb.exists(eb.selectFrom('regions').select('id').where('regions.id', '=', region)))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
