import { changedTags, type CallInput } from '@flower-market/api-client'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { invalidateAtom, resourcesAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom } from '@flower-market/app-runtime/session'
import { atom } from 'jotai'

/** Saves of what the person is notified by which ways; rejects with an `ApiError`. */
export const saveNoticeSettingsAtom = atom(
  null,
  async (get, set, body: CallInput<'noticeSettingsSet'>['body']) => {
    const saved = await get(apiAtom).call('noticeSettingsSet', { body }, shownInPlace)
    get(resourcesAtom)
      .of('noticeSettings', {})
      .patch(() => saved)
    set(invalidateAtom, changedTags.noticeSettingsSet)
  },
)
