import {
  money,
  orderPaymentMethods,
  requestTotals,
  type OrderPaymentMethod,
} from '@flower-market/flower-domain'
import { Banner, Button, PageHeader, SumList, SumRow, TextLink } from '@flower-market/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink, usePageTitle } from '@flower-market/app-runtime/navigation'
import { useResource } from '@flower-market/app-runtime/server-data'
import { ChoiceField } from '@flower-market/app-runtime/forms'
import { useDayTitle } from '../../../components/delivery-day/use-day-title.ts'
import { RequestStatusBadge } from '../../../components/request-status/RequestStatusBadge.tsx'
import { useTimeLeft } from '../../../components/request-status/use-time-left.ts'
import { payableBy } from '../../../flows/checkout/payment-methods.ts'
import {
  acceptRequestAtom,
  cancelRequestAtom,
} from '../../../flows/request-decision/request-decision.atoms.ts'
import { paths } from '../../../paths.ts'
import type { BuyerRequest } from '../buyer-request.ts'
import styles from './OrderRecord.module.css'
import { RequestFailure } from './RequestFailure.tsx'
import { RequestLines } from './RequestLines.tsx'
import sums from './RequestRecord.module.css'

/** What a request waits for, or what became of it. */
function RequestNotice({ request, isOver }: { request: BuyerRequest; isOver: boolean }) {
  const t = useTranslate()
  const format = useFormat()
  const { status, answerComment, until } = request
  const name = request.plantation.name
  if (status === 'sent' && !isOver) {
    return <Banner>{t('requests.waits', { name, moment: format.moment(until) })}</Banner>
  }
  if (status === 'answered' && !isOver) {
    return (
      <Banner tone="warn" title={t('requests.answeredUntil', { moment: format.moment(until) })}>
        {answerComment}
      </Banner>
    )
  }
  if (status === 'declined') {
    return (
      <Banner tone="danger" title={t('requests.declinedText', { name })}>
        {answerComment}
      </Banner>
    )
  }
  return <Banner>{t(status === 'canceled' ? 'requests.canceledText' : 'requests.expiredText')}</Banner>
}

/** A request to a plantation: what is asked, what is answered, and the buyer's decision line by line. */
export function RequestRecord({ request }: { request: BuyerRequest }) {
  const t = useTranslate()
  const format = useFormat()
  const dayTitle = useDayTitle()
  const timeLeft = useTimeLeft()
  const accept = useSetAtom(acceptRequestAtom)
  const cancel = useSetAtom(cancelRequestAtom)
  const [declined, setDeclined] = useState<ReadonlySet<number>>(new Set())
  const [method, setMethod] = useState<OrderPaymentMethod | null>(null)
  const [working, setWorking] = useState<'accept' | 'cancel' | null>(null)
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null)
  const number = String(request.number)
  usePageTitle('requests.request', { number })
  const { _id, lines, methodDelivery, cityCost } = request
  const left = timeLeft(request.until)
  const canDecide = request.status === 'answered' && left !== null
  const canCancel = canDecide || (request.status === 'sent' && left !== null)
  const ways = useResource('topUpWays', canDecide ? {} : null)
  const agreed = lines.filter(({ status }) => status === 'agreed')
  const positions = agreed.map(({ position }) => position).filter((one) => !declined.has(one))
  const totals = requestTotals(
    lines.map((line) => (declined.has(line.position) ? { ...line, status: 'declined' as const } : line)),
    { method: methodDelivery, cityCost: money(cityCost, 'RUB') },
  )
  const sum = format.moneyColumn(
    [totals.asked, totals.agreed, totals.delivery, totals.total].map(({ minor }) => minor),
  )
  const methods =
    ways.status === 'ready'
      ? payableBy({ ways: ways.data, clientId: null }, totals.total.minor)
      : orderPaymentMethods
  const wanted = method ?? request.paymentMethod
  const chosen = methods.find((one) => one === wanted) ?? 'BALANCE'
  const run = async (what: 'accept' | 'cancel'): Promise<void> => {
    setWorking(what)
    setFailure(null)
    try {
      if (what === 'cancel') await cancel(_id)
      else await accept({ _id, positions, paymentMethod: chosen, total: totals.total.minor })
    } catch (error) {
      setFailure({ error })
    }
    setWorking(null)
  }
  const toggle = (position: number): void => {
    const next = new Set(declined)
    if (!next.delete(position)) next.add(position)
    setDeclined(next)
  }
  return (
    <article className={styles.record}>
      <PageHeader
        className={styles.head}
        back={
          <TextLink asChild tone="quiet" className={styles.screenOnly}>
            <LocalizedLink to={paths.history('forPlantations')}>{t('requests.toList')}</LocalizedLink>
          </TextLink>
        }
        title={t('requests.request', { number })}
        status={
          <>
            <RequestStatusBadge status={request.status} />
            {canCancel && (
              <span className={sums.left} data-soon={left.isSoon ? '' : undefined}>
                {t('requests.left', { left: left.text })}
              </span>
            )}
          </>
        }
        description={[
          request.plantation.name,
          dayTitle(request.deliveryDate),
          t(`history.by.${methodDelivery}`),
        ].join(' · ')}
      />
      <RequestNotice request={request} isOver={left === null} />
      <div className={styles.columns}>
        <div className={styles.lines}>
          <RequestLines lines={lines} declined={declined} onToggle={canDecide ? toggle : null} />
        </div>
        <div className={sums.sums}>
          <SumList>
            <SumRow term={t('requests.asked')}>{sum(totals.asked.minor)}</SumRow>
            {request.answeredAt !== null && (
              <SumRow term={t('requests.agreed')}>{sum(totals.agreed.minor)}</SumRow>
            )}
            <SumRow term={t('history.delivery')}>
              {totals.delivery.minor === 0 ? t('history.free') : sum(totals.delivery.minor)}
            </SumRow>
            <SumRow term={t('history.sum')} tone="total">
              {sum(totals.total.minor)}
            </SumRow>
          </SumList>
          {failure !== null && <RequestFailure error={failure.error} />}
          {canDecide && (
            <>
              <ChoiceField
                label={t('history.payment')}
                choices={methods.map((value) => ({ value, label: t(`history.method.${value}`) }))}
                value={chosen}
                onValueChange={(value) => setMethod(orderPaymentMethods.find((one) => one === value) ?? null)}
              />
              <Button
                tone="primary"
                size="l"
                disabled={positions.length === 0}
                loading={working === 'accept'}
                onClick={() => void run('accept')}
              >
                {positions.length === agreed.length
                  ? t('requests.acceptAll', { sum: format.money(totals.total.minor, 'RUB', true) })
                  : t('requests.acceptSome', { count: positions.length, of: agreed.length })}
              </Button>
            </>
          )}
          {canCancel && (
            <Button tone="quiet" size="l" loading={working === 'cancel'} onClick={() => void run('cancel')}>
              {t(canDecide ? 'requests.acceptNone' : 'requests.cancel')}
            </Button>
          )}
          {canDecide && <p className={sums.hint}>{t('requests.binds')}</p>}
        </div>
      </div>
    </article>
  )
}
