import type { IsoDate } from '@flower-market/flower-domain'
import { DateField } from '@flower-market/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { FilterChoice } from './FilterChoice.tsx'
import { firstDayOf, periodOf, type AccountAndDays, type Period } from './use-money-filter.ts'
import styles from './MoneyFilters.module.css'

const periods = ['all', 'week', 'month', 'quarter', 'own'] as const satisfies readonly Period[]

/** Nothing was entered into the books before. */
const firstDay = '2024-01-01'

export interface PeriodFilterProps {
  filter: AccountAndDays
  today: IsoDate
  onChange: (days: Pick<AccountAndDays, 'from' | 'to'>) => void
}

/** The days of a history: a usual span, or two days of one's own. */
export function PeriodFilter({ filter, today, onChange }: PeriodFilterProps) {
  const t = useTranslate()
  const { locale } = useIntl()
  const [isOwn, setOwn] = useState(false)
  const period = isOwn ? 'own' : periodOf(filter, today)
  const choose = (next: Period): void => {
    setOwn(next === 'own')
    if (next === 'own') return
    const from = firstDayOf(next, today)
    onChange({ ...(from !== undefined && { from }) })
  }
  const dayField = (name: 'from' | 'to') => (
    <DateField
      size="m"
      label={t(`money.period.${name}`)}
      placeholder={t('money.dayPlaceholder')}
      calendarLabel={t('money.calendar')}
      locale={locale}
      min={name === 'to' ? (filter.from ?? firstDay) : firstDay}
      max={today}
      today={today}
      previousLabel={t('money.previousMonth')}
      nextLabel={t('money.nextMonth')}
      explainProblem={(problem) => t(`money.dayProblem.${problem}`)}
      value={filter[name] ?? null}
      onValueChange={(day) => {
        const { from, to } = filter
        const days = { from, to, [name]: day ?? undefined }
        onChange({
          ...(days.from !== undefined && { from: days.from }),
          ...(days.to !== undefined && { to: days.to }),
        })
      }}
    />
  )
  return (
    <>
      <FilterChoice
        label={t('money.period')}
        choices={periods.map((value) => ({ value, label: t(`money.period.${value}`) }))}
        value={period}
        onValueChange={(value) => choose(periods.find((one) => one === value) ?? 'all')}
      />
      {period === 'own' && (
        <div className={styles.days}>
          {dayField('from')}
          {dayField('to')}
        </div>
      )}
    </>
  )
}
