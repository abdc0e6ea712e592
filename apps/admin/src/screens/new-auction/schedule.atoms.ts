import { changedTags, intentOf, isApiError } from '@flower-market/api-client'
import { toFormError } from '@flower-market/app-runtime/forms'
import type { MessageId } from '@flower-market/app-runtime/i18n'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom, idempotencyKeysAtom } from '@flower-market/app-runtime/session'
import { atom } from 'jotai'
import type { OfferedLot } from './offered-draft.ts'

/** Why an auction was not scheduled. */
export function scheduleProblem(error: unknown): MessageId {
  if (!isApiError(error, 'validation-failed')) return toFormError(error)
  const paths = error.details.issues.map(({ path }) => path)
  if (paths.some((path) => path.endsWith('.opensAt'))) return 'clocks.issue.past'
  if (paths.some((path) => path.endsWith('.code') || path.endsWith('.stems')))
    return 'clocks.issue.stockChanged'
  return 'clocks.issue.missing'
}

/** Puts lots on clocks; sent again after a lost answer it is done once. Gives the auction's id; rejects with an `ApiError`. */
export const scheduleAtom = atom(null, async (get, set, lots: OfferedLot[]): Promise<string> => {
  const input = { body: { lots } }
  try {
    const { _id } = await get(idempotencyKeysAtom).attempt(
      intentOf('auctionCreate', input),
      (idempotencyKey) => get(apiAtom).call('auctionCreate', input, { idempotencyKey, ...shownInPlace }),
    )
    return _id
  } finally {
    // Also where it was refused: the list shows then what is in stock.
    set(invalidateAtom, changedTags.auctionCreate)
  }
})
