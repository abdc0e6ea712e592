import { cutoffFor } from '../time/delivery-days.ts'
import type { DeliverySchedule } from '../time/delivery-schedule.ts'
import type { FlowerCard } from './flower-card.ts'

/** Until when a lot can be ordered: its plantation's own cut-off, where it has none that of the region for its day. */
export function lotCutoff(
  { cutoffAt, deliveryDate }: Pick<FlowerCard, 'cutoffAt' | 'deliveryDate'>,
  region: DeliverySchedule,
): Date {
  return cutoffAt === undefined ? cutoffFor(deliveryDate, region) : new Date(cutoffAt)
}

/** Whether the plantation of a lot takes no more orders for it; at the cut-off itself it does not. Lots of the stock have none of their own. */
export function isPastOwnCutoff({ cutoffAt }: Pick<FlowerCard, 'cutoffAt'>, now: Date): boolean {
  return cutoffAt !== undefined && now.getTime() >= Date.parse(cutoffAt)
}
