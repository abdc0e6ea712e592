import type { OrderStatus } from '../orders/order-status.ts'

/** With fewer delivered orders than this a rate says more about chance than about a plantation. */
export const minRatedOrders = 5

/** A line of an order that was handed over, in stems. */
export interface DeliveredLine {
  readonly orderId: string
  readonly status: Extract<OrderStatus, 'delivered' | 'fulfilled' | 'return'>
  readonly quantity: number
  readonly shippedQuantity: number
  /** What is charged: all that was delivered, less what was claimed with success or came back. */
  readonly billedQuantity: number
  /** Stems of accepted claims. */
  readonly acceptedQuantity: number
}

/** What is known of how a plantation delivers; the rates are null where too few orders were delivered. Stems. */
export interface PlantationRecord {
  readonly deliveredOrders: number
  readonly fillRate: { readonly asked: number; readonly delivered: number } | null
  readonly claimsRate: { readonly delivered: number; readonly accepted: number } | null
}

/** What has come of a line: what came short was never charged, what was claimed or returned has come all the same. */
function deliveredQuantity(line: DeliveredLine): number {
  const { status, shippedQuantity, billedQuantity, acceptedQuantity } = line
  if (status === 'return') return shippedQuantity
  return Math.min(shippedQuantity, billedQuantity + acceptedQuantity)
}

/** How much of what was asked of a plantation came, and how much of what came was claimed with success. */
export function plantationRecord(lines: readonly DeliveredLine[]): PlantationRecord {
  const deliveredOrders = new Set(lines.map(({ orderId }) => orderId)).size
  const asked = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const delivered = lines.reduce((sum, line) => sum + deliveredQuantity(line), 0)
  const accepted = lines.reduce((sum, { acceptedQuantity }) => sum + acceptedQuantity, 0)
  const isRated = deliveredOrders >= minRatedOrders
  return {
    deliveredOrders,
    fillRate: isRated && asked > 0 ? { asked, delivered } : null,
    claimsRate: isRated && delivered > 0 ? { delivered, accepted } : null,
  }
}
