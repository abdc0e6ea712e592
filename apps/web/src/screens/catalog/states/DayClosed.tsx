import { Link } from '@flower-market/app-runtime/navigation'
import type { IsoDate } from '@flower-market/flower-domain'
import { Banner, Button } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import type { OpenDay } from './open-day.ts'
import styles from './States.module.css'

export interface DayClosedProps {
  date: IsoDate
  /** Null when no later day is open. */
  next: OpenDay | null
}

/** Orders for the day that is shown are over. */
export function DayClosed({ date, next }: DayClosedProps) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <Banner
      tone="warn"
      role="alert"
      className={styles.closed}
      title={t('catalog.cutoffPassed', { day: format.day(date, 'day') })}
      action={
        next && (
          <Button asChild>
            <Link to={{ search: next.search }}>
              {t('catalog.goToDay', { day: format.day(next.date, 'day') })}
            </Link>
          </Button>
        )
      }
    >
      {t('catalog.dayClosedText')}
    </Banner>
  )
}
