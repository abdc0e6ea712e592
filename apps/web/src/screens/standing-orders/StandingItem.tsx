import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { RowLink } from '@flower-market/app-runtime/navigation'
import { StandingStatusBadge } from '../../components/standing-order/StandingStatusBadge.tsx'
import { useWeekdays } from '../../components/standing-order/use-weekdays.ts'
import type { StandingOrder } from '../../flows/standing-order/standing-orders.atoms.ts'
import { paths } from '../../paths.ts'
import styles from './StandingOrdersScreen.module.css'

/** A standing order: its list, its days, and what comes next or why nothing does. */
export function StandingItem({ order }: { order: StandingOrder }) {
  const t = useTranslate()
  const format = useFormat()
  const { list } = useWeekdays()
  const { _id, name, weekdays, until, status, pause, next, positions, stems } = order
  return (
    <li className={styles.order}>
      <h2>
        <RowLink to={paths.standingOrder(_id)}>{name}</RowLink>
      </h2>
      <StandingStatusBadge status={status} />
      <p className={styles.days}>
        {t('standing.days', { days: list(weekdays), until: format.day(until, 'day') })}
      </p>
      <p className={styles.facts} data-warn={pause === null ? undefined : ''}>
        {pause !== null
          ? t(`standing.reason.${pause.reason}`)
          : next !== null
            ? t('standing.next', {
                day: format.day(next.date, 'weekdayAndDay'),
                moment: format.moment(next.placedAt),
              })
            : t('standing.over')}
      </p>
      {positions > 0 && (
        <p className={styles.size}>
          {t('flowers.positions', { count: positions })} · {t('flowers.stems', { count: stems })}
        </p>
      )}
    </li>
  )
}
