import type { VerificationStatus } from '@flower-market/flower-domain'
import type { Trx } from '../../platform/database/database.ts'

/** Where a person's verification stands, and the phone that they have confirmed. */
export interface VerificationState {
  readonly status: VerificationStatus
  readonly confirmedPhone: string | null
}

/** What a person says of themselves for the review. */
export interface VerificationForm {
  readonly name: string
  readonly phone: string
  readonly city: string
  readonly address: string
  readonly index: string
}

/** The state of a person's verification, locked until the transaction ends; undefined when there is no such person. */
export async function lockVerification(trx: Trx, personId: string): Promise<VerificationState | undefined> {
  const person = await trx
    .selectFrom('people')
    .select(['phone', 'phone_verified_at'])
    .where('id', '=', personId)
    .forUpdate()
    .executeTakeFirst()
  if (person === undefined) return undefined
  const verification = await trx
    .selectFrom('verifications')
    .select('status')
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return {
    status: verification?.status ?? 'INITIAL',
    confirmedPhone: person.phone_verified_at === null ? null : person.phone,
  }
}

/** Writes a verification that waits for its review. */
export async function writeAsked(
  trx: Trx,
  personId: string,
  { index, ...form }: VerificationForm,
  at: Date,
): Promise<void> {
  const row = {
    ...form,
    postal_code: index,
    status: 'WAITING' as const,
    comment: '',
    asked_at: at,
    decided_at: null,
    decided_by: null,
  }
  await trx
    .insertInto('verifications')
    .values({ person_id: personId, ...row })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(row))
    .execute()
}

/** Writes the decision of a review. */
export async function writeDecision(
  trx: Trx,
  personId: string,
  decision: { status: VerificationStatus; comment: string; by: string; at: Date },
): Promise<void> {
  const { status, comment, by, at } = decision
  await trx
    .updateTable('verifications')
    .set({ status, comment, decided_by: by, decided_at: at })
    .where('person_id', '=', personId)
    .execute()
}
