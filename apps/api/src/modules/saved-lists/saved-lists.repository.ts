import type { CallOutput } from '@flower-market/api-client/contract'
import { mergeWishes, type Wish } from '@flower-market/flower-domain'
import type { Db, Trx } from '../../platform/database/database.ts'

/** A saved list as its person reads it. */
export type SavedList = CallOutput<'savedLists'>[number]

/** A person's lists, the last changed first. */
export async function listSavedLists(db: Db | Trx, personId: string): Promise<SavedList[]> {
  const lists = await db
    .selectFrom('saved_lists')
    .select(['id', 'name', 'changed_at as changedAt'])
    .where('person_id', '=', personId)
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .execute()
  const wishes = await db
    .selectFrom('saved_list_wishes')
    .innerJoin('saved_lists', 'saved_lists.id', 'list_id')
    .leftJoin('plantations', 'plantations.id', 'plantation_id')
    .select([
      'list_id as listId',
      'type',
      'variety',
      'length_cm as lengthCm',
      'plantation_id as plantationId',
      'plantations.name as plantation',
      'quantity',
    ])
    .where('person_id', '=', personId)
    .orderBy('position')
    .execute()
  const byList = Map.groupBy(wishes, ({ listId }) => listId)
  return lists.map(({ id, name, changedAt }) => ({
    _id: id,
    name,
    changedAt: changedAt.toISOString(),
    wishes: (byList.get(id) ?? []).map(({ listId: _listId, ...wish }) => wish),
  }))
}

/** A list of a person; undefined also for another's. */
export async function findSavedList(
  db: Db | Trx,
  personId: string,
  id: string,
): Promise<SavedList | undefined> {
  return (await listSavedLists(db, personId)).find(({ _id }) => _id === id)
}

/** Locks a person's lists until the transaction ends, so that their number holds. */
export async function lockSavedLists(trx: Trx, personId: string): Promise<void> {
  await trx.selectFrom('people').select('id').where('id', '=', personId).forNoKeyUpdate().execute()
}

/** Writes the wishes of a list anew, equal ones together. */
export async function writeWishes(trx: Trx, listId: string, wishes: readonly Wish[]): Promise<void> {
  await trx.deleteFrom('saved_list_wishes').where('list_id', '=', listId).execute()
  const rows = mergeWishes(wishes).map(({ type, variety, lengthCm, plantationId, quantity }, place) => ({
    list_id: listId,
    position: place + 1,
    type,
    variety,
    length_cm: lengthCm,
    plantation_id: plantationId,
    quantity,
  }))
  await trx.insertInto('saved_list_wishes').values(rows).execute()
}

/** Whether one of the wishes is for a plantation that there is not. */
export async function namesUnknownPlantation(trx: Trx, wishes: readonly Wish[]): Promise<boolean> {
  const ids = [...new Set(wishes.flatMap(({ plantationId }) => plantationId ?? []))]
  if (ids.length === 0) return false
  const known = await trx.selectFrom('plantations').select('id').where('id', 'in', ids).execute()
  return known.length < ids.length
}

/** Whether a standing order that is not over orders a list. */
export async function isNeeded(trx: Trx, listId: string): Promise<boolean> {
  const standing = await trx
    .selectFrom('standing_orders')
    .select('id')
    .where('list_id', '=', listId)
    .where('status', '<>', 'ended')
    .executeTakeFirst()
  return standing !== undefined
}
