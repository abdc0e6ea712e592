import { TextLink } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { paths } from '../../../paths.ts'
import type { StandingDetails } from '../standing-details.ts'
import styles from './StandingRecord.module.css'

/** What has happened, the last first: orders that were placed, and days for which none was, with the reason. */
export function StandingHistory({ events }: Pick<StandingDetails, 'events'>) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <section className={styles.section} aria-labelledby="standing-history">
      <h2 id="standing-history">{t('standing.history')}</h2>
      <ol className={styles.rows}>
        {events.map(({ kind, at, date, reason, order }) => (
          <li key={`${kind} ${at}`} className={styles.row}>
            <span>
              <b>{t(`standing.event.${kind}`)}</b>
              {date !== null && ` · ${t('standing.forDay', { day: format.day(date, 'day') })}`}
              {order !== null && (
                <>
                  {' · '}
                  <TextLink asChild>
                    <LocalizedLink to={paths.historyOrder(order._id)}>
                      {t('standing.order', { number: String(order.number) })}
                    </LocalizedLink>
                  </TextLink>
                </>
              )}
            </span>
            <span>{order !== null && format.money(order.total, 'RUB', true)}</span>
            <small>
              {format.moment(at)}
              {reason !== null && reason !== 'person' && ` · ${t(`standing.reason.${reason}`)}`}
            </small>
          </li>
        ))}
      </ol>
    </section>
  )
}
