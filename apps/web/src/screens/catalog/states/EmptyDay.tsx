import { Link } from '@flower-market/app-runtime/navigation'
import type { IsoDate } from '@flower-market/flower-domain'
import { Button, EmptyState } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import type { OpenDay } from './open-day.ts'
import styles from './States.module.css'

/** Nothing is on sale for the day. */
export function EmptyDay({ date, next }: { date: IsoDate; next: OpenDay | null }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <EmptyState
      className={styles.nothing}
      title={t('catalog.emptyDay', { day: format.day(date, 'day') })}
      action={
        next && (
          <Button asChild tone="primary">
            <Link to={{ search: next.search }}>
              {t('catalog.goToDay', { day: format.day(next.date, 'day') })}
            </Link>
          </Button>
        )
      }
    >
      {t('catalog.emptyDayText')}
    </EmptyState>
  )
}
