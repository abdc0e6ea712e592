import * as z from 'zod/mini'
import { cartMismatchKinds } from '@flower-market/flower-domain'
import { defineEndpoint } from '../endpoint.ts'
import { flowerCard } from './catalog.contract.ts'
import { sessionErrors } from './errors.ts'
import { id, isoDate, isoMoment, minor, stems } from './primitives.ts'

/** A line of the cart: `price` in kopecks a stem as the buyer saw it, `quantity` in stems. */
export const cartItem = z.object({
  code: z.string().check(z.minLength(1), z.maxLength(64)),
  price: minor.check(z.nonnegative()),
  quantity: stems,
  deliveryCost: z.optional(minor.check(z.nonnegative())),
})

/** The cart: for each delivery day its lines, as kept in local storage under `cart`. */
export const cart = z.record(isoDate, z.array(cartItem).check(z.maxLength(500)))

/**
 * What is no longer as the buyer saw it in one line: kopecks a stem for a changed price, else stems; `now` is what
 * the fix sets, 0 where the line has to go.
 */
const cartMismatch = z.object({ kind: z.enum(cartMismatchKinds), was: z.int(), now: z.int() })

/** A mismatch with the line that it is about, as the order call reports it. */
const lineMismatch = z.extend(cartMismatch, { date: isoDate, code: z.string() })

/** Details of `cart-changed` and `quantity-exceeds-availability`. */
export const cartChangedDetails = z.object({ mismatches: z.array(lineMismatch) })

const checkedLine = z.object({
  item: cartItem,
  /** The lot as it is now; null when it is gone. */
  card: z.nullable(flowerCard),
  mismatches: z.array(cartMismatch),
})

/** A day of the cart in the server's words. All amounts in kopecks. */
const checkedDay = z.object({
  date: isoDate,
  cutoffAt: isoMoment,
  isOpen: z.boolean(),
  lines: z.array(checkedLine),
  /** What the lines cost with every mismatch put right. */
  goods: minor,
  /** Cost of bringing this day to the buyer's city; 0 from the free-delivery threshold on. */
  deliveryCost: minor,
})

export const cartContract = {
  checkCart: defineEndpoint({
    method: 'POST',
    path: '/api/moysklad/check-cart',
    summary: "Check the cart for the buyer's region: what has changed, line by line",
    origin: 'specification',
    access: 'signed-in',
    isReadingPost: true,
    query: z.object({ region: z.optional(z.string()), userId: z.optional(id) }),
    body: cart,
    response: z.object({ days: z.array(checkedDay) }),
    errors: [...sessionErrors, 'not-found'],
  }),
}
