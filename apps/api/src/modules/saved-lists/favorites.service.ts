import { maxFavorites, type FavoriteVariety } from '@flower-market/flower-domain'
import type { Database } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'

const ofPerson = {
  name: 'favorites-of-person',
  text: 'SELECT type, variety FROM favorite_varieties WHERE person_id = $1 ORDER BY type, variety',
}

/** Makes the service of the varieties that people have marked. */
export function favoritesService(database: Database, now: () => Date) {
  const { kysely } = database
  return {
    list: (personId: string): Promise<FavoriteVariety[]> =>
      database.query<FavoriteVariety>(ofPerson, [personId]),

    /** Marks a variety, or takes its mark away. Throws `too-many-favorites`. */
    set: (personId: string, { type, variety }: FavoriteVariety, isFavorite: boolean): Promise<void> =>
      kysely.transaction().execute(async (trx) => {
        // So that the number of marks holds.
        await trx.selectFrom('people').select('id').where('id', '=', personId).forNoKeyUpdate().execute()
        await trx
          .deleteFrom('favorite_varieties')
          .where((eb) => eb.and({ person_id: personId, type, variety }))
          .execute()
        if (!isFavorite) return
        const { count } = await trx
          .selectFrom('favorite_varieties')
          .select((eb) => eb.fn.countAll<bigint>().as('count'))
          .where('person_id', '=', personId)
          .executeTakeFirstOrThrow()
        if (count >= BigInt(maxFavorites)) throw new ApiError('too-many-favorites')
        await trx
          .insertInto('favorite_varieties')
          .values({ person_id: personId, type, variety, at: now() })
          .execute()
      }),
  }
}
