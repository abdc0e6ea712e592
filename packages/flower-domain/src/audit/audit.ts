/** Everything that the audit log records of staff. */
export const auditActions = [
  'verification-approved',
  'verification-rejected',
  'transaction-confirmed',
  'transaction-rejected',
  'transfer-sent',
  'card-refunded',
  'claim-decided',
  'order-moved',
  'statement-line-credited',
  'statement-line-excluded',
  'crypto-credited',
  'crypto-returned',
  'setting-decided',
  'recipient-approved',
  'recipient-rejected',
  'percentages-set',
  'person-added',
  'person-changed',
  'role-changed',
  'person-blocked',
  'person-unblocked',
  'sessions-ended',
  'account-frozen',
  'account-unfrozen',
  'money-compensated',
  'money-written-off',
  'money-corrected',
  'second-factor-set',
  'second-factor-removed',
  'recovery-codes-renewed',
  'passkey-added',
  'passkey-removed',
  'auction-scheduled',
  'auction-canceled',
  'region-added',
  'region-changed',
  'plantation-added',
  'plantation-changed',
  'variety-changed',
  'day-closed',
  'rates-entered',
  'lots-changed',
  'order-placed',
  'statement-imported',
  'delivery-routes-set',
] as const

/** Something that the audit log records. */
export type AuditAction = (typeof auditActions)[number]

/** Every kind of thing that a recorded action is done to. */
export const auditSubjects = [
  'person',
  'transaction',
  'order',
  'claim',
  'statement-line',
  'crypto-transfer',
  'setting',
  'recipient',
  'account',
  'auction',
  'region',
  'plantation',
  'variety',
  'day',
  'lot',
  'statement',
] as const

/** What a recorded action is done to. */
export type AuditSubject = (typeof auditSubjects)[number]

/** A value of a named field in the audit log. */
export type AuditValue = string | number | boolean | null

/** A field that an action has changed; null where there was nothing before or is nothing after. */
export interface AuditChange {
  readonly field: string
  readonly before: AuditValue
  readonly after: AuditValue
}

/** The fields that differ, in the order in which they were named: a field that stays as it was is left out. */
export function auditChanges(
  before: Readonly<Record<string, AuditValue>>,
  after: Readonly<Record<string, AuditValue>>,
): AuditChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return fields
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
    .filter((change) => change.before !== change.after)
}
