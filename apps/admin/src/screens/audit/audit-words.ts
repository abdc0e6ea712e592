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
type Words = ReadonlyMap<AuditValue, MessageId>

function wordsOf<T extends string>(values: readonly T[], idOf: (value: T) => MessageId): Words {
  return new Map(values.map((value) => [value, idOf(value)]))
}

/** The words for a status, by what has it. */
const statuses: Partial<Readonly<Record<AuditSubject, Words>>> = {
  order: wordsOf(orderStatuses, (status) => `labels.orderStatus.${status}`),
  person: wordsOf(verificationStatuses, (status) => `labels.verification.${status}`),
  transaction: wordsOf(transactionStatuses, (status) => `labels.transactionStatus.${status}`),
  claim: wordsOf(claimStatuses, (status) => `audit.claim.${status}`),
  recipient: wordsOf(recipientStatuses, (status) => `audit.recipient.${status}`),
  'crypto-transfer': wordsOf(['held', 'credited', 'returned'], (status) => `audit.crypto.${status}`),
}

/** The words for the values of a field that holds one of a few. */
const values: ReadonlyMap<string, Words> = new Map([
  ['role', wordsOf(roles, (role) => `runtime.role.${role}`)],
  ['staffRole', wordsOf(staffRoles, (role) => `audit.staffRole.${role}`)],
  ['soldBy', wordsOf(packUnits, (unit) => `audit.soldBy.${unit}`)],
  ['kind', wordsOf(lotChangeKinds, (kind) => `audit.kind.${kind}`)],
  ['source', wordsOf(lotSources, (source) => `audit.source.${source}`)],
  ['locale', wordsOf(supportedLocales, (locale) => `mails.language.${locale}`)],
])

const mails = wordsOf(
  mailKinds.map((kind) => `mail.${kind}` as const),
  (name) => `mails.kind.${name.slice('mail.'.length) as MailKind}`,
)

/** The message with the name of the mail whose text an entry is about; null for what is none. */
export function mailNameFor({ kind, _id }: Subject): MessageId | null {
  return kind === 'setting' ? (mails.get(_id) ?? null) : null
}

/** The message for a value that is one of a few; null where it has none and is shown as it is kept. */
export function wordFor({ kind }: Subject, field: string, value: AuditValue): MessageId | null {
  const known = field === 'status' ? statuses[kind] : values.get(field)
  return known?.get(value) ?? null
}
