import { reportSteps, type IsoDate } from '@flower-market/flower-domain'
import { ToggleButton } from '@flower-market/ui'
import { DayField } from '@flower-market/app-runtime/day-field'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { lastDays, shownDays, shownPeriods, type ReportAddress } from '../report-address.ts'
import styles from './PeriodBar.module.css'

export interface PeriodBarProps {
  address: ReportAddress
  today: IsoDate
  onChange: (changes: Partial<Omit<ReportAddress, 'report'>>) => void
}

/** The period of a report and how it is divided. */
export function PeriodBar({ address, today, onChange }: PeriodBarProps) {
  const t = useTranslate()
  const days = shownDays(address, today)
  return (
    <div className={styles.bar}>
      <fieldset aria-label={t('reports.period')} className={styles.choices}>
        {shownPeriods.map((period) => (
          <ToggleButton
            key={period.days}
            pressed={days === period.days}
            onPressedChange={() => onChange({ ...lastDays(period.days, today), step: period.step })}
          >
            {period.days === 365 ? t('reports.lastYear') : t('reports.lastDays', { days: period.days })}
          </ToggleButton>
        ))}
      </fieldset>
      <div className={styles.dates}>
        {(['from', 'to'] as const).map((end) => (
          <DayField
            key={end}
            label={t(`reports.${end}`)}
            value={address[end]}
            onValueChange={(day) => day !== null && onChange({ [end]: day })}
          />
        ))}
      </div>
      {address.report !== 'plantations' && (
        <fieldset aria-label={t('reports.step')} className={styles.choices}>
          {reportSteps.map((step) => (
            <ToggleButton
              key={step}
              pressed={address.step === step}
              onPressedChange={() => onChange({ step })}
            >
              {t(`reports.step.${step}`)}
            </ToggleButton>
          ))}
        </fieldset>
      )}
    </div>
  )
}
