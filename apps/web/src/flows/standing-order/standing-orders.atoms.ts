import {
  changedTags,
  createIdempotencyKeys,
  intentOf,
  type CallInput,
  type CallOutput,
} from '@flower-market/api-client'
import { atom } from 'jotai'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom } from '@flower-market/app-runtime/session'

/** A standing order in a list. */
export type StandingOrder = CallOutput<'standingOrders'>[number]

/** When, how and up to which price a list is ordered. */
export type StandingTerms = CallInput<'standingOrderCreate'>['body']

const keysAtom = atom(() => createIdempotencyKeys(null))

/** Adds a standing order (`id` is null) or changes one, and answers its id. Rejects with an `ApiError`. */
export const saveStandingAtom = atom(
  null,
  async (get, set, { id, terms }: { id: string | null; terms: StandingTerms }): Promise<string> => {
    const { call } = get(apiAtom)
    const input = { body: terms }
    const { _id } =
      id === null
        ? await get(keysAtom).attempt(intentOf('standingOrderCreate', input), (idempotencyKey) =>
            call('standingOrderCreate', input, { idempotencyKey, ...shownInPlace }),
          )
        : await call('standingOrderUpdate', { params: { id }, ...input }, shownInPlace)
    set(invalidateAtom, changedTags.standingOrderCreate)
    return _id
  },
)

/** Pauses, resumes or ends a standing order. Rejects with an `ApiError`, which is notified. */
export const moveStandingAtom = atom(
  null,
  async (get, set, { id, status }: { id: string; status: StandingOrder['status'] }): Promise<void> => {
    await get(apiAtom).call('standingOrderUpdate', { params: { id }, body: { status } })
    set(invalidateAtom, changedTags.standingOrderUpdate)
  },
)
