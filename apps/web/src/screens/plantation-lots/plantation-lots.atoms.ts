import { changedTags, type CallInput, type CallOutput } from '@flower-market/api-client'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom } from '@flower-market/app-runtime/session'
import { atom } from 'jotai'

/** A lot of the plantation. */
export type StockLot = CallOutput<'lotList'>['items'][number]

/** What is changed about a lot: terms, photographs that are added and that go. */
export interface LotEdit {
  readonly lot: StockLot
  readonly changes: Omit<CallInput<'lotUpdate'>['body'], 'seen'>
  readonly added: readonly File[]
  readonly removed: readonly string[]
}

/** The id of a photograph: the last part of its address. */
function photoIdOf(address: string): string {
  return address.split('/').at(-1) ?? ''
}

/**
 * Changes a lot and its photographs, one call after the other; a repeat after a failure sends what is left. Rejects with an
 * `ApiError`; what was done before it stays done.
 */
export const saveLotAtom = atom(null, async (get, set, { lot, changes, added, removed }: LotEdit) => {
  const { code, price, stemsAvailable, color, stemsPerBunch, stemsPerBox, soldBy } = lot
  const api = get(apiAtom)
  try {
    if (Object.keys(changes).length > 0) {
      const seen = { price, stemsAvailable, color, stemsPerBunch, stemsPerBox, soldBy }
      const body = { ...changes, seen }
      await api.call('lotUpdate', { params: { code }, body }, shownInPlace)
    }
    for (const photo of removed) {
      const params = { code, photo: photoIdOf(photo) }
      await api.call('lotPhotoRemove', { params }, shownInPlace)
    }
    for (const file of added) await api.call('lotPhotoAdd', { params: { code }, body: file }, shownInPlace)
  } finally {
    set(invalidateAtom, changedTags.lotUpdate)
  }
})
