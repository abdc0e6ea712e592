import { useTranslate } from '@flower-market/app-runtime/i18n'
import { auditActions, type AuditAction } from '@flower-market/flower-domain'
import { Button } from '@flower-market/ui'
import { useId } from 'react'
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
  const id = useId()
  return (
    <div className={styles.filters}>
      <label htmlFor={`${id}-action`}>
        {t('audit.action')}
        <select
          id={`${id}-action`}
          value={action ?? ''}
          onChange={(event) => onChange({ action: event.target.value })}
        >
          <option value="">{t('audit.anyAction')}</option>
          {auditActions.map((one) => (
            <option key={one} value={one}>
              {t(`audit.did.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <label htmlFor={`${id}-from`}>
        {t('audit.from')}
        <input
          id={`${id}-from`}
          type="date"
          value={from}
          onChange={(event) => onChange({ from: event.target.value })}
        />
      </label>
      <label htmlFor={`${id}-to`}>
        {t('audit.to')}
        <input
          id={`${id}-to`}
          type="date"
          value={to}
          onChange={(event) => onChange({ to: event.target.value })}
        />
      </label>
      {isOfOne && (
        <Button tone="quiet" onClick={() => onChange({ about: null, by: null })}>
          {t('audit.everybody')}
        </Button>
      )}
    </div>
  )
}
