import { contract } from '@flower-market/api-client/contract'
import type { Platform } from '../../platform/platform.ts'
import { favoritesService } from './favorites.service.ts'
import { savedListsService } from './saved-lists.service.ts'

export { findSavedList, listSavedLists, type SavedList } from './saved-lists.repository.ts'

/** What people buy again and again: their lists, and the varieties that they have marked. */
export function savedListsModule({ register, database, now }: Platform): void {
  const lists = savedListsService(database, now)
  register(contract.savedLists, ({ person }) => lists.list(person.personId))
  register(contract.savedListCreate, ({ person, body, idempotencyKey }) =>
    lists.create({ personId: person.personId, key: idempotencyKey, body }),
  )
  register(contract.savedListUpdate, ({ person, params, body }) =>
    lists.update(person.personId, params.id, body),
  )
  register(contract.savedListRemove, async ({ person, params }) => {
    await lists.remove(person.personId, params.id)
    return {}
  })
  const favorites = favoritesService(database, now)
  register(contract.favorites, ({ person }) => favorites.list(person.personId))
  register(contract.favoriteSet, async ({ person, body: { isFavorite, ...variety } }) => {
    await favorites.set(person.personId, variety, isFavorite)
    return {}
  })
}
