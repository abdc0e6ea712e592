import { changedTags, type CallInput, type CallOutput } from '@flower-market/api-client'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom } from '@flower-market/app-runtime/session'
import { atom } from 'jotai'

/** Where a program of the person is told of events. */
export type Webhook = CallOutput<'webhookList'>[number]

/** What was sent to a webhook, and what became of it. */
export type WebhookDelivery = CallOutput<'webhookDeliveries'>[number]

/** Makes a webhook and answers its secret, which is told once; rejects with an `ApiError` (`wrong-password`, …). */
export const createWebhookAtom = atom(
  null,
  async (get, set, body: CallInput<'webhookCreate'>['body']): Promise<string> => {
    const { secret } = await get(apiAtom).call('webhookCreate', { body }, shownInPlace)
    set(invalidateAtom, changedTags.webhookCreate)
    return secret
  },
)

/** Removes a webhook; rejects with an `ApiError`. */
export const removeWebhookAtom = atom(null, async (get, set, id: string): Promise<void> => {
  await get(apiAtom).call('webhookRemove', { params: { id } }, shownInPlace)
  set(invalidateAtom, changedTags.webhookRemove)
})

/** Has a paused webhook called again; rejects with an `ApiError`, which a notification tells. */
export const resumeWebhookAtom = atom(null, async (get, set, id: string): Promise<void> => {
  await get(apiAtom).call('webhookResume', { params: { id } })
  set(invalidateAtom, changedTags.webhookResume)
})

/** Sends a test event; rejects with an `ApiError`. */
export const testWebhookAtom = atom(null, async (get, set, id: string): Promise<void> => {
  await get(apiAtom).call('webhookTest', { params: { id } }, shownInPlace)
  set(invalidateAtom, changedTags.webhookTest)
})

/** Sends a delivery once more; rejects with an `ApiError`. */
export const resendDeliveryAtom = atom(null, async (get, set, id: string): Promise<void> => {
  await get(apiAtom).call('webhookResend', { params: { id } }, shownInPlace)
  set(invalidateAtom, changedTags.webhookResend)
})
