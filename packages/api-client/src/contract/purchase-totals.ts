import type { OrderTotals } from '@flower-market/flower-domain'
import * as z from 'zod/mini'
import { minor } from './primitives.ts'

/** Cost and payments of an order, as computed by `orderTotals` of the domain. Kopecks. */
export const purchaseTotals = z.object({
  asked: minor,
  agreed: minor,
  billed: minor,
  delivery: minor,
  total: minor,
  paid: minor,
  credited: minor,
  due: minor,
})

/** The totals of the domain as an order contains them. */
export function toPurchaseTotals(totals: OrderTotals): z.output<typeof purchaseTotals> {
  const { asked, agreed, billed, delivery, total, paid, credited, due } = totals
  return {
    asked: asked.minor,
    agreed: agreed.minor,
    billed: billed.minor,
    delivery: delivery.minor,
    total: total.minor,
    paid: paid.minor,
    credited: credited.minor,
    due: due.minor,
  }
}
