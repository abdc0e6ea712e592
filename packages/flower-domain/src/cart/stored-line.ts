import { isIsoDate } from '../time/iso-date.ts'
import type { IsoDate } from '../time/iso-date.ts'
import type { CartItem } from './cart.ts'

/** A JSON object with unknown fields. */
type JsonObject = Readonly<Record<string, unknown>>

/** Whether a JSON value is an object and not an array. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Reads a delivery day, also with a time of day or in the Russian format `08.03.2026`. */
export function readStoredDate(key: string): IsoDate | null {
  const written = /^(\d{2})\.(\d{2})\.(\d{4})$/u.exec(key)
  const date = written === null ? key.split('T', 1)[0]! : `${written[3]}-${written[2]}-${written[1]}`
  return isIsoDate(date) ? date : null
}

/** An integer of at least `least`, also from text; null for anything else. */
function readWhole(value: unknown, least: number): number | null {
  const number = typeof value === 'string' && /^\s*\d+\s*$/u.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= least ? number : null
}

/** Reads one line in the current or an older format (`count`, `qty`, numbers as text); null if it is invalid. */
export function readStoredLine(value: unknown, codeFromKey?: string): CartItem | null {
  if (!isJsonObject(value)) return null
  const code = value['code'] ?? codeFromKey
  const price = readWhole(value['price'], 0)
  const quantity = readWhole(value['quantity'] ?? value['count'] ?? value['qty'], 1)
  if (typeof code !== 'string' || code === '' || price === null || quantity === null) return null
  const deliveryCost = readWhole(value['deliveryCost'], 0)
  return deliveryCost === null ? { code, price, quantity } : { code, price, quantity, deliveryCost }
}
