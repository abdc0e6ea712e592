import type { MessageId } from '@flower-market/app-runtime/i18n'
import {
  auditChanges,
  operatorRequisites,
  type AuditChange,
  type AuditValue,
  type OperatorRequisite,
} from '@flower-market/flower-domain'

const requisiteLabels = Object.fromEntries(
  operatorRequisites.map((part) => [part, `operator.part.${part}`]),
) as { readonly [P in OperatorRequisite]: `operator.part.${P}` }

/** The settings of many fields, with the label of each field; a field of a field is named with a point. */
const settingParts = {
  requisites: requisiteLabels,
  signatory: {
    position: 'audit.signatory.position',
    surname: 'audit.signatory.surname',
    name: 'audit.signatory.name',
    patronymic: 'audit.signatory.patronymic',
  },
  contacts: {
    'name.ru': 'operator.contact.nameRu',
    'name.en': 'operator.contact.nameEn',
    'address.ru': 'operator.contact.addressRu',
    'address.en': 'operator.contact.addressEn',
    email: 'operator.contact.email',
    phone: 'operator.contact.phone',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, MessageId>>>>

/** A setting of many fields. */
export type CompositeSetting = keyof typeof settingParts

/** Whether a setting has many fields, each of which the log shows by itself. */
export function isCompositeSetting(name: string): name is CompositeSetting {
  return Object.hasOwn(settingParts, name)
}

/** The label of a field of a setting; null for one of another version, which is shown by its key. */
export function settingPartLabel(setting: CompositeSetting, part: string): MessageId | null {
  const labels: Readonly<Record<string, MessageId>> = settingParts[setting]
  return Object.hasOwn(labels, part) ? (labels[part] ?? null) : null
}

/** A value of the log that was kept as JSON; a text that is none is given as it is. */
export function parseLogged(value: AuditValue): unknown {
  if (typeof value !== 'string' || !/^(?:[[{]|null$|true$|false$)/u.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isAuditValue(value: unknown): value is AuditValue {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

function partsOf(value: unknown, path = ''): [string, AuditValue][] {
  if (isRecord(value)) {
    return Object.entries(value).flatMap(([name, part]) =>
      partsOf(part, path === '' ? name : `${path}.${name}`),
    )
  }
  return [[path, isAuditValue(value) ? value : JSON.stringify(value)]]
}

/**
 * What a decision about a setting of many fields has changed, field by field, in the order in which people read them; fields of
 * another version come last. Null where what the log keeps has no fields.
 */
export function settingPartChanges(
  setting: CompositeSetting,
  { before, after }: Pick<AuditChange, 'before' | 'after'>,
): AuditChange[] | null {
  const [was, is] = [parseLogged(before), parseLogged(after)]
  const areFields = [was, is].every((value) => value === null || isRecord(value))
  if (!areFields || (was === null && is === null)) return null
  const [wasParts, isParts] = [was, is].map((value): Record<string, AuditValue> =>
    value === null ? {} : Object.fromEntries(partsOf(value)),
  )
  const known = Object.fromEntries(
    Object.keys(settingParts[setting]).map((part) => [part, wasParts?.[part] ?? null]),
  )
  return auditChanges({ ...known, ...wasParts }, isParts ?? {}).filter(
    // An empty text is what a field without anything holds.
    (change) => (change.before ?? '') !== (change.after ?? ''),
  )
}
