import { Fieldset, ToggleButton } from '@flower-market/ui'
import { useIntl } from 'react-intl'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { weekdayDate } from '../weekday-date.ts'
import styles from './SettingsForm.module.css'

export interface WeekdayButtonsProps {
  /** 1 Monday … 7 Sunday; null where any day suits. */
  day: number | null
  /** The weekdays to choose from. */
  weekdays: readonly number[]
  onDayChange: (day: number | null) => void
}

/** One weekday or none: a key that is down is pressed again to let it go. */
export function WeekdayButtons({ day, weekdays, onDayChange }: WeekdayButtonsProps) {
  const t = useTranslate()
  const intl = useIntl()
  return (
    <Fieldset legend={t('settings.dayLabel')} hint={t('settings.dayHint')}>
      <div className={styles.days}>
        {weekdays.map((weekday) => {
          const short = intl.formatDate(weekdayDate(weekday), { weekday: 'short', timeZone: 'UTC' })
          const long = intl.formatDate(weekdayDate(weekday), { weekday: 'long', timeZone: 'UTC' })
          return (
            <ToggleButton
              key={weekday}
              pressed={weekday === day}
              onPressedChange={(isPressed) => onDayChange(isPressed ? weekday : null)}
              // Who speaks to the page says what stands on the key.
              aria-label={`${short}, ${long}`}
            >
              {short}
            </ToggleButton>
          )
        })}
      </div>
    </Fieldset>
  )
}
