import { atom } from 'jotai'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { apiAtom } from '@flower-market/app-runtime/session'

/** Gives everything that is stored about the person as a JSON file; rejects with an `ApiError`. */
export const exportPersonalDataAtom = atom(null, async (get): Promise<File> => {
  const data = await get(apiAtom).call('personalDataExport', {}, shownInPlace)
  const name = `personal-data-${data.exportedAt.slice(0, 10)}.json`
  return new File([JSON.stringify(data, null, 2)], name, { type: 'application/json' })
})

/** Erases the person's data for good; rejects with an `ApiError` (`wrong-password`, `account-in-use`). */
export const eraseAtom = atom(null, async (get, _set, password: string): Promise<void> => {
  await get(apiAtom).call('personErase', { body: { password } }, shownInPlace)
})
