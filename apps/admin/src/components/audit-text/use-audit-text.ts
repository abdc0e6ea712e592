import type { CallOutput } from '@flower-market/api-client'
import type { AuditChange, AuditValue } from '@flower-market/flower-domain'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useSettingText } from '../setting-text/use-setting-text.ts'
import { auditFieldOf } from './audit-fields.ts'
import { mailNameFor, labelFor } from './audit-labels.ts'
import { isPlainSetting, isSettingValue } from './plain-settings.ts'
import {
  isCompositeSetting,
  parseLogged,
  settingPartChanges,
  settingPartLabel,
  type CompositeSetting,
} from './setting-parts.ts'

type Entry = CallOutput<'auditList'>['items'][number]
type Subject = Entry['subject']

/** A changed field as the log shows it. */
export interface ChangeText {
  /** Distinguishes it among those of its entry. */
  readonly key: string
  readonly label: string
  readonly before: string
  readonly after: string
}

/** Kopecks, of a stem where they are a price. */
const moneyFields: ReadonlySet<string> = new Set(['price', 'freight', 'refundable'])

function isCompositeSettingOf(subject: Subject): subject is Subject & { _id: CompositeSetting } {
  return subject.kind === 'setting' && isCompositeSetting(subject._id)
}

/** Gives the texts of what an action was done to and of the values that it changed; what has no label is shown as it is stored. */
export function useAuditText() {
  const t = useTranslate()
  const format = useFormat()
  const settingText = useSettingText()
  const valueOf = (subject: Subject, field: string, value: AuditValue): string => {
    if (value === null || value === '') return '—'
    if (field === 'holdsFrom') return format.moment(String(value))
    const label = labelFor(subject, field, value)
    if (label !== null) return t(label)
    if (field === 'value' && subject.kind === 'setting' && isPlainSetting(subject._id)) {
      const held = parseLogged(value)
      return isSettingValue(subject._id, held) ? settingText(subject._id, held) : String(value)
    }
    if (typeof value === 'number') {
      if (moneyFields.has(field)) return format.money(value, 'RUB', true)
      return field.endsWith('Bp') ? format.percent(value) : format.number(value)
    }
    if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no')
    return String(value)
  }
  const labelOf = (field: string): string => {
    const known = auditFieldOf(field)
    return known === null ? field : t(`audit.field.${known}`)
  }
  const partTexts = (subject: Subject, change: AuditChange): ChangeText[] | null => {
    if (!isCompositeSettingOf(subject)) return null
    const setting = subject._id
    const parts = settingPartChanges(setting, change)
    if (parts === null) return null
    return parts.map(({ field, before, after }) => {
      const label = settingPartLabel(setting, field)
      const [was, is] = [valueOf(subject, 'part', before), valueOf(subject, 'part', after)]
      return { key: `value.${field}`, label: label === null ? field : t(label), before: was, after: is }
    })
  }
  return {
    subject: (subject: Subject): string => {
      const { kind, _id } = subject
      const mail = mailNameFor(subject)
      if (mail !== null) return t('audit.subject.mail', { name: t(mail) })
      return kind === 'setting' && (isPlainSetting(_id) || isCompositeSetting(_id))
        ? t('audit.subject.namedSetting', { name: t(`operator.name.${_id}`) })
        : t(`audit.subject.${kind}`, { id: _id })
    },
    /** The changed fields of an entry; a setting of many fields is told field by field. */
    changes: ({ subject, changes }: Pick<Entry, 'subject' | 'changes'>): ChangeText[] =>
      changes.flatMap((change) => {
        const { field, before, after } = change
        const parts = field === 'value' ? partTexts(subject, change) : null
        const whole = {
          key: field,
          label: labelOf(field),
          before: valueOf(subject, field, before),
          after: valueOf(subject, field, after),
        }
        return parts ?? [whole]
      }),
  }
}
