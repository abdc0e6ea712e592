import { orderTimeline, type OrderStatus, type OrderTimelineStep } from '@flower-market/flower-domain'

/** Something that happened to an order: the status that it came into, and when (ISO 8601). */
export interface OrderEvent {
  readonly status: OrderStatus
  readonly at: string
}

/** A step of an order's way with the moment that it was reached; null where that is ahead or not known. */
export interface DatedStep extends OrderTimelineStep {
  readonly at: string | null
}

const stepOf: { readonly [status in OrderStatus]?: OrderStatus } = {
  partially_confirmed: 'confirmed',
  partially_shipped: 'shipped',
}

function isAbout(event: OrderEvent, step: OrderStatus): boolean {
  return event.status === step || stepOf[event.status] === step || stepOf[step] === event.status
}

/** The steps of an order with their moments; a step that went only partly keeps the words of what really happened. */
export function datedSteps(status: OrderStatus, events: readonly OrderEvent[]): DatedStep[] {
  return orderTimeline(status).map(({ status: step, state }) => {
    const event = state === 'ahead' ? undefined : events.findLast((one) => isAbout(one, step))
    return { status: event?.status ?? step, state, at: event?.at ?? null }
  })
}
