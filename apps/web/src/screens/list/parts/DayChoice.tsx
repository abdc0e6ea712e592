import type { IsoDate } from '@flower-market/flower-domain'
import type { CallOutput } from '@flower-market/api-client'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { ChoiceField } from '@flower-market/app-runtime/forms'
import styles from './DayChoice.module.css'

export interface DayChoiceProps {
  /** Days that can be ordered for. */
  days: CallOutput<'catalogDays'>['dates']
  date: IsoDate | null
  /** Whether the days have been answered. */
  isKnown: boolean
  onDate: (date: string) => void
}

/** The delivery day that a list is compared with. */
export function DayChoice({ days, date, isKnown, onDate }: DayChoiceProps) {
  const t = useTranslate()
  const format = useFormat()
  if (isKnown && date === null) return <p className={styles.none}>{t('list.noDays')}</p>
  return (
    <ChoiceField
      label={t('list.day')}
      className={styles.day}
      choices={days.map((day) => ({ value: day.date, label: format.day(day.date, 'weekdayAndDay') }))}
      value={date ?? ''}
      disabled={!isKnown}
      onValueChange={onDate}
    />
  )
}
