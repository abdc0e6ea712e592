import { memo } from 'react'
import type { IsoDate } from '@flower-market/flower-domain'
import { VisuallyHidden } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './Toolbar.module.css'

/** The day that is shown, while the days themselves are scrolled away; leads back to them. */
export const DayReturn = memo(({ date }: { date: IsoDate }) => {
  const t = useTranslate()
  const format = useFormat()
  return (
    <button type="button" className={styles.day} onClick={() => scrollTo(0, 0)}>
      <small aria-hidden="true">{format.day(date, 'weekday')}</small>
      <b aria-hidden="true">{format.day(date, 'number')}</b>
      <VisuallyHidden>{t('catalog.toDays', { day: format.day(date, 'weekdayAndDay') })}</VisuallyHidden>
    </button>
  )
})
