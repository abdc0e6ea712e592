import { wishColumns, wishTable } from '@flower-market/flower-domain'
import { changedTags, createIdempotencyKeys, intentOf, isApiError } from '@flower-market/api-client'
import { atom } from 'jotai'
import { notifyAtom, shownInPlace } from '@flower-market/app-runtime/notifications'
import { invalidateAtom, resourcesAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom } from '@flower-market/app-runtime/session'
import { newPastedList, pastedListAtom } from '../../state/pasted-list.atoms.ts'
import { keptWishes, wishesOf, type FlowerToSave, type SavedList } from './list-to-save.ts'

/** A new list, or one that is added to or written anew. */
export type SaveTarget =
  | { readonly kind: 'new'; readonly name: string }
  | { readonly kind: 'add' | 'replace'; readonly list: SavedList }

/** What is saved where. */
export interface ListToSave {
  readonly target: SaveTarget
  readonly flowers: readonly FlowerToSave[]
  /** Only the plantations that the flowers are of will do. */
  readonly isOfPlantations: boolean
}

const keysAtom = atom(() => createIdempotencyKeys(null))

/** Saves flowers as a list, or into one; a repeat after a lost answer saves one list. Rejects with an `ApiError`. */
export const saveListAtom = atom(
  null,
  async (get, set, { target, flowers, isOfPlantations }: ListToSave): Promise<void> => {
    const { call } = get(apiAtom)
    const isUnknown = flowers.some(({ plantationId }) => plantationId === undefined)
    const plantations = isOfPlantations && isUnknown ? await call('plantationAll', {}, shownInPlace) : []
    const ids = new Map(plantations.map(({ name, _id }) => [name, _id]))
    const wishes = wishesOf(flowers, isOfPlantations ? ids : null)
    if (target.kind === 'new') {
      const input = { body: { name: target.name, wishes } }
      await get(keysAtom).attempt(intentOf('savedListCreate', input), (idempotencyKey) =>
        call('savedListCreate', input, { idempotencyKey, ...shownInPlace }),
      )
    } else {
      const { list, kind } = target
      const body = { wishes: kind === 'add' ? [...keptWishes(list), ...wishes] : wishes }
      await call('savedListUpdate', { params: { id: list._id }, body }, shownInPlace)
    }
    set(invalidateAtom, changedTags.savedListCreate)
    set(notifyAtom, { tone: 'success', message: 'lists.saved' })
  },
)

/** Another name or other wishes of a list. */
export interface ListChange {
  readonly id: string
  readonly name: string
  readonly wishes: SavedList['wishes']
}

/** Writes a list anew. Rejects with an `ApiError`. */
export const changeListAtom = atom(null, async (get, set, { id, ...change }: ListChange): Promise<void> => {
  const body = { name: change.name, wishes: keptWishes(change) }
  await get(apiAtom).call('savedListUpdate', { params: { id }, body }, shownInPlace)
  set(invalidateAtom, changedTags.savedListUpdate)
})

/** Removes a list; one that is gone already is removed all the same. Rejects with an `ApiError`. */
export const removeListAtom = atom(null, async (get, set, id: string): Promise<void> => {
  try {
    await get(apiAtom).call('savedListRemove', { params: { id } }, shownInPlace)
  } catch (error) {
    if (!isApiError(error, 'not-found')) throw error
  }
  get(resourcesAtom)
    .of('savedLists', {})
    .patch((lists) => lists.filter(({ _id }) => _id !== id))
  set(invalidateAtom, changedTags.savedListRemove)
})

/** Opens a saved list as one that becomes a cart, matched and reviewed like a pasted one. */
export const openListAtom = atom(null, (_get, set, { _id: id, name, wishes }: SavedList): void => {
  const rows = wishTable(wishes)
  const text = rows.map((row) => row.filter((cell) => cell !== '').join(' ')).join('\n')
  set(pastedListAtom, newPastedList(rows, { text, fileName: null, saved: { id, name } }, wishColumns))
})
