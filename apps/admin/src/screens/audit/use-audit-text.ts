import type { CallOutput } from '@flower-market/api-client'
import {
  orderStatuses,
  transactionStatuses,
  verificationStatuses,
  type OperatorSettings,
} from '@flower-market/flower-domain'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useSettingText } from '../../components/setting-text/use-setting-text.ts'

type Entry = CallOutput<'auditList'>['items'][number]
type Value = Entry['changes'][number]['before']

/** The settings whose values have the same shape in every version: the log keeps those of earlier ones. */
const shownSettings = {
  incomingMethods: true,
  cashLimit: true,
  exchangeTerms: true,
  verification: true,
  vatBp: true,
  hasTransfers: true,
  unpaidLimits: true,
  staffSecondFactor: true,
  claimHours: true,
} as const satisfies { readonly [N in keyof OperatorSettings]?: true }
type ShownSetting = keyof typeof shownSettings

/** Kopecks, of a stem where they are a price. */
const moneyFields: ReadonlySet<string> = new Set(['price', 'freight', 'refundable'])

function isShownSetting(name: string): name is ShownSetting {
  return Object.hasOwn(shownSettings, name)
}

/** A setting as the log keeps it: numbers and words as they are, everything else as JSON. */
function settingOf(value: string | number | boolean): unknown {
  if (typeof value !== 'string' || !/^(?:[[{]|null$|true$|false$)/.test(value)) return value
  return JSON.parse(value)
}

function isOneOf<T extends string>(known: readonly T[], value: Value): value is T {
  return (known as readonly Value[]).includes(value)
}

/** Gives the words for what an action was done to, and for the values that it changed; what has none is shown as it is kept. */
export function useAuditText() {
  const t = useTranslate()
  const format = useFormat()
  const settingText = useSettingText()
  const statusOf = ({ kind }: Entry['subject'], status: Value): string => {
    if (kind === 'order' && isOneOf(orderStatuses, status)) return t(`labels.orderStatus.${status}`)
    if (kind === 'person' && isOneOf(verificationStatuses, status)) return t(`labels.verification.${status}`)
    if (kind === 'transaction' && isOneOf(transactionStatuses, status)) return t(`audit.status.${status}`)
    return String(status)
  }
  return {
    subject: ({ kind, _id }: Entry['subject']): string =>
      kind === 'setting' && isShownSetting(_id)
        ? t('audit.subject.namedSetting', { name: t(`operator.name.${_id}`) })
        : t(`audit.subject.${kind}`, { id: _id }),
    value(subject: Entry['subject'], field: string, value: Value): string {
      if (value === null || value === '') return '—'
      if (field === 'holdsFrom') return format.moment(String(value))
      if (field === 'status') return statusOf(subject, value)
      if (field === 'value' && subject.kind === 'setting' && isShownSetting(subject._id)) {
        return settingText(subject._id, settingOf(value) as OperatorSettings[ShownSetting])
      }
      if (typeof value === 'number') {
        if (moneyFields.has(field)) return format.money(value, 'RUB', true)
        return field.endsWith('Bp') ? format.percent(value) : format.number(value)
      }
      return String(value)
    },
  }
}
