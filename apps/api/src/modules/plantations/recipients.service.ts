import { randomUUID } from 'node:crypto'
import { events, type CallOutput, type Contract } from '@flower-market/api-client/contract'
import { findRequisiteProblems, normalizeRequisites } from '@flower-market/flower-domain'
import type * as z from 'zod/mini'
import type { Trx } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { publishToDesk } from '../../platform/events/publish-to-desk.ts'
import { publish } from '../../platform/events/publish.ts'
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SignedIn } from '../../platform/sessions/session-store.ts'
import { recordAudit } from '../audit/index.ts'
import { findPlantation } from './plantations.repository.ts'
import {
  findRecipient,
  insertRecipient,
  listForReview,
  lockRecipient,
  mayChange,
  readForReview,
  toRecipient,
  updateRecipient,
  type RecipientRow,
} from './recipients.repository.ts'

type NewRecipient = z.output<Contract['recipientCreate']['body']>
type Changes = z.output<Contract['recipientUpdate']['body']>
type ReviewQuery = z.output<Contract['recipientReviewList']['query']>
type Decision = z.output<Contract['recipientReview']['body']>

/** Makes the service of recipients: who may add, change and approve them. */
export function recipientsService({
  database: { kysely },
  events: { transaction },
  now,
}: Pick<Platform, 'database' | 'events' | 'now'>) {
  return {
    /** Adds one, once per key. It waits for staff, whoever adds it. Throws `not-found` for a plantation that is not there. */
    async create(viewer: SignedIn, key: string, body: NewRecipient): Promise<CallOutput<'recipientCreate'>> {
      const { personId } = viewer
      const { answer } = await transaction((trx) =>
        withIdempotency(trx, { personId, call: 'recipientCreate', key, body }, async () => {
          const { plantationId, ...fields } = body
          const requisites = toColumns(fields, fields.accountNumber)
          if ((await findPlantation(trx, plantationId)) === undefined) throw new ApiError('not-found')
          const isPlantations = mayChange({ owner_id: null, plantation_id: plantationId }, viewer)
          const id = randomUUID()
          const at = now()
          await insertRecipient(trx, {
            id,
            plantation_id: plantationId,
            owner_id: isPlantations ? null : personId,
            created_by: personId,
            ...requisites,
            created_at: at,
            changed_at: at,
          })
          return toRecipient(await publishRecipient(trx, id), viewer)
        }),
      )
      return answer
    },

    /** Changes one; whatever changes but its name, staff look at again. Throws `not-found`, also for another's. */
    async update(viewer: SignedIn, id: string, body: Changes): Promise<CallOutput<'recipientUpdate'>> {
      return transaction(async (trx) => {
        const row = await lockRecipient(trx, id)
        if (row === undefined || !mayChange(row, viewer)) throw new ApiError('not-found')
        const columns = toColumns(body, body.accountNumber ?? row.account_number)
        const { name: _name, ...requisites } = columns
        const hasChanged = Object.entries(requisites).some(
          ([column, value]) => row[column as keyof typeof requisites] !== value,
        )
        const again = {
          status: 'WAITING',
          reason: '',
          decided_at: null,
          decided_by: null,
          changed_at: now(),
          revision: row.revision + 1,
        } as const
        await updateRecipient(trx, id, { ...columns, ...(hasChanged && again) })
        return toRecipient(await publishRecipient(trx, id), viewer)
      })
    },

    /** What waits for staff, or what they have decided. */
    toReview: (viewer: SignedIn, query: ReviewQuery) => listForReview(kysely, viewer, query),

    /** Approves or rejects what staff have looked at. Throws `recipient-changed` when it is another by now. */
    review(viewer: SignedIn, id: string, decision: Decision): Promise<CallOutput<'recipientReview'>> {
      return transaction(async (trx) => {
        const row = await lockRecipient(trx, id)
        if (row === undefined) throw new ApiError('not-found')
        if (row.revision !== decision.revision) throw new ApiError('recipient-changed')
        const status = decision.isApproved ? 'APPROVED' : 'REJECTED'
        // Decided already: a repeat changes nothing, and a colleague's decision is not overwritten.
        if (row.status === status) return readForReview(trx, row, viewer)
        if (row.status !== 'WAITING') throw new ApiError('recipient-changed')
        const at = now()
        const decided = { decided_at: at, decided_by: viewer.personId }
        await updateRecipient(
          trx,
          id,
          decision.isApproved
            ? { status: 'APPROVED', reason: '', ...decided }
            : { status: 'REJECTED', reason: decision.reason, ...decided },
        )
        await recordAudit(trx, {
          by: viewer.personId,
          at,
          action: decision.isApproved ? 'recipient-approved' : 'recipient-rejected',
          subject: { kind: 'recipient', id },
          about: row.owner_id,
          reason: decision.isApproved ? '' : decision.reason,
          before: { status: row.status },
          after: { status },
        })
        return readForReview(trx, await publishRecipient(trx, id), viewer)
      })
    },
  }
}

/** What is stored of the fields. Throws `validation-failed` where a bank's field fails its check. */
function toColumns(fields: Changes, account: string) {
  const bank = normalizeRequisites({ ...fields, accountNumber: account })
  const issues = Object.entries(findRequisiteProblems(bank)).map(([path, message]) => ({ path, message }))
  if (issues.length > 0) throw new ApiError('validation-failed', { issues })
  const { name, country, state, city, address, postalCode, currency, beneficiary } = fields
  return {
    name,
    country,
    state,
    city,
    address,
    postal_code: postalCode,
    currency,
    beneficiary,
    bic: bank.bic,
    routing_number: bank.routingNumber,
    account_number: bank.accountNumber,
    bank_country: bank.bankCountry,
  }
}

/** Reads a recipient as it is now and publishes it to whoever has added it, and to staff when it waits for them. */
async function publishRecipient(trx: Trx, id: string): Promise<RecipientRow> {
  const row = await findRecipient(trx, id)
  if (row === undefined) throw new ApiError('not-found')
  const { owner_id: owner, created_by: creator, name, status } = row
  const person = owner ?? creator
  if (person !== null) await publish(trx, events['recipient-changed'], { person }, { _id: id, name, status })
  await publishToDesk(trx, 'recipient')
  if (status === 'WAITING') await publish(trx, events['recipient-waiting'], { role: 'ADMIN' }, { _id: id })
  return row
}
