import type { IsoDate, OrderStatus } from '@flower-market/flower-domain'
import { Timeline, TimelineStep } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { datedSteps, type DatedStep, type OrderEvent } from './timeline-steps.ts'

export interface OrderTimelineProps {
  status: OrderStatus
  events: readonly OrderEvent[]
  /** The day that the delivery is awaited on. */
  deliveryFrom: IsoDate
}

/** Where an order is on its way, with the moments of what happened and the day that is awaited. */
export function OrderTimeline({ status, events, deliveryFrom }: OrderTimelineProps) {
  const t = useTranslate()
  const format = useFormat()
  const noteOf = ({ state, at, status: step }: DatedStep): string | null => {
    if (at !== null) return format.moment(at)
    const isAwaited = state === 'ahead' && step === 'delivered'
    return isAwaited ? t('history.expected', { day: format.day(deliveryFrom, 'day') }) : null
  }
  return (
    <Timeline aria-label={t('history.timeline')}>
      {datedSteps(status, events).map((step) => (
        <TimelineStep
          key={step.status}
          state={step.state}
          title={t(`history.status.${step.status}`)}
          note={noteOf(step)}
        />
      ))}
    </Timeline>
  )
}
