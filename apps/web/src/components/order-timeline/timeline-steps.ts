import type { CallOutput } from '@flower-market/api-client'
import { orderTimeline, type OrderStatus, type OrderTimelineStep } from '@flower-market/flower-domain'

/** Something that happened to an order: the status that it came into, when (ISO 8601), by whom, and why. */
export type OrderEvent = CallOutput<'purchaseGet'>['events'][number]

/** A step of an order's way with what happened there; null where that is ahead or not known. */
export interface DatedStep extends Omit<OrderTimelineStep, 'state'> {
  readonly state: OrderTimelineStep['state'] | 'stopped'
  readonly event: OrderEvent | null
}

const stepOf: { readonly [status in OrderStatus]?: OrderStatus } = {
  partially_confirmed: 'confirmed',
  partially_shipped: 'shipped',
}

function isAbout(event: OrderEvent, step: OrderStatus): boolean {
  return event.status === step || stepOf[event.status] === step || stepOf[step] === event.status
}

/** How an order that was canceled or returned came there: only what really happened, each status once. */
function stepsToTheEnd(events: readonly OrderEvent[]): DatedStep[] {
  const last = new Map(events.map((event) => [event.status, event]))
  return [...last.values()].map((event, place) => ({
    status: event.status,
    state: place === last.size - 1 ? 'stopped' : 'done',
    event,
  }))
}

/** The steps of an order with what happened; a step that went only partly keeps the words of what really happened. */
export function datedSteps(status: OrderStatus, events: readonly OrderEvent[]): DatedStep[] {
  const isEnded = status === 'canceled' || status === 'return'
  if (isEnded && events.at(-1)?.status === status) return stepsToTheEnd(events)
  return orderTimeline(status).map(({ status: step, state }) => {
    const event = state === 'ahead' ? undefined : events.findLast((one) => isAbout(one, step))
    return { status: event?.status ?? step, state, event: event ?? null }
  })
}
