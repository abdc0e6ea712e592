import * as z from 'zod/mini'
import { availabilities, cartMismatchKinds, orderKinds } from '@flower-market/flower-domain'
import { defineEndpoint } from '../endpoint.ts'
import { flowerCard } from './catalog.contract.ts'
import { sessionErrors } from './errors.ts'
import { maxLengths } from './limits.ts'
import { buyerQuery, isoDate, isoMoment, minor, stems } from './primitives.ts'

/** A line of the cart: `price` in kopecks a stem as the buyer saw it, `quantity` in stems. */
export const cartItem = z.object({
  code: z.string().check(z.minLength(1), z.maxLength(64)),
  price: minor.check(z.nonnegative()),
  quantity: stems,
  deliveryCost: z.optional(minor.check(z.nonnegative())),
})

/** Most lines of one delivery day. */
export const cartDayLimit = 500

/** The cart: for each delivery day its lines, as kept in local storage under `cart`. */
export const cart = z.record(isoDate, z.array(cartItem).check(z.maxLength(cartDayLimit)))

/** Most changes of one synchronization; more are sent in parts. */
const cartChangesLimit = 500

/** A line as a device set it, 0 stems for one that it removed, with the time of the change on that device. */
const cartChange = z.object({
  date: isoDate,
  code: z.string().check(z.minLength(1), z.maxLength(64)),
  price: minor.check(z.nonnegative()),
  quantity: z.union([stems, z.literal(0)]),
  changedAt: isoMoment,
})

/**
 * One mismatch of a line: kopecks a stem for a changed price, otherwise stems; `now` is the value after the fix, 0 if
 * the line must be removed.
 */
const cartMismatch = z.object({ kind: z.enum(cartMismatchKinds), was: z.int(), now: z.int() })

/** A mismatch and its line, as the order call reports it. */
const lineMismatch = z.extend(cartMismatch, { date: isoDate, code: z.string() })

/** Details of `cart-changed` and `quantity-exceeds-availability`. */
export const cartChangedDetails = z.object({ mismatches: z.array(lineMismatch) })

const checkedLine = z.object({
  item: cartItem,
  /** The lot as it is now; null when it is gone. */
  card: z.nullable(flowerCard),
  mismatches: z.array(cartMismatch),
})

/** What of a day of the cart becomes one order, as the server quotes it. All amounts in kopecks. */
const checkedDay = z.object({
  date: isoDate,
  /** A day stands once for every kind of order that its lines become. */
  kind: z.enum(orderKinds),
  /** Until when all of its lines can be ordered: the earliest of their cut-offs. */
  cutoffAt: isoMoment,
  isOpen: z.boolean(),
  lines: z.array(checkedLine),
  /** The cost of the lines with every mismatch fixed. */
  goods: minor,
  /** Delivery cost of this order to the buyer's city; 0 from the free-delivery threshold on. */
  deliveryCost: minor,
})

/** The largest body that holds a cart, in bytes: a few thousand lines, on all days together. */
export const cartLimitBytes = 512 * 1024

export const cartContract = {
  checkCart: defineEndpoint({
    method: 'POST',
    path: '/api/moysklad/check-cart',
    summary:
      "Check the cart for the buyer's region: each delivery day by the orders that it becomes, and what has changed, line by line",
    origin: 'specification',
    access: 'signed-in',
    isReadingPost: true,
    bodyLimitBytes: cartLimitBytes,
    query: z.extend(buyerQuery, { region: z.optional(z.string().check(z.maxLength(maxLengths.city))) }),
    body: cart,
    response: z.object({ days: z.array(checkedDay) }),
    errors: [...sessionErrors, 'not-found'],
  }),
  cartDays: defineEndpoint({
    method: 'POST',
    path: '/api/cart/days',
    summary: 'How many lines of an order the delivery days that are open do not sell, or not in full',
    origin: 'extension',
    access: 'signed-in',
    isReadingPost: true,
    bodyLimitBytes: cartLimitBytes,
    query: buyerQuery,
    body: z.object({
      availability: z.enum(availabilities),
      /** Of one order; a code that no lot has is left out. */
      lines: z.array(z.pick(cartItem, { code: true, quantity: true })).check(z.maxLength(cartDayLimit)),
    }),
    response: z.object({ days: z.array(z.object({ date: isoDate, missing: z.int() })) }),
    errors: [...sessionErrors, 'not-found'],
  }),
  cartSync: defineEndpoint({
    method: 'POST',
    path: '/api/cart/sync',
    summary:
      "Merge a device's changes into the person's cart, or into the one that they fill for a client, the newest of each line winning; the cart afterwards",
    origin: 'extension',
    access: 'signed-in',
    bodyLimitBytes: cartLimitBytes,
    query: buyerQuery,
    body: z.object({ changes: z.array(cartChange).check(z.maxLength(cartChangesLimit)) }),
    response: z.object({ cart }),
    errors: [...sessionErrors, 'csrf-failed', 'not-found'],
  }),
}
