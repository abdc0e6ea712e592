import type { CallOutput, Contract } from '@flower-market/api-client/contract'
import {
  mergeCartLines,
  type CartItem,
  type DeliveryMethod,
  type IsoDate,
  type PaymentMethod,
} from '@flower-market/flower-domain'
import type * as z from 'zod/mini'
import { ApiError, invalidInput } from '../../platform/errors/api-error.ts'
import { cartDaysOf } from '../cart/index.ts'

type Body = z.output<Contract['purchaseCreate']['body']>

/** An order's answer. */
export type Purchase = CallOutput<'purchaseCreate'>

/** What is ordered, in the server's words. */
export interface PurchaseRequest {
  readonly personId: string
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

/** The ways to pay that an order can be placed with now. */
const paymentMethods: readonly PaymentMethod[] = ['BALANCE', 'CASH']

/** Reads a body: for oneself, for one day, with lines, paid in a way that works. Throws the refusal. */
export function readPurchaseRequest(personId: string, body: Body): PurchaseRequest {
  if (body.user !== undefined && body.user !== personId) throw new ApiError('not-found')
  if (!paymentMethods.includes(body.paymentMethod)) {
    throw invalidInput('paymentMethod', `Orders are paid by ${paymentMethods.join(' or ')}.`)
  }
  const [day, ...more] = cartDaysOf(body.purchase)
  if (day === undefined) throw new ApiError('empty-order')
  if (more.length > 0) throw new ApiError('one-delivery-per-order')
  return {
    personId,
    date: day.date,
    items: mergeCartLines(day.items),
    method: body.methodDelivery,
    payment: body.paymentMethod,
    comment: body.comment,
    address: body.address ?? null,
    total: body.total ?? null,
  }
}
