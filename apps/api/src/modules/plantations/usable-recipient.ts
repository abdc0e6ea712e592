import type { Db, Trx } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { findRecipient, shareRecipient, type RecipientRow } from './recipients.repository.ts'

/**
 * A recipient that a person may send money to. Throws `not-found`, also for another's and for a plantation's that is not
 * approved, and `recipient-not-approved` for one's own.
 */
export async function findUsableRecipient(db: Db, personId: string, id: string): Promise<RecipientRow> {
  return requireUsable(await findRecipient(db, id), personId)
}

/** The same, which nobody changes until the transaction ends. */
export async function shareUsableRecipient(trx: Trx, personId: string, id: string): Promise<RecipientRow> {
  return requireUsable(await shareRecipient(trx, id), personId)
}

function requireUsable(row: RecipientRow | undefined, personId: string): RecipientRow {
  const isOwn = row?.owner_id === personId
  if (row === undefined || (!isOwn && (row.owner_id !== null || row.status !== 'APPROVED'))) {
    throw new ApiError('not-found')
  }
  if (row.status !== 'APPROVED') throw new ApiError('recipient-not-approved')
  return row
}
