import type { CallOutput } from '@flower-market/api-client'
import { isOpenRequest } from '@flower-market/flower-domain'
import { Button, CheckIcon, PageHeader } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { useDayTitle } from '../../../components/delivery-day/use-day-title.ts'
import { RequestStatusBadge } from '../../../components/request-status/RequestStatusBadge.tsx'
import { useTimeLeft } from '../../../components/request-status/use-time-left.ts'
import { paths } from '../../../paths.ts'
import { NextDay } from './NextDay.tsx'
import styles from './SentRequests.module.css'

type Sent = CallOutput<'plantationOrderList'>['requests']

const steps = ['order.sentStep.answer', 'order.sentStep.decide', 'order.sentStep.pay'] as const

/** The requests that were just sent, each with its plantation and clock; what happens next, and that nothing was charged. */
export function SentRequests({ requests }: { requests: Sent }) {
  const t = useTranslate()
  const format = useFormat()
  const dayTitle = useDayTitle()
  const timeLeft = useTimeLeft()
  const [first] = requests
  return (
    <div className={styles.sent}>
      <PageHeader
        className={styles.head}
        title={t('order.sentCount', { count: requests.length })}
        status={
          <span className={styles.done}>
            <CheckIcon /> {t('order.sentTitle', { count: requests.length })}
          </span>
        }
        description={first && dayTitle(first.deliveryDate)}
      />
      <ul className={styles.requests} aria-label={t('requests.title')}>
        {requests.map((request) => {
          const left = isOpenRequest(request.status) ? timeLeft(request.until) : null
          return (
            <li key={request._id} className={styles.request}>
              <div className={styles.what}>
                <h2 className={styles.plantation}>
                  <LocalizedLink to={paths.historyOrder(request._id, 'forPlantations')}>
                    {request.plantation.name}
                  </LocalizedLink>
                </h2>
                <p className={styles.facts}>
                  {t('requests.request', { number: String(request.number) })} ·{' '}
                  {t('flowers.positions', { count: request.positions })} ·{' '}
                  {t('flowers.stems', { count: request.stems })}
                </p>
              </div>
              <div className={styles.until}>
                {left !== null && request.status === 'sent' ? (
                  <>
                    <b>{t('order.sentUntil', { moment: format.moment(request.until) })}</b>
                    <span className={styles.facts}>{t('requests.left', { left: left.text })}</span>
                  </>
                ) : (
                  <RequestStatusBadge status={request.status} />
                )}
              </div>
              <p className={styles.amount}>{format.money(request.sum, 'RUB', true)}</p>
            </li>
          )
        })}
      </ul>
      <section aria-labelledby="sent-next" className={styles.next}>
        <h2 id="sent-next">{t('order.placedNext')}</h2>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{t(step)}</li>
          ))}
        </ol>
      </section>
      <NextDay />
      <nav aria-label={t('order.placedNext')} className={styles.ways}>
        <Button asChild tone="primary" size="l">
          <LocalizedLink to={paths.history('forPlantations')}>{t('order.toRequests')}</LocalizedLink>
        </Button>
        <Button asChild size="l">
          <LocalizedLink to={paths.catalog()}>{t('order.toCatalog')}</LocalizedLink>
        </Button>
      </nav>
    </div>
  )
}
