import { Fragment } from 'react'
import type { CallOutput } from '@flower-market/api-client'
import type { IsoDate, OrderStatus } from '@flower-market/flower-domain'
import { Timeline, TimelineStep } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './OrderTimeline.module.css'
import { datedSteps, type DatedStep, type OrderEvent } from './timeline-steps.ts'

/** A claim about an order. */
type OrderClaim = CallOutput<'purchaseGet'>['claims'][number]

const noClaims: readonly OrderClaim[] = []

function isTold({ status }: OrderClaim): boolean {
  return status !== 'withdrawn'
}

export interface OrderTimelineProps {
  status: OrderStatus
  events: readonly OrderEvent[]
  /** The day that the delivery is awaited on. */
  deliveryFrom: IsoDate
  /** Told after the delivery. @default none */
  claims?: readonly OrderClaim[]
  /** Whether the reader is the buyer. */
  isOwn: boolean
}

/** Where an order is on its way: what happened, when, by whom and why, and the day that is awaited. */
export function OrderTimeline({
  status,
  events,
  deliveryFrom,
  claims = noClaims,
  isOwn,
}: OrderTimelineProps) {
  const t = useTranslate()
  const format = useFormat()
  const noteOf = ({ state, event, status: step }: DatedStep) => {
    if (event !== null) {
      const actor = event.by === 'buyer' && !isOwn ? 'client' : event.by
      return (
        <>
          {format.moment(event.at)}
          <span className={styles.actor}>{t(`history.actor.${actor}`)}</span>
          {event.reason !== '' && <span className={styles.reason}>{event.reason}</span>}
        </>
      )
    }
    const isAwaited = state === 'ahead' && step === 'delivered'
    return isAwaited ? t('history.expected', { day: format.day(deliveryFrom, 'day') }) : null
  }
  const claimStep = ({ _id, number, status: stands, createdAt, decidedAt }: OrderClaim) => (
    <TimelineStep
      key={_id}
      state={stands === 'open' ? 'current' : 'done'}
      title={t('claims.step', { number: String(number) })}
      note={`${t(`claims.stepOf.${stands}`)}, ${format.moment(decidedAt ?? createdAt)}`}
    />
  )
  return (
    <Timeline
      aria-label={t('history.timeline')}
      fold={{ show: t('history.timelineShow'), hide: t('history.timelineHide') }}
    >
      {datedSteps(status, events).map((step) => (
        <Fragment key={step.status}>
          <TimelineStep
            state={step.state}
            title={t(`labels.orderStatus.${step.status}`)}
            note={noteOf(step)}
          />
          {step.status === 'delivered' && claims.filter(isTold).map(claimStep)}
        </Fragment>
      ))}
    </Timeline>
  )
}
