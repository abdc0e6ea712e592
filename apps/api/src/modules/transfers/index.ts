import { contract } from '@flower-market/api-client/contract'
import type { Platform } from '../../platform/platform.ts'
import { handleTransferJobs } from './transfer-jobs.ts'
import { transfersService } from './transfers.service.ts'

export { beginTransfer } from './begin-transfer.ts'
export { confirmTransfer, rejectTransfer, sendTransfer } from './settle-transfer.ts'
export { publishTransfer } from './publish-transfer.ts'
export {
  findTransfer,
  listTransfersById,
  toTransaction as toTransferTransaction,
  type TransferRow,
} from './transfers.repository.ts'

/** Transfers to plantations, and between a person's own accounts. */
export function transfersModule(platform: Platform): void {
  handleTransferJobs(platform)
  const { register } = platform
  const transfers = transfersService(platform)
  register(contract.transactionReceived, ({ person, query }) => transfers.received(person, query))
  register(contract.transactionStatusAccept, ({ person, params, idempotencyKey }) =>
    transfers.accept(person, idempotencyKey, params.id),
  )
  register(contract.transactionCancel, ({ person, params }) => transfers.cancel(person.personId, params.id))
  register(contract.transactionReview, ({ query }) => transfers.toReview(query))
  register(contract.transactionReviewGet, ({ params }) => transfers.review(params.id))
  register(contract.transactionSend, ({ person, params, idempotencyKey }) =>
    transfers.send(person.personId, idempotencyKey, params.id),
  )
}
