import type { IsoDate } from '@flower-market/flower-domain'
import { DayField } from '@flower-market/app-runtime/day-field'
import { useState } from 'react'
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
  const [isOwn, setOwn] = useState(false)
  const period = isOwn ? 'own' : periodOf(filter, today)
  const choose = (next: Period): void => {
    setOwn(next === 'own')
    if (next === 'own') return
    const from = firstDayOf(next, today)
    onChange({ ...(from !== undefined && { from }) })
  }
  const dayField = (name: 'from' | 'to') => (
    <DayField
      size="m"
      label={t(`money.period.${name}`)}
      min={name === 'to' ? (filter.from ?? firstDay) : firstDay}
      max={today}
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
