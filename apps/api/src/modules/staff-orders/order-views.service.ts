import { maxOrderViews, type CallOutput } from '@flower-market/api-client/contract'
import type { Database, Db, Trx } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'

type View = CallOutput<'orderViews'>[number]

function listOf(db: Db | Trx, personId: string): Promise<View[]> {
  return db
    .selectFrom('order_views')
    .select(['name', 'query'])
    .where('person_id', '=', personId)
    .orderBy('name')
    .execute()
}

/** Makes the service of the filters that members of staff keep, each their own. */
export function orderViewsService({ kysely }: Database, now: () => Date) {
  return {
    /** By name. */
    list: (personId: string): Promise<View[]> => listOf(kysely, personId),

    /** Keeps a view in the place of one of the same name. Throws `too-many-views`. */
    save: (personId: string, { name, query }: View): Promise<View[]> =>
      kysely.transaction().execute(async (trx) => {
        // One at a time, so that nobody keeps more than there can be.
        await trx.selectFrom('people').select('id').where('id', '=', personId).forUpdate().execute()
        const kept = { query, saved_at: now() }
        await trx
          .insertInto('order_views')
          .values({ person_id: personId, name, ...kept })
          .onConflict((conflict) => conflict.columns(['person_id', 'name']).doUpdateSet(kept))
          .execute()
        const views = await listOf(trx, personId)
        if (views.length > maxOrderViews) throw new ApiError('too-many-views')
        return views
      }),

    /** Forgets a view; one that is not there is forgotten already. */
    async remove(personId: string, name: string): Promise<View[]> {
      await kysely
        .deleteFrom('order_views')
        .where('person_id', '=', personId)
        .where('name', '=', name)
        .execute()
      return listOf(kysely, personId)
    },
  }
}
