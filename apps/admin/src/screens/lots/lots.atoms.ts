import { changedTags, intentOf, maxLengths, type CallInput, type CallOutput } from '@flower-market/api-client'
import { varietyKey, type KnownVariety } from '@flower-market/flower-domain'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom, idempotencyKeysAtom } from '@flower-market/app-runtime/session'
import { atom } from 'jotai'

/** Saves numbers of lots, all or none; sent again after a lost answer it is done once. Rejects with an `ApiError`. */
export const saveLotsAtom = atom(null, async (get, set, input: CallInput<'lotsSave'>) => {
  try {
    return await get(idempotencyKeysAtom).attempt(intentOf('lotsSave', input), (idempotencyKey) =>
      get(apiAtom).call('lotsSave', input, { idempotencyKey, ...shownInPlace }),
    )
  } finally {
    // Also where it was refused: the page shows then how the lots are.
    set(invalidateAtom, changedTags.lotsSave)
  }
})

/** Puts a lot on sale. Rejects with an `ApiError`. */
export const createLotAtom = atom(null, async (get, set, input: CallInput<'lotCreate'>) => {
  await get(idempotencyKeysAtom).attempt(intentOf('lotCreate', input), (idempotencyKey) =>
    get(apiAtom).call('lotCreate', input, { idempotencyKey, ...shownInPlace }),
  )
  set(invalidateAtom, changedTags.lotCreate)
})

/** Takes a lot off sale. Rejects with an `ApiError`. */
export const withdrawLotAtom = atom(null, async (get, set, code: string) => {
  await get(apiAtom).call('lotWithdraw', { params: { code } }, shownInPlace)
  set(invalidateAtom, changedTags.lotWithdraw)
})

/** Adds a photograph to a lot; gives the lot. Rejects with an `ApiError`. */
export const addLotPhotoAtom = atom(
  null,
  async (get, set, { code, file }: { code: string; file: File }): Promise<CallOutput<'lotPhotoAdd'>> => {
    const lot = await get(apiAtom).call('lotPhotoAdd', { params: { code }, body: file }, shownInPlace)
    set(invalidateAtom, changedTags.lotPhotoAdd)
    return lot
  },
)

/** Removes a photograph of a lot, by its address. Rejects with an `ApiError`. */
export const removeLotPhotoAtom = atom(
  null,
  async (get, set, { code, path }: { code: string; path: string }) => {
    const photo = path.split('/').at(-1) ?? ''
    await get(apiAtom).call('lotPhotoRemove', { params: { code, photo } }, shownInPlace)
    set(invalidateAtom, changedTags.lotPhotoRemove)
  },
)

/** Finds varieties by their names; null for those that the shop does not know. What cannot be asked now is not answered. */
export const findVarietiesAtom = atom(
  null,
  async (get, _set, names: readonly string[]): Promise<ReadonlyMap<string, KnownVariety | null>> => {
    const answers = await Promise.all(
      names.map(async (name) => {
        const query = { search: name.slice(0, maxLengths.search), limit: 20 }
        const found = await get(apiAtom)
          .call('varietyRecords', { query }, shownInPlace)
          .catch(() => null)
        const key = varietyKey(name)
        const variety = found?.items.find((one) => varietyKey(one.name) === key) ?? null
        return found === null ? null : ([key, variety] as const)
      }),
    )
    return new Map(answers.filter((answer) => answer !== null))
  },
)
