import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { useResource } from '@flower-market/app-runtime/server-data'
import { useTimeLeft } from '../../../components/request-status/use-time-left.ts'
import { paths } from '../../../paths.ts'
import styles from './WaitingRequests.module.css'

const shown = 4

/** The requests that wait for an answer besides this one, the nearest deadline first. */
export function WaitingRequests({ except }: { except: string }) {
  const t = useTranslate()
  const format = useFormat()
  const timeLeft = useTimeLeft()
  const list = useResource('receivedRequests', { query: { page: 1, limit: 20, part: 'waiting' } })
  const rows = list.status === 'ready' ? list.data.items.filter(({ _id }) => _id !== except) : []
  if (rows.length === 0) return null
  return (
    <nav aria-labelledby="waiting-requests">
      <h2 id="waiting-requests" className={styles.title}>
        {t('requests.alsoWaiting', { count: rows.length })}
      </h2>
      <ul>
        {rows.slice(0, shown).map((row) => {
          const left = timeLeft(row.until)
          return (
            <li key={row._id} className={styles.row}>
              <LocalizedLink to={paths.plantationRequest(row._id)} className={styles.buyer}>
                {row.buyer.company || t('requests.unknownBuyer')}
              </LocalizedLink>
              <span className={styles.left} data-soon={left?.isSoon || undefined}>
                {left?.text}
              </span>
              <span className={styles.facts}>
                {[row.buyer.city, t('flowers.positions', { count: row.positions })]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <span className={styles.facts}>{format.money(row.sum, 'RUB', true)}</span>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
