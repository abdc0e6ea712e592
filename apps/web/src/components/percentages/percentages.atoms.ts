import { atom } from 'jotai'
import type { CallInput } from '@flower-market/api-client'
import { apiAtom } from '@flower-market/app-runtime/session'

/** Sets somebody's margin or share; gives the person as a list shows them, and rejects with an `ApiError`. */
export const savePercentagesAtom = atom(null, (get, _set, body: CallInput<'userAddReferral'>['body']) =>
  get(apiAtom).call('userAddReferral', { body }),
)
