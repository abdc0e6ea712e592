import type { CallOutput } from '@flower-market/api-client/contract'
import { maskAccountNumber, type RecipientStatus } from '@flower-market/flower-domain'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db, Trx } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { SignedIn } from '../../platform/sessions/session-store.ts'

type Recipient = CallOutput<'recipientCreate'>

/** A recipient as it is stored, with the name of its plantation. */
export type RecipientRow = Selectable<Schema['recipients']> & { readonly plantationName: string }

function withPlantation(db: Db | Trx) {
  return db
    .selectFrom('recipients')
    .innerJoin('plantations', 'plantations.id', 'recipients.plantation_id')
    .selectAll('recipients')
    .select('plantations.name as plantationName')
}

/** What a person may see: a plantation's approved ones, their own, and all of the plantation that they represent. */
export function listRecipientsFor(
  db: Db,
  { personId, plantationId }: Pick<SignedIn, 'personId' | 'plantationId'>,
): Promise<RecipientRow[]> {
  return withPlantation(db)
    .where((eb) =>
      eb.or([
        eb('owner_id', '=', personId),
        eb.and([eb('owner_id', 'is', null), eb('status', '=', 'APPROVED')]),
        eb.and([eb('owner_id', 'is', null), eb('plantation_id', '=', plantationId)]),
      ]),
    )
    .orderBy('recipients.created_at')
    .orderBy('recipients.id')
    .execute()
}

/** A recipient; undefined when there is none. */
export function findRecipient(db: Db | Trx, id: string): Promise<RecipientRow | undefined> {
  return withPlantation(db).where('recipients.id', '=', id).executeTakeFirst()
}

/** The same, which nobody changes until the transaction ends. */
export function shareRecipient(trx: Trx, id: string): Promise<RecipientRow | undefined> {
  return withPlantation(trx).where('recipients.id', '=', id).forShare('recipients').executeTakeFirst()
}

/** The same, kept as it is until the transaction ends. */
export function lockRecipient(trx: Trx, id: string): Promise<RecipientRow | undefined> {
  return withPlantation(trx).where('recipients.id', '=', id).forUpdate('recipients').executeTakeFirst()
}

/** Whether a person may change a recipient: one's own, and the plantation's own as its representative. */
export function mayChange(
  { owner_id: ownerId, plantation_id: plantation }: Pick<RecipientRow, 'owner_id' | 'plantation_id'>,
  { personId, plantationId, role }: SignedIn,
): boolean {
  if (ownerId !== null) return ownerId === personId
  return role === 'ADMIN' || plantation === plantationId
}

/** Writes a new recipient. */
export async function insertRecipient(trx: Trx, row: Insertable<Schema['recipients']>): Promise<void> {
  await trx.insertInto('recipients').values(row).execute()
}

/** Changes a recipient. */
export async function updateRecipient(
  trx: Trx,
  id: string,
  changes: Updateable<Schema['recipients']>,
): Promise<void> {
  await trx.updateTable('recipients').set(changes).where('id', '=', id).execute()
}

function factsOf(row: RecipientRow, viewer: SignedIn) {
  return {
    _id: row.id,
    plantation: { _id: row.plantation_id, name: row.plantationName },
    isOwn: mayChange(row, viewer),
    status: row.status,
    reason: row.reason,
    name: row.name,
    country: row.country,
    state: row.state,
    city: row.city,
    address: row.address,
    postalCode: row.postal_code,
    currency: row.currency,
    beneficiary: row.beneficiary,
    bic: row.bic,
    routingNumber: row.routing_number,
    bankCountry: row.bank_country,
  }
}

/** A recipient as somebody sees it: of the account number the last characters. */
export function toRecipient(row: RecipientRow, viewer: SignedIn): Recipient {
  return { ...factsOf(row, viewer), accountNumber: maskAccountNumber(row.account_number) }
}

type ToReview = CallOutput<'recipientReview'>

/** A recipient as staff check it, with who has added it. */
export async function readForReview(db: Db | Trx, row: RecipientRow, viewer: SignedIn): Promise<ToReview> {
  const owner = await db
    .selectFrom('people')
    .select(['id', 'name', 'surname', 'company'])
    .where('id', '=', row.owner_id)
    .executeTakeFirst()
  return {
    ...factsOf(row, viewer),
    accountNumber: row.account_number,
    revision: row.revision,
    changedAt: row.changed_at.toISOString(),
    approved: row.approved,
    owner:
      owner === undefined
        ? null
        : { _id: owner.id, name: `${owner.name} ${owner.surname}`.trim(), company: owner.company },
  }
}

/** A page of what waits for staff, the oldest first, or of what they have decided, the newest first. */
export async function listForReview(
  db: Db,
  viewer: SignedIn,
  { page, limit, status }: { page: number; limit: number; status: RecipientStatus },
): Promise<CallOutput<'recipientReviewList'>> {
  const rows = await withPlantation(db)
    .where('status', '=', status)
    .orderBy('changed_at', status === 'WAITING' ? 'asc' : 'desc')
    .orderBy('recipients.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { count } = await db
    .selectFrom('recipients')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('status', '=', status)
    .executeTakeFirstOrThrow()
  const items = await Promise.all(rows.map((row) => readForReview(db, row, viewer)))
  return { items, page, limit, total: Number(count) }
}
