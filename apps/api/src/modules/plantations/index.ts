import { contract } from '@flower-market/api-client/contract'
import type { Platform } from '../../platform/platform.ts'
import { plantationRecordsService } from './plantation-records.service.ts'
import { plantationsService } from './plantations.service.ts'
import { recipientsService } from './recipients.service.ts'

export type { RecipientRow } from './recipients.repository.ts'
export { findUsableRecipient, shareUsableRecipient } from './usable-recipient.ts'

/** Plantations, and whom their money goes to. */
export async function plantationsModule(platform: Platform): Promise<void> {
  const { register } = platform
  const plantations = plantationsService(platform)
  register(contract.plantationAll, () => plantations.all())
  register(contract.plantationList, ({ person, query }) => plantations.list(person.personId, query))
  register(contract.plantationAllList, ({ person }) => plantations.allWithRecipients(person))
  register(contract.plantationGet, ({ person, params }) => plantations.get(person.personId, params.id))
  const recipients = recipientsService(platform)
  register(contract.recipientCreate, ({ person, body, idempotencyKey }) =>
    recipients.create(person, idempotencyKey, body),
  )
  register(contract.recipientUpdate, ({ person, params, body }) => recipients.update(person, params.id, body))
  register(contract.recipientReviewList, ({ person, query }) => recipients.toReview(person, query))
  register(contract.recipientReview, ({ person, params, body }) => recipients.review(person, params.id, body))
  const records = plantationRecordsService(platform)
  register(contract.plantationRecords, () => records.list())
  register(contract.plantationCreate, ({ person, body, idempotencyKey }) =>
    records.create(person.personId, idempotencyKey, body),
  )
  register(contract.plantationUpdate, ({ person, params, body: { version, holdsFrom, reason, ...terms } }) =>
    records.update(person.personId, params.id, terms, { version, holdsFrom, reason }),
  )
  register(contract.plantationChangeWithdraw, ({ person, params }) =>
    records.withdraw(person.personId, params.id, params.changeId),
  )
  await records.handleJobs()
}
