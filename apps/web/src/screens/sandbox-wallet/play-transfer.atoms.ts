import type { CallInput } from '@flower-market/api-client'
import { atom } from 'jotai'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom } from '@flower-market/app-runtime/session'

/** How a played transfer differs from what was asked for. */
export type TransferKind = CallInput<'sandboxTransfer'>['body']['kind']

/** Plays a transfer; rejects with an `ApiError`. */
export const playTransferAtom = atom(
  null,
  async (get, set, body: CallInput<'sandboxTransfer'>['body']): Promise<string> => {
    const { txid } = await get(apiAtom).call('sandboxTransfer', { body }, shownInPlace)
    set(invalidateAtom, ['transactions'])
    return txid
  },
)
