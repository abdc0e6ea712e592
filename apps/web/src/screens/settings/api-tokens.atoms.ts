import { changedTags, type CallInput, type CallOutput } from '@flower-market/api-client'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom } from '@flower-market/app-runtime/session'
import { atom } from 'jotai'

/** A token of the person for a program. */
export type ApiToken = CallOutput<'apiTokenList'>[number]

/** Makes a token and answers its secret, which is told once; rejects with an `ApiError` (`wrong-password`, …). */
export const createTokenAtom = atom(
  null,
  async (get, set, body: CallInput<'apiTokenCreate'>['body']): Promise<string> => {
    const { secret } = await get(apiAtom).call('apiTokenCreate', { body }, shownInPlace)
    set(invalidateAtom, changedTags.apiTokenCreate)
    return secret
  },
)

/** Revokes a token; rejects with an `ApiError`. */
export const revokeTokenAtom = atom(null, async (get, set, id: string): Promise<void> => {
  await get(apiAtom).call('apiTokenRevoke', { params: { id } }, shownInPlace)
  set(invalidateAtom, changedTags.apiTokenRevoke)
})
