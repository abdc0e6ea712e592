import type { CallOutput, Contract } from '@flower-market/api-client/contract'
import {
  mergeCartLines,
  orderPaymentMethods,
  type CartItem,
  type DeliveryMethod,
  type IsoDate,
  type OrderKind,
  type PaymentMethod,
} from '@flower-market/flower-domain'
import type * as z from 'zod/mini'
import { ApiError, invalidInput } from '../../platform/errors/api-error.ts'
import type { Viewer } from '../clients/index.ts'
import { cartDaysOf } from '../cart/index.ts'

type Body = z.output<Contract['purchaseCreate']['body']>

/** An order's answer. */
export type Purchase = CallOutput<'purchaseCreate'>

/** What is ordered, in the server's words. */
export interface PurchaseRequest {
  /** Whose order it becomes. */
  readonly personId: string
  /** Who places it: the buyer, their broker, or staff. */
  readonly by: Viewer
  /** Decides where its lines come from; kinds differ in nothing else here. */
  readonly kind: OrderKind
  readonly date: IsoDate
  /** Each lot once (per price). */
  readonly items: readonly CartItem[]
  readonly method: DeliveryMethod
  readonly payment: PaymentMethod
  readonly comment: string
  /** An address of the buyer's address book; null asks for the default one. */
  readonly address: string | null
  /** The total that the buyer saw, kopecks; null where the caller names none. */
  readonly total: number | null
}

/** What is ordered for which day. */
export type OrderDay = Pick<PurchaseRequest, 'date' | 'items'>

/** The one delivery day of a cart. Throws `empty-order` or `one-delivery-per-order`. */
export function readOrderDay(cart: Body['purchase']): OrderDay {
  const [day, ...more] = cartDaysOf(cart)
  if (day === undefined) throw new ApiError('empty-order')
  if (more.length > 0) throw new ApiError('one-delivery-per-order')
  return { date: day.date, items: mergeCartLines(day.items) }
}

/**
 * Reads a body: for one day, with lines, paid in a way that works. What is on a buyer's balance nobody else spends. Throws the
 * refusal.
 */
export function readPurchaseRequest(
  { personId, by }: Pick<PurchaseRequest, 'personId' | 'by'>,
  kind: OrderKind,
  body: Body,
): PurchaseRequest {
  if (personId !== by.personId && body.paymentMethod === 'BALANCE') throw new ApiError('payment-method-off')
  if (!orderPaymentMethods.some((method) => method === body.paymentMethod)) {
    throw invalidInput('paymentMethod', `Orders are paid by ${orderPaymentMethods.join(' or ')}.`)
  }
  return {
    personId,
    by,
    kind,
    ...readOrderDay(body.purchase),
    method: body.methodDelivery,
    payment: body.paymentMethod,
    comment: body.comment,
    address: body.address ?? null,
    total: body.total ?? null,
  }
}
