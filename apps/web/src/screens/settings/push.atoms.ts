import { changedTags } from '@flower-market/api-client'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom } from '@flower-market/app-runtime/session'
import { atom } from 'jotai'
import { pushBrowserAtom } from './push-browser.ts'

/** Has this browser pushed to. Answers whether the browser allows it; rejects with an `ApiError`. */
export const pushOnAtom = atom(null, async (get, set, publicKey: string): Promise<boolean> => {
  const body = await get(pushBrowserAtom).subscribe(publicKey)
  if (body === null) return false
  await get(apiAtom).call('noticePushOn', { body }, shownInPlace)
  set(invalidateAtom, changedTags.noticePushOn)
  return true
})

/** Has this browser not pushed to any more; rejects with an `ApiError`. */
export const pushOffAtom = atom(null, async (get, set): Promise<void> => {
  await get(apiAtom).call('noticePushOff', {}, shownInPlace)
  await get(pushBrowserAtom).unsubscribe()
  set(invalidateAtom, changedTags.noticePushOff)
})
