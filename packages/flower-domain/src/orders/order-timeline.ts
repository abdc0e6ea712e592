import type { OrderStatus } from './order-status.ts'

/** The steps of a successful order, in the order of display. */
export const orderTimelineSteps = [
  'new',
  'in_process',
  'confirmed',
  'assembled',
  'shipped',
  'delivered',
  'fulfilled',
] as const satisfies readonly OrderStatus[]

/** One step of an order's timeline: its status and whether it is done, current or upcoming. */
export interface OrderTimelineStep {
  readonly status: OrderStatus
  readonly state: 'done' | 'current' | 'ahead'
}

/** The regular step that a partial status replaces. */
const partialOf: { readonly [status in OrderStatus]?: (typeof orderTimelineSteps)[number] } = {
  partially_confirmed: 'confirmed',
  partially_shipped: 'shipped',
}

/** The steps that preceded a cancellation or return in every case. */
const beforeEnd = {
  canceled: ['new'],
  return: ['new', 'in_process', 'confirmed', 'assembled', 'shipped', 'delivered'],
} as const satisfies { readonly [status in OrderStatus]?: readonly OrderStatus[] }

/** The timeline of an order in a status; a canceled or returned one ends at that step. */
export function orderTimeline(status: OrderStatus): readonly OrderTimelineStep[] {
  if (status === 'canceled' || status === 'return') {
    const done = beforeEnd[status].map((step) => ({ status: step, state: 'done' }) as const)
    return [...done, { status, state: 'current' }]
  }
  const here = orderTimelineSteps.findIndex((step) => step === (partialOf[status] ?? status))
  return orderTimelineSteps.map((step, position) => {
    if (position === here) return { status, state: 'current' }
    return { status: step, state: position < here ? 'done' : 'ahead' }
  })
}
