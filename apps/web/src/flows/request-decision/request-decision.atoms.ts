import { atom } from 'jotai'
import {
  changedTags,
  intentOf,
  isApiError,
  type CallInput,
  type ErrorCode,
  type ResourceTag,
} from '@flower-market/api-client'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom, idempotencyKeysAtom } from '@flower-market/app-runtime/session'
import { learnUnverifiedAtom } from '../checkout/verification-needed.atoms.ts'

/** What the page shows may be what the decision was refused for. */
const outdatedBy: { readonly [C in ErrorCode]?: readonly ResourceTag[] } = {
  'request-closed': ['orders', 'requests'],
  'request-changed': ['requests'],
  'not-enough-funds': ['balances'],
  'unpaid-limit': ['orders'],
  'payment-method-off': ['terms'],
  'cash-limit': ['terms'],
  'verification-needed': ['profile'],
}

/** Takes over what a call was refused for, and rejects with it. */
const rejectAtom = atom(null, (_get, set, error: unknown): never => {
  if (isApiError(error) && error.code !== null) set(invalidateAtom, outdatedBy[error.code] ?? [])
  if (isApiError(error, 'verification-needed')) set(learnUnverifiedAtom, error.details.status)
  throw error
})

/** Accepts lines of an answer, which become an order; a repeat after a lost answer is one order. Rejects with an `ApiError`. */
export const acceptRequestAtom = atom(
  null,
  async (get, set, body: CallInput<'requestAccept'>['body']): Promise<void> => {
    await get(idempotencyKeysAtom)
      .attempt(intentOf('requestAccept', { body }), (idempotencyKey) =>
        get(apiAtom).call('requestAccept', { body }, { idempotencyKey, ...shownInPlace }),
      )
      .catch((error: unknown) => set(rejectAtom, error))
    set(invalidateAtom, changedTags.requestAccept)
  },
)

/** Cancels a request of the person. Rejects with an `ApiError`. */
export const cancelRequestAtom = atom(null, async (get, set, _id: string): Promise<void> => {
  const query = { _id }
  await get(idempotencyKeysAtom)
    .attempt(intentOf('plantationOrderCancelAll', { query }), (idempotencyKey) =>
      get(apiAtom).call('plantationOrderCancelAll', { query }, { idempotencyKey, ...shownInPlace }),
    )
    .catch((error: unknown) => set(rejectAtom, error))
  set(invalidateAtom, changedTags.plantationOrderCancelAll)
})

/** Sends a handwritten request and answers its id; a repeat after a lost answer sends one. Rejects with an `ApiError`. */
export const sendRequestAtom = atom(
  null,
  async (get, set, body: CallInput<'orderMyself'>['body']): Promise<string> => {
    const sent = await get(idempotencyKeysAtom)
      .attempt(intentOf('orderMyself', { body }), (idempotencyKey) =>
        get(apiAtom).call('orderMyself', { body }, { idempotencyKey, ...shownInPlace }),
      )
      .catch((error: unknown) => set(rejectAtom, error))
    set(invalidateAtom, changedTags.orderMyself)
    return sent._id
  },
)

/** Answers a request to the plantation. Rejects with an `ApiError`. */
export const answerRequestAtom = atom(
  null,
  async (get, set, body: CallInput<'requestAnswer'>['body']): Promise<void> => {
    await get(idempotencyKeysAtom).attempt(intentOf('requestAnswer', { body }), (idempotencyKey) =>
      get(apiAtom).call('requestAnswer', { body }, { idempotencyKey, ...shownInPlace }),
    )
    set(invalidateAtom, changedTags.requestAnswer)
  },
)

/** Replaces the templates of the plantation. Rejects with an `ApiError`. */
export const saveTemplatesAtom = atom(
  null,
  async (get, set, templates: CallInput<'answerTemplatesSave'>['body']['templates']): Promise<void> => {
    await get(apiAtom).call('answerTemplatesSave', { body: { templates } }, shownInPlace)
    set(invalidateAtom, changedTags.answerTemplatesSave)
  },
)
