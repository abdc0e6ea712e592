import { changedTags, createIdempotencyKeys, intentOf } from '@flower-market/api-client'
import { atom } from 'jotai'
import { notifyAtom, shownInPlace } from '@flower-market/app-runtime/notifications'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom } from '@flower-market/app-runtime/session'
import type { RecipientValues } from './recipient-form.ts'

const keysAtom = atom(() => createIdempotencyKeys(null))

/** Adds or changes a recipient; a repeat after a lost answer adds one. Rejects with an `ApiError`. */
export const saveRecipientAtom = atom(
  null,
  async (get, set, { id, values }: { id: string | null; values: RecipientValues }): Promise<void> => {
    const { call } = get(apiAtom)
    if (id === null) {
      const input = { body: values }
      await get(keysAtom).attempt(intentOf('recipientCreate', input), (idempotencyKey) =>
        call('recipientCreate', input, { idempotencyKey, ...shownInPlace }),
      )
    } else {
      const { plantationId: _place, accountNumber, ...fields } = values
      const body = { ...fields, ...(accountNumber !== '' && { accountNumber }) }
      await call('recipientUpdate', { params: { id }, body }, shownInPlace)
    }
    set(invalidateAtom, changedTags.recipientCreate)
    set(notifyAtom, { tone: 'success', message: 'transfers.form.saved' })
  },
)
