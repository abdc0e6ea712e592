import { maxLengths } from '@flower-market/api-client'
import {
  deliveryMethods,
  flowerTypes,
  isIsoDate,
  type DeliveryMethod,
  type FlowerType,
  type IsoDate,
} from '@flower-market/flower-domain'

/** A position as it is typed; null is a field that is empty or cannot be read. */
export interface PositionDraft {
  readonly type: FlowerType
  readonly variety: string
  readonly lengthCm: number | null
  /** Kopecks a stem. */
  readonly price: number | null
  readonly quantity: number | null
  readonly boxes: number | null
}

/** A request that is not sent yet. */
export interface RequestDraft {
  readonly plantation: string | null
  readonly date: IsoDate | null
  readonly positions: readonly PositionDraft[]
  readonly methodDelivery: DeliveryMethod
  /** An address of the address book; null for the default one. */
  readonly addressId: string | null
  readonly comment: string
}

/** A position before anything is typed. */
export const emptyPosition: PositionDraft = {
  type: 'roses',
  variety: '',
  lengthCm: 60,
  price: null,
  quantity: null,
  boxes: 1,
}

/** A request before anything is typed. */
export const emptyDraft: RequestDraft = {
  plantation: null,
  date: null,
  positions: [emptyPosition],
  methodDelivery: 'delivery',
  addressId: null,
  comment: '',
}

const storageKey = 'request-draft'

function amount(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null
}

function readPosition(value: unknown): PositionDraft {
  const stored = (value ?? {}) as Readonly<Record<string, unknown>>
  return {
    type: flowerTypes.find((one) => one === stored['type']) ?? emptyPosition.type,
    variety: typeof stored['variety'] === 'string' ? stored['variety'].slice(0, maxLengths.variety) : '',
    lengthCm: amount(stored['lengthCm']),
    price: amount(stored['price']),
    quantity: amount(stored['quantity']),
    boxes: amount(stored['boxes']),
  }
}

/** Reads a stored draft; what cannot be used is as before anything was typed. */
export function parseRequestDraft(text: string | null): RequestDraft {
  if (text === null) return emptyDraft
  try {
    const stored = JSON.parse(text) as Readonly<Record<string, unknown>>
    const { plantation, date, positions, methodDelivery, addressId, comment } = stored
    return {
      plantation: typeof plantation === 'string' ? plantation : null,
      date: typeof date === 'string' && isIsoDate(date) ? date : null,
      positions: Array.isArray(positions) ? positions.map(readPosition) : emptyDraft.positions,
      methodDelivery: deliveryMethods.find((one) => one === methodDelivery) ?? emptyDraft.methodDelivery,
      addressId: typeof addressId === 'string' ? addressId : null,
      comment: typeof comment === 'string' ? comment.slice(0, maxLengths.orderComment) : '',
    }
  } catch {
    return emptyDraft
  }
}

/** The draft that this browser session keeps; storage may be forbidden. */
export function readRequestDraft(): RequestDraft {
  try {
    return parseRequestDraft(sessionStorage.getItem(storageKey))
  } catch {
    return emptyDraft
  }
}

/** Keeps a draft for the browser's session, or forgets it once it is sent. */
export function writeRequestDraft(draft: RequestDraft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, JSON.stringify(draft))
  } catch (error) {
    reportError(error)
  }
}

/** What the positions cost as they are written, kopecks. */
export function draftSum(positions: readonly PositionDraft[]): number {
  return positions.reduce((sum, { price, quantity }) => sum + (price ?? 0) * (quantity ?? 0), 0)
}
