import { memo, useLayoutEffect, useRef } from 'react'
import type { Availability, IsoDate } from '@flower-market/flower-domain'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { DeliveryDay } from '../data/delivery-choice.ts'
import { AvailabilityTabs, type AvailabilityCounts } from './AvailabilityTabs.tsx'
import { CutoffLine } from './CutoffLine.tsx'
import { DayButton } from './DayButton.tsx'
import styles from './DeliveryStrip.module.css'

export interface DeliveryStripProps {
  availability: Availability
  /** How many lots each availability has; null while that is not known. */
  counts: AvailabilityCounts | null
  /** Null while they are not known. */
  days: readonly DeliveryDay[] | null
  date: IsoDate
  now: Date
  /** Days that have lines in the cart. */
  cartDays: readonly IsoDate[]
  /** The query of the address for a day, the first where it is null, with the filters as they are. */
  searchFor: (date: IsoDate | null, availability?: Availability) => string
}

/** Scrolls the days only where the chosen one is cut off: a day that is pressed stays under the finger. */
function showDay(list: HTMLElement, day: HTMLElement): void {
  const end = day.offsetLeft + day.offsetWidth
  if (day.offsetLeft < list.scrollLeft) list.scrollLeft = day.offsetLeft
  else if (end > list.scrollLeft + list.clientWidth) list.scrollLeft = end - list.clientWidth
}

/** What is sold, for which day, and until when: the day leads. */
export const DeliveryStrip = memo((props: DeliveryStripProps) => {
  const { availability, counts, days, date, now, cartDays, searchFor } = props
  const t = useTranslate()
  const list = useRef<HTMLUListElement>(null)
  const day = days?.find((one) => one.date === date)
  useLayoutEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (current && list.current) showDay(list.current, current)
  }, [date, days])
  return (
    <section aria-label={t('catalog.delivery')} className={styles.strip}>
      <AvailabilityTabs current={availability} counts={counts} searchFor={searchFor} />
      <ul ref={list} className={styles.days} aria-label={t('catalog.days')}>
        {days?.map((one) => (
          <li key={one.date}>
            <DayButton
              day={one}
              isCurrent={one.date === date}
              hasLines={cartDays.includes(one.date)}
              search={searchFor(one.date)}
            />
          </li>
        ))}
      </ul>
      {day && <CutoffLine day={day} now={now} />}
    </section>
  )
})
