import type { Availability } from '../catalogue/availability.ts'

/** The kinds of order as the calls name them: from stock, made to order, placed with a plantation. */
export const ORDER_KINDS = ['inStok', 'toOrder', 'forPlantations'] as const

/** The kind of an order. */
export type OrderKind = (typeof ORDER_KINDS)[number]

// The calls spell the stock kind "inStok" while the catalogue says "inStock".
const KIND_OF_AVAILABILITY = {
  inStock: 'inStok',
  toOrder: 'toOrder',
  forPlantations: 'forPlantations',
} as const satisfies Record<Availability, OrderKind>

/** The kind of order that flowers of this availability are bought with. */
export const orderKindOf = (availability: Availability): OrderKind => KIND_OF_AVAILABILITY[availability]

/** How an order reaches its buyer. */
export const DELIVERY_METHODS = ['delivery', 'pickup'] as const

/** A way for an order to reach its buyer. */
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number]
