import { changedTags } from '@flower-market/api-client'
import { apiAtom } from '@flower-market/app-runtime/session'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { atom } from 'jotai'

/** Marks a notice as read, with all that are older where that is wanted. A failure raises a notification. */
export const readNoticeAtom = atom(null, async (get, set, body: { _id: string; isWithOlder: boolean }) => {
  await get(apiAtom).call('noticeRead', { body })
  set(invalidateAtom, changedTags.noticeRead)
})
