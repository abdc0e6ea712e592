import { changedTags, intentOf, type CallInput } from '@flower-market/api-client'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom, idempotencyKeysAtom } from '@flower-market/app-runtime/session'
import { atom } from 'jotai'

/** Credits a balance or writes off from it; sent again after a lost answer it is done once. Rejects with an `ApiError`. */
export const moveMoneyAtom = atom(null, async (get, set, input: CallInput<'personMoney'>) => {
  try {
    await get(idempotencyKeysAtom).attempt(intentOf('personMoney', input), (idempotencyKey) =>
      get(apiAtom).call('personMoney', input, { idempotencyKey, ...shownInPlace }),
    )
  } finally {
    // Also where it was refused: the page shows then what the balance is.
    set(invalidateAtom, changedTags.personMoney)
  }
})

/** Corrects an operation that was made by hand. Rejects with an `ApiError`. */
export const correctMoneyAtom = atom(null, async (get, set, input: CallInput<'personMoneyCorrect'>) => {
  try {
    await get(idempotencyKeysAtom).attempt(intentOf('personMoneyCorrect', input), (idempotencyKey) =>
      get(apiAtom).call('personMoneyCorrect', input, { idempotencyKey, ...shownInPlace }),
    )
  } finally {
    set(invalidateAtom, changedTags.personMoneyCorrect)
  }
})

/** Blocks a person, or lets them sign in again. Rejects with an `ApiError`. */
export const blockPersonAtom = atom(
  null,
  async (get, set, { isBlocked, ...input }: CallInput<'personBlock'> & { isBlocked: boolean }) => {
    await get(apiAtom).call(isBlocked ? 'personUnblock' : 'personBlock', input, shownInPlace)
    set(invalidateAtom, changedTags.personBlock)
  },
)

/** Changes a profile. Rejects with an `ApiError`. */
export const changePersonAtom = atom(null, async (get, set, input: CallInput<'personChange'>) => {
  await get(apiAtom).call('personChange', input, shownInPlace)
  set(invalidateAtom, changedTags.personChange)
})

/** Sets a margin and a share. Rejects with an `ApiError`. */
export const setPercentagesAtom = atom(null, async (get, set, body: CallInput<'userAddReferral'>['body']) => {
  await get(apiAtom).call('userAddReferral', { body }, shownInPlace)
  set(invalidateAtom, changedTags.personChange)
})

/** Ends one session of a person, or all of them. Rejects with an `ApiError`. */
export const endSessionsAtom = atom(
  null,
  async (get, set, { id, sessionId }: { id: string; sessionId: string | null }) => {
    const { call } = get(apiAtom)
    await (sessionId === null
      ? call('personSessionsEnd', { params: { id } }, shownInPlace)
      : call('personSessionEnd', { params: { id, sessionId } }, shownInPlace))
    set(invalidateAtom, changedTags.personSessionsEnd)
  },
)

/** Changes what a person may do; their sessions end. Rejects with an `ApiError`. */
export const changeRoleAtom = atom(null, async (get, set, input: CallInput<'personRole'>) => {
  await get(apiAtom).call('personRole', input, shownInPlace)
  set(invalidateAtom, changedTags.personRole)
})

/** Changes what one of the staff does among them. Rejects with an `ApiError`. */
export const changeStaffRoleAtom = atom(null, async (get, set, input: CallInput<'staffRoleSet'>) => {
  try {
    await get(apiAtom).call('staffRoleSet', input, shownInPlace)
  } finally {
    // Also where it was refused: another owner has set one.
    set(invalidateAtom, changedTags.staffRoleSet)
  }
})

/** Decides a verification that waits. Rejects with an `ApiError`. */
export const decideVerificationAtom = atom(
  null,
  async (get, set, body: CallInput<'userVerificationReview'>['body']) => {
    try {
      await get(apiAtom).call('userVerificationReview', { body }, shownInPlace)
    } finally {
      // Also where somebody else has decided it: the page shows then how.
      set(invalidateAtom, changedTags.userVerificationReview)
    }
  },
)
