import type { Availability } from '../catalog/availability.ts'

/** The kinds of order as the calls name them: from stock, made to order, placed with a plantation. */
export const orderKinds = ['inStok', 'toOrder', 'forPlantations'] as const

/** The kind of an order. */
export type OrderKind = (typeof orderKinds)[number]

// The calls spell the stock kind "inStok" while the catalog says "inStock".
const kindOfAvailability = {
  inStock: 'inStok',
  toOrder: 'toOrder',
  forPlantations: 'forPlantations',
} as const satisfies Record<Availability, OrderKind>

/** The kind of order for flowers of this availability. */
export function orderKindOf(availability: Availability): OrderKind {
  return kindOfAvailability[availability]
}

const availabilityOfKind = {
  inStok: 'inStock',
  toOrder: 'toOrder',
  forPlantations: 'forPlantations',
} as const satisfies Record<OrderKind, Availability>

/** The availability of the flowers that an order of this kind holds: where its lines come from. */
export function availabilityOf(kind: OrderKind): Availability {
  return availabilityOfKind[kind]
}

/** Whether an order of this kind is paid only once both sides have agreed to it: before that there is nothing to pay. */
export function isPaidAfterAgreement(kind: OrderKind): boolean {
  return kind === 'forPlantations'
}

/** The delivery methods of an order. */
export const deliveryMethods = ['delivery', 'pickup'] as const

/** A delivery method. */
export type DeliveryMethod = (typeof deliveryMethods)[number]
