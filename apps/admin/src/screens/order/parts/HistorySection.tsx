import type { CallOutput } from '@flower-market/api-client'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { PageSection } from '../../../components/page-section/PageSection.tsx'
import styles from './HistorySection.module.css'

/** Every move of the order, the last first: when, who, where to and why. */
export function HistorySection({ history }: Pick<CallOutput<'staffOrder'>, 'history'>) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <PageSection title={t('orders.history')}>
      <ul className={styles.list}>
        {history.toReversed().map(({ status, at, by, who, reason }) => (
          <li key={`${at} ${status}`} className={styles.move}>
            <time dateTime={at} className={styles.quiet}>
              {format.moment(at)}
            </time>
            <span className={styles.quiet}>{who?.name || t(`orders.actor.${by}`)}</span>
            <span>
              {t(`labels.orderStatus.${status}`)}
              {reason !== '' && <span className={styles.reason}>{reason}</span>}
            </span>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
