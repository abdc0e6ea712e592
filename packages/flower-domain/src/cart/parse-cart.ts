import type { IsoDate } from '../time/iso-date.ts'
import { emptyCart } from './cart.ts'
import type { Cart, CartItem } from './cart.ts'
import { isJsonObject, readStoredDate, readStoredLine } from './stored-line.ts'

/**
 * What was stored as a cart. `isRepaired` says that the cart differs from what was stored, `dropped` how many lines
 * could not be kept; a text that is not a cart is returned unchanged, so that it can be quarantined.
 */
export type ParsedCart =
  | { readonly ok: true; readonly cart: Cart; readonly isRepaired: boolean; readonly dropped: number }
  | { readonly ok: false; readonly reason: 'not-json' | 'wrong-shape'; readonly text: string }

/** Reads a stored cart, also of an older format; never throws. Null is an empty cart. */
export function parseCart(text: string | null): ParsedCart {
  if (text === null) return { ok: true, cart: emptyCart, isRepaired: false, dropped: 0 }
  let stored: unknown
  try {
    stored = JSON.parse(text)
  } catch {
    return { ok: false, reason: 'not-json', text }
  }
  if (!isJsonObject(stored)) return { ok: false, reason: 'wrong-shape', text }
  const { cart, dropped } = readDays(Object.entries(stored))
  const isNothingKept = Object.keys(cart).length === 0 && Object.keys(stored).length > 0
  if (isNothingKept) return { ok: false, reason: 'wrong-shape', text }
  return { ok: true, cart, dropped, isRepaired: JSON.stringify(cart) !== JSON.stringify(stored) }
}

function readDays(days: readonly (readonly [string, unknown])[]): { cart: Cart; dropped: number } {
  const cart: { [date: IsoDate]: CartItem[] } = {}
  let dropped = 0
  let worthMinor = 0
  for (const [key, value] of days) {
    const date = readStoredDate(key)
    for (const line of readDayLines(value)) {
      const worth = line === null ? 0 : line.price * line.quantity + (line.deliveryCost ?? 0)
      // The totals of such a cart would exceed the safe integers.
      if (date === null || line === null || !Number.isSafeInteger(worthMinor + worth)) {
        dropped += 1
      } else {
        worthMinor += worth
        cart[date] = withLine(cart[date] ?? [], line)
      }
    }
  }
  return { cart, dropped }
}

/** The lines of a day: a list; or, in older formats, `{ items, deliveryCost }` or an object keyed by code. */
function readDayLines(value: unknown): (CartItem | null)[] {
  if (Array.isArray(value)) return value.map((line) => readStoredLine(line))
  if (!isJsonObject(value)) return [null]
  const { items, deliveryCost } = value
  if (Array.isArray(items)) {
    return items.map((line) => readStoredLine(isJsonObject(line) ? { deliveryCost, ...line } : line))
  }
  return Object.entries(value).map(([code, line]) => readStoredLine(line, code))
}

/** Adds a line; lines with the same code are merged, so that a code identifies one line. */
function withLine(items: CartItem[], line: CartItem): CartItem[] {
  const place = items.findIndex(({ code }) => code === line.code)
  const twin = items[place]
  if (twin === undefined) return [...items, line]
  return items.with(place, { ...twin, quantity: twin.quantity + line.quantity })
}
