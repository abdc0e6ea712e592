import type { CallOutput } from '@flower-market/api-client'
import type { MessageId } from '@flower-market/app-runtime/i18n'
import {
  claimStatuses,
  lotChangeKinds,
  lotSources,
  mailKinds,
  orderStatuses,
  packUnits,
  recipientStatuses,
  roles,
  staffRoles,
  supportedLocales,
  transactionStatuses,
  verificationStatuses,
  type AuditSubject,
  type AuditValue,
  type MailKind,
} from '@flower-market/flower-domain'

type Subject = CallOutput<'auditList'>['items'][number]['subject']
type Labels = ReadonlyMap<AuditValue, MessageId>

function labelsOf<T extends string>(values: readonly T[], idOf: (value: T) => MessageId): Labels {
  return new Map(values.map((value) => [value, idOf(value)]))
}

/** The labels of statuses, by the kind of subject that has them. */
const statuses: Partial<Readonly<Record<AuditSubject, Labels>>> = {
  order: labelsOf(orderStatuses, (status) => `labels.orderStatus.${status}`),
  person: labelsOf(verificationStatuses, (status) => `labels.verification.${status}`),
  transaction: labelsOf(transactionStatuses, (status) => `labels.transactionStatus.${status}`),
  claim: labelsOf(claimStatuses, (status) => `audit.claim.${status}`),
  recipient: labelsOf(recipientStatuses, (status) => `audit.recipient.${status}`),
  'crypto-transfer': labelsOf(['held', 'credited', 'returned'], (status) => `audit.crypto.${status}`),
}

/** The labels of the values of a field that has a closed list of them. */
const values: ReadonlyMap<string, Labels> = new Map([
  ['role', labelsOf(roles, (role) => `runtime.role.${role}`)],
  ['staffRole', labelsOf(staffRoles, (role) => `audit.staffRole.${role}`)],
  ['soldBy', labelsOf(packUnits, (unit) => `audit.soldBy.${unit}`)],
  ['kind', labelsOf(lotChangeKinds, (kind) => `audit.kind.${kind}`)],
  ['source', labelsOf(lotSources, (source) => `audit.source.${source}`)],
  ['locale', labelsOf(supportedLocales, (locale) => `mails.language.${locale}`)],
])

const mails = labelsOf(
  mailKinds.map((kind) => `mail.${kind}` as const),
  (name) => `mails.kind.${name.slice('mail.'.length) as MailKind}`,
)

/** The message with the name of the mail whose text an entry is about; null for what is none. */
export function mailNameFor({ kind, _id }: Subject): MessageId | null {
  return kind === 'setting' ? (mails.get(_id) ?? null) : null
}

/** The message with the label of a value; null where it has none and is shown as it is stored. */
export function labelFor({ kind }: Subject, field: string, value: AuditValue): MessageId | null {
  const known = field === 'status' ? statuses[kind] : values.get(field)
  return known?.get(value) ?? null
}
