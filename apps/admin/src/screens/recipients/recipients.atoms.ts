import { changedTags, isApiError, type CallInput } from '@flower-market/api-client'
import { notifyAtom, shownInPlace } from '@flower-market/app-runtime/notifications'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom } from '@flower-market/app-runtime/session'
import { atom } from 'jotai'

/** Approves or rejects a recipient as it was looked at. Where it changed or was decided meanwhile it says so; rejects with any other error. */
export const reviewRecipientAtom = atom(null, async (get, set, input: CallInput<'recipientReview'>) => {
  try {
    await get(apiAtom).call('recipientReview', input, shownInPlace)
    const message = input.body.isApproved ? 'payouts.recipient.approved' : 'payouts.recipient.rejected'
    set(notifyAtom, { tone: 'success', message })
  } catch (error) {
    if (!isApiError(error, 'recipient-changed')) throw error
    set(notifyAtom, { tone: 'danger', message: 'payouts.recipient.changedMeanwhile' })
  }
  set(invalidateAtom, [...changedTags.recipientReview, 'audit'])
})
