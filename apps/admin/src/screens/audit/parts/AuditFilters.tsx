import { DayField } from '@flower-market/app-runtime/day-field'
import { ChoiceField } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { auditActions, type AuditAction } from '@flower-market/flower-domain'
import { Button } from '@flower-market/ui'
import styles from './AuditFilters.module.css'

export interface AuditFiltersProps {
  action: AuditAction | null
  from: string
  to: string
  /** Whether the entries are those of one person. */
  isOfOne: boolean
  onChange: (changes: Readonly<Record<string, string | null>>) => void
}

/** What of the audit log is shown: an action, days, one person. */
export function AuditFilters({ action, from, to, isOfOne, onChange }: AuditFiltersProps) {
  const t = useTranslate()
  const anyAction = { value: '', label: t('audit.anyAction') }
  return (
    <div className={styles.filters}>
      <ChoiceField
        label={t('audit.action')}
        value={action ?? ''}
        onValueChange={(chosen) => onChange({ action: chosen })}
        choices={[anyAction, ...auditActions.map((value) => ({ value, label: t(`audit.did.${value}`) }))]}
      />
      <DayField label={t('audit.from')} value={from} onValueChange={(day) => onChange({ from: day ?? '' })} />
      <DayField label={t('audit.to')} value={to} onValueChange={(day) => onChange({ to: day ?? '' })} />
      {isOfOne && (
        <Button tone="quiet" onClick={() => onChange({ about: null, by: null })}>
          {t('audit.everybody')}
        </Button>
      )}
    </div>
  )
}
