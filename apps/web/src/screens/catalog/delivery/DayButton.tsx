import { Link } from '@flower-market/app-runtime/navigation'
import { VisuallyHidden } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import type { DeliveryDay } from '../data/delivery-choice.ts'
import styles from './DeliveryStrip.module.css'

export interface DayButtonProps {
  day: DeliveryDay
  isCurrent: boolean
  hasLines: boolean
  /** The query of the address that chooses the day. */
  search: string
}

/**
 * A delivery day: weekday and number; a link, so that a day can be opened in another tab or sent to somebody. A closed
 * one stays in its place and says why it cannot be chosen.
 */
export function DayButton({ day: { date, isOpen }, isCurrent, hasLines, search }: DayButtonProps) {
  const t = useTranslate()
  const format = useFormat()
  const words = (
    <>
      <small aria-hidden="true">{format.day(date, 'weekday')}</small>
      <b aria-hidden="true">{format.day(date, 'number')}</b>
      <VisuallyHidden>
        {format.day(date, 'weekdayAndDay')}
        {!isOpen && `. ${t('catalog.dayClosed')}`}
        {hasLines && `. ${t('catalog.dayHasLines')}`}
      </VisuallyHidden>
    </>
  )
  if (!isOpen && !isCurrent) {
    return (
      <span className={styles.day} data-closed title={t('catalog.dayClosed')}>
        {words}
      </span>
    )
  }
  return (
    <Link
      to={{ search }}
      className={styles.day}
      aria-current={isCurrent ? 'date' : undefined}
      data-closed={!isOpen || undefined}
      data-lines={hasLines || undefined}
    >
      {words}
    </Link>
  )
}
