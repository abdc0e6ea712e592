import { changedTags, intentOf } from '@flower-market/api-client'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom, idempotencyKeysAtom } from '@flower-market/app-runtime/session'
import { atom, type Getter } from 'jotai'
import { isGivenBack, seenStatusOf, type Transfer, type TransferAction } from './transfer-action.ts'

function send(
  get: Getter,
  { _id: id, total }: Transfer,
  action: TransferAction,
  reason: string,
): Promise<unknown> {
  const { call } = get(apiAtom)
  const keys = get(idempotencyKeysAtom)
  const params = { id }
  if (isGivenBack(action)) {
    const body = { reason, seenStatus: seenStatusOf[action] }
    return call('transactionReject', { params, body }, shownInPlace)
  }
  if (action === 'send') {
    return keys.attempt(intentOf('transactionSend', { params }), (idempotencyKey) =>
      call('transactionSend', { params }, { idempotencyKey, ...shownInPlace }),
    )
  }
  const input = { params, body: { amount: total } }
  return keys.attempt(intentOf('transactionConfirm', input), (idempotencyKey) =>
    call('transactionConfirm', input, { idempotencyKey, ...shownInPlace }),
  )
}

/** Moves a transfer on from the status that was looked at. Rejects with an `ApiError`: `transaction-changed` where a colleague was first. */
export const moveTransferAtom = atom(
  null,
  async (get, set, transfer: Transfer, action: TransferAction, reason: string): Promise<void> => {
    try {
      await send(get, transfer, action, reason)
    } finally {
      // Also where it was refused: the page shows then where the transfer stands.
      set(invalidateAtom, [...changedTags.transactionReject, 'audit'])
    }
  },
)
