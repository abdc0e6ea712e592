import { randomUUID } from 'node:crypto'
import { savedListLimits, type Wish } from '@flower-market/flower-domain'
import type { Database, Trx } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts'
import {
  findSavedList,
  isNeeded,
  listSavedLists,
  lockSavedLists,
  namesUnknownPlantation,
  writeWishes,
  type SavedList,
} from './saved-lists.repository.ts'

interface NewList {
  readonly personId: string
  readonly key: string
  readonly body: { readonly name: string; readonly wishes: readonly Wish[] }
}

/** Makes the service of saved lists. */
export function savedListsService({ kysely }: Database, now: () => Date) {
  return {
    list: (personId: string): Promise<SavedList[]> => listSavedLists(kysely, personId),

    /** Keeps a list once per key. Throws `too-many-lists`, and `not-found` for an unknown plantation. */
    create: ({ personId, key, body }: NewList): Promise<SavedList> =>
      kysely.transaction().execute(async (trx) => {
        const call = { personId, call: 'savedListCreate', key, body }
        const { answer } = await withIdempotency(trx, call, async () => {
          await lockSavedLists(trx, personId)
          if ((await listSavedLists(trx, personId)).length >= savedListLimits.lists) {
            throw new ApiError('too-many-lists')
          }
          await checkPlantations(trx, body.wishes)
          const id = randomUUID()
          await trx
            .insertInto('saved_lists')
            .values({ id, person_id: personId, name: body.name, changed_at: now() })
            .execute()
          await writeWishes(trx, id, body.wishes)
          return readOwn(trx, personId, id)
        })
        return answer
      }),

    /** Renames a list or writes its wishes anew. Throws `not-found`, also for another's. */
    update: (
      personId: string,
      id: string,
      { name, wishes }: { readonly name?: string | undefined; readonly wishes?: readonly Wish[] | undefined },
    ): Promise<SavedList> =>
      kysely.transaction().execute(async (trx) => {
        await lockSavedLists(trx, personId)
        await readOwn(trx, personId, id)
        await trx
          .updateTable('saved_lists')
          .set({ changed_at: now(), ...(name !== undefined && { name }) })
          .where('id', '=', id)
          .execute()
        if (wishes !== undefined) {
          await checkPlantations(trx, wishes)
          await writeWishes(trx, id, wishes)
        }
        return readOwn(trx, personId, id)
      }),

    /** Removes a list. Throws `not-found`, also for another's, and `list-in-use`. */
    remove: (personId: string, id: string): Promise<void> =>
      kysely.transaction().execute(async (trx) => {
        await lockSavedLists(trx, personId)
        await readOwn(trx, personId, id)
        if (await isNeeded(trx, id)) throw new ApiError('list-in-use')
        await trx.deleteFrom('saved_lists').where('id', '=', id).execute()
      }),
  }
}

async function checkPlantations(trx: Trx, wishes: readonly Wish[]): Promise<void> {
  if (await namesUnknownPlantation(trx, wishes)) throw new ApiError('not-found')
}

async function readOwn(trx: Trx, personId: string, id: string): Promise<SavedList> {
  const list = await findSavedList(trx, personId, id)
  if (list === undefined) throw new ApiError('not-found')
  return list
}
