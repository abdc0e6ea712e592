import { favoriteKey, type FavoriteVariety } from '@flower-market/flower-domain'
import { changedTags } from '@flower-market/api-client'
import { atom } from 'jotai'
import { invalidateAtom, resourcesAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom } from '@flower-market/app-runtime/session'

/** A variety, and whether it is to be a favorite. */
export interface FavoriteChange extends FavoriteVariety {
  readonly isFavorite: boolean
}

const favoritesAtom = atom((get) => get(resourcesAtom).of('favorites', {}))

/** Marks a variety or takes its mark away: shown at once, and undone where the server refuses. A failure is notified. */
export const setFavoriteAtom = atom(
  null,
  async (get, set, { type, variety, isFavorite }: FavoriteChange): Promise<void> => {
    const changed = favoriteKey({ type, variety })
    get(favoritesAtom).patch((list) => {
      const others = list.filter((one) => favoriteKey(one) !== changed)
      return isFavorite ? [...others, { type, variety }] : others
    })
    try {
      await get(apiAtom).call('favoriteSet', { body: { type, variety, isFavorite } })
    } catch {
      set(invalidateAtom, changedTags.favoriteSet)
    }
  },
)
