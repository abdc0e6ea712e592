import {
  changedTags,
  createIdempotencyKeys,
  intentOf,
  type CallInput,
  type CallOutput,
} from '@flower-market/api-client'
import { atom } from 'jotai'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { invalidateAtom, resourcesAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom } from '@flower-market/app-runtime/session'
import type { EnteredReceipt } from './receipt-form.ts'

/** A transaction with what it still needs. */
export type TopUp = CallOutput<'transactionGet'>

/** What was read on the picture of a payment. */
export type ReadProof = CallOutput<'proofCheck'>

const keysAtom = atom(() => createIdempotencyKeys(null))

/** Begins a top-up and answers its id; a repeat after a lost answer begins one. Rejects with an `ApiError`. */
export const beginTopUpAtom = atom(
  null,
  async (get, set, body: CallInput<'transactionCreate'>['body']): Promise<string> => {
    const begun = await get(keysAtom).attempt(intentOf('transactionCreate', { body }), (idempotencyKey) =>
      get(apiAtom).call('transactionCreate', { body }, { idempotencyKey, ...shownInPlace }),
    )
    set(invalidateAtom, changedTags.transactionCreate)
    return begun._id
  },
)

/** Reads the QR on a picture; rejects with an `ApiError`. */
export const checkProofAtom = atom(
  null,
  (get, _set, { body, signal }: { body: File; signal: AbortSignal }): Promise<ReadProof> =>
    get(apiAtom).call('proofCheck', { body }, { signal, ...shownInPlace }),
)

/** Attaches the picture that proves a top-up; rejects with an `ApiError`. */
export const attachProofAtom = atom(
  null,
  async (get, set, { id, body }: { id: string; body: File }): Promise<void> => {
    const { proof, status } = await get(apiAtom).call('proofAttach', { query: { id }, body }, shownInPlace)
    get(resourcesAtom)
      .of('transactionGet', { params: { id } })
      .patch((known) => ({ ...known, proof, status }))
    set(invalidateAtom, changedTags.proofAttach)
  },
)

/** Proves a top-up by what was typed from a receipt; rejects with an `ApiError`. */
export const enterReceiptAtom = atom(
  null,
  async (get, set, { id, receipt }: { id: string; receipt: EnteredReceipt }): Promise<void> => {
    const input = { params: { id }, body: receipt }
    const entered = await get(apiAtom).call('receiptEnter', input, shownInPlace)
    get(resourcesAtom)
      .of('transactionGet', { params: { id } })
      .patch(() => entered)
    set(invalidateAtom, changedTags.receiptEnter)
  },
)
