import { moveTransaction, type TransactionStatus } from '@flower-market/flower-domain'
import type { Trx } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { postMovement, release, spendReservation, type Posting } from '../ledger/index.ts'
import { insertTransferEvents, lockTransfer, type TransferRow } from './transfers.repository.ts'
import { postingsOf } from './transfer-postings.ts'

/** Who moves a transfer on, and when. */
export interface TransferStep {
  readonly id: string
  readonly by: string
  readonly at: Date
}

/** Locks a transfer that can move to a status. Throws `not-found`, and `transaction-changed` when it cannot. */
async function lockBefore(trx: Trx, id: string, next: TransactionStatus): Promise<TransferRow> {
  const transfer = await lockTransfer(trx, id)
  if (transfer === undefined) throw new ApiError('not-found')
  const step = moveTransaction(transfer.status, next)
  if (!step.ok || !step.isChanged) throw new ApiError('transaction-changed')
  return transfer
}

/** The bank has sent a transfer: what was reserved is taken. Answers it as it was before. Throws the refusal. */
export async function sendTransfer(trx: Trx, { id, by, at }: TransferStep): Promise<TransferRow> {
  const transfer = await lockBefore(trx, id, 'SENDED')
  const taken = await spendReservation(trx, transfer.reservationId as string, {
    kind: 'transfer',
    createdBy: transfer.personId,
    at,
    postings: postingsOf(transfer),
  })
  if (!taken.ok) {
    if (taken.reason === 'account-frozen') throw new ApiError(taken.reason)
    throw new Error(`A transfer cannot be taken from its reservation: ${taken.reason}.`)
  }
  await trx
    .updateTable('transfers')
    .set({ status: 'SENDED', sent_at: at, movement_id: taken.movementId })
    .where('id', '=', id)
    .execute()
  await insertTransferEvents(trx, id, [{ status: 'SENDED', at, by }])
  return transfer
}

/** A transfer has arrived; answers it as it was before. `mayConfirm` refuses what the one who says so has not seen. Throws the refusal. */
export async function confirmTransfer(
  trx: Trx,
  { id, by, at }: TransferStep,
  mayConfirm: (transfer: TransferRow) => void,
): Promise<TransferRow> {
  const transfer = await lockTransfer(trx, id)
  if (transfer === undefined) throw new ApiError('not-found')
  mayConfirm(transfer)
  if (transfer.status !== 'SENDED') throw new ApiError('transaction-changed')
  await trx
    .updateTable('transfers')
    .set({ status: 'CONFIRMED', settled_at: at, settled_by: by })
    .where('id', '=', id)
    .execute()
  await insertTransferEvents(trx, id, [{ status: 'CONFIRMED', at, by }])
  return transfer
}

/**
 * A transfer was not sent, and what was reserved is free again; or the bank has returned it, and all goes back: which of both, `seenStatus`
 * says. Answers it as it was before. Throws `transaction-changed` where it has another status by now.
 */
export async function rejectTransfer(
  trx: Trx,
  {
    id,
    by,
    at,
    reason,
    seenStatus,
  }: TransferStep & { readonly reason: string; readonly seenStatus: TransactionStatus | undefined },
): Promise<TransferRow> {
  const transfer = await lockBefore(trx, id, 'REJECTED')
  if (transfer.status !== seenStatus) throw new ApiError('transaction-changed')
  const { movementId, reservationId } = transfer
  const returnedBy = movementId === null ? null : await giveBack(trx, transfer, movementId, { by, at })
  if (movementId === null && reservationId !== null) await release(trx, reservationId, { at })
  await trx
    .updateTable('transfers')
    .set({ status: 'REJECTED', reason, settled_at: at, settled_by: by, returned_by: returnedBy })
    .where('id', '=', id)
    .execute()
  await insertTransferEvents(trx, id, [{ status: 'REJECTED', at, by }])
  return transfer
}

/**
 * The buyer cancels a transfer that was not sent; a repeat changes nothing. Answers its number. Throws `not-found`, also for another's, and
 * `transaction-changed` once the bank has it or it is settled otherwise.
 */
export async function cancelTransfer(trx: Trx, { id, by, at }: TransferStep): Promise<number> {
  const transfer = await lockTransfer(trx, id)
  if (transfer?.personId !== by) throw new ApiError('not-found')
  const { number, status, sentAt, settledBy } = transfer
  if (status === 'REJECTED' && sentAt === null && settledBy === by) return number
  if (status !== 'IN_PROCESSED') throw new ApiError('transaction-changed')
  await rejectTransfer(trx, { id, by, at, reason: '', seenStatus: status })
  return number
}

/** Undoes what a transfer took, at its own rate; answers the movement. */
async function giveBack(
  trx: Trx,
  transfer: TransferRow,
  corrects: string,
  { by, at }: Pick<TransferStep, 'by' | 'at'>,
): Promise<string> {
  const postings = postingsOf(transfer).map(({ account, currency, amount }): Posting => ({
    account,
    currency,
    amount: -amount,
  }))
  const moved = await postMovement(trx, { kind: 'correction', createdBy: by, at, corrects, postings })
  if (!moved.ok) throw new ApiError(moved.reason)
  return moved.movementId
}
