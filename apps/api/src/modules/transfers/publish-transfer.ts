import { events } from '@flower-market/api-client/contract'
import type { Trx } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { publishToDesk } from '../../platform/events/publish-to-desk.ts'
import { publish } from '../../platform/events/publish.ts'
import { publishToStaff } from '../../platform/events/publish-to-staff.ts'
import { findTransfer, toTransaction, type TransferTransaction } from './transfers.repository.ts'

/**
 * Reads a transfer as it is now and publishes it to its person and staff, and to the plantation once the money is on its way to it.
 * Throws `not-found`.
 */
export async function publishTransfer(trx: Trx, id: string): Promise<TransferTransaction> {
  const row = await findTransfer(trx, id)
  if (row === undefined) throw new ApiError('not-found')
  const { personId: person, plantationId: plantation, number, status, sentAt } = row
  await publish(trx, events['transaction-changed'], { person }, { _id: id, number, kind: 'transfer', status })
  if (plantation !== null && sentAt !== null) {
    await publish(trx, events['transfer-received'], { plantation }, { _id: id, number, status })
  }
  await publishToStaff(trx, 'transaction')
  await publishToDesk(trx, 'transfer')
  return toTransaction(row)
}
