import { cartStorageKey, parseCart, serializeCart, type Cart } from '@flower-market/flower-domain'

/** For whom a cart is: the id of a client, or null for oneself. Each has a cart of its own. */
export type CartBuyer = string | null

/** Where a value that could not be read is quarantined, so that nothing is lost. */
const quarantineKey = 'cart.quarantine'
/** When lines were changed that the server does not know of yet: ms since 1970 by line. */
const changeTimesKey = 'cart.changed'
/** The cart as the server last answered it, and whose it is. */
const agreedKey = 'cart.agreed'

function keyFor(key: string, buyer: CartBuyer): string {
  return buyer === null ? key : `${key}@${buyer}`
}

/** For whom the cart of a storage key is; undefined where the key is of no cart. */
export function cartBuyerOf(key: string | null): CartBuyer | undefined {
  if (key === cartStorageKey) return null
  const start = `${cartStorageKey}@`
  return key?.startsWith(start) === true ? key.slice(start.length) : undefined
}

/** Storage may be forbidden or full: then the cart lives in memory for as long as the page does. */
function attempt(action: () => void): void {
  try {
    action()
  } catch (error) {
    reportError(error)
  }
}

/** The stored text of the cart; undefined where storage cannot be read. */
export function readStoredCart(buyer: CartBuyer): string | null | undefined {
  try {
    return localStorage.getItem(keyFor(cartStorageKey, buyer))
  } catch {
    return undefined
  }
}

/** Writes the cart; false where it could not be stored. */
export function storeCart(buyer: CartBuyer, cart: Cart): boolean {
  try {
    localStorage.setItem(keyFor(cartStorageKey, buyer), serializeCart(cart))
    return true
  } catch (error) {
    reportError(error)
    return false
  }
}

/** Keeps a text that could not be read as a cart, or not as it stands, and what can be read of it, if anything. */
export function quarantineCart(text: string, repaired: Cart | null): void {
  attempt(() => {
    localStorage.setItem(quarantineKey, text)
    if (repaired === null) localStorage.removeItem(cartStorageKey)
    else localStorage.setItem(cartStorageKey, serializeCart(repaired))
  })
}

function readObject(key: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/** When lines were last changed on this device, by `cartLineKey`; a line that the server knows is absent. */
export function readChangeTimes(buyer: CartBuyer): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(readObject(keyFor(changeTimesKey, buyer))).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    ),
  )
}

/** Writes the times of changes. */
export function storeChangeTimes(buyer: CartBuyer, times: ReadonlyMap<string, number>): void {
  attempt(() =>
    localStorage.setItem(keyFor(changeTimesKey, buyer), JSON.stringify(Object.fromEntries(times))),
  )
}

/** A cart that a person and the server agreed on. */
export interface AgreedCart {
  readonly personId: string
  readonly cart: Cart
}

/** What was last agreed on; null for nothing, or nothing that can be read. */
export function readAgreedCart(buyer: CartBuyer): AgreedCart | null {
  const { personId, cart } = readObject(keyFor(agreedKey, buyer))
  const parsed = parseCart(JSON.stringify(cart ?? null))
  return typeof personId === 'string' && parsed.ok ? { personId, cart: parsed.cart } : null
}

/** Writes what was agreed on. */
export function storeAgreedCart(buyer: CartBuyer, agreed: AgreedCart): void {
  attempt(() => localStorage.setItem(keyFor(agreedKey, buyer), JSON.stringify(agreed)))
}
