import { addDays, type IsoDate } from '@flower-market/flower-domain'
import { ChevronLeftIcon, ChevronRightIcon, IconButton } from '@flower-market/ui'
import { DayField } from '@flower-market/app-runtime/day-field'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './DayChoice.module.css'

export interface DayChoiceProps {
  label: string
  day: IsoDate
  onDayChange: (day: IsoDate) => void
}

/** The day that a page is about, with the day before and the day after. */
export function DayChoice({ label, day, onDayChange }: DayChoiceProps) {
  const t = useTranslate()
  return (
    <div className={styles.choice}>
      <IconButton
        size="l"
        tone="outlined"
        label={t('days.before')}
        onClick={() => onDayChange(addDays(day, -1))}
      >
        <ChevronLeftIcon />
      </IconButton>
      <DayField
        label={label}
        value={day}
        onValueChange={(chosen) => chosen !== null && onDayChange(chosen)}
        className={styles.day}
      />
      <IconButton
        size="l"
        tone="outlined"
        label={t('days.after')}
        onClick={() => onDayChange(addDays(day, 1))}
      >
        <ChevronRightIcon />
      </IconButton>
    </div>
  )
}
