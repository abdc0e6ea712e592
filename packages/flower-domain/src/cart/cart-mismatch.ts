import type { FlowerCard } from '../catalog/flower-card.ts'
import { isPastOwnCutoff, lotCutoff } from '../catalog/lot-cutoff.ts'
import { isWholePacks, sellableStems } from '../packs/pack.ts'
import { snapToPack } from '../packs/snap-to-pack.ts'
import { isDeliveryDay } from '../time/delivery-days.ts'
import type { RegionTerms } from '../time/delivery-schedule.ts'
import type { CartItem } from './cart.ts'

/** Every kind of mismatch between a cart line and what is on sale. */
export const cartMismatchKinds = [
  'gone',
  'less-stock',
  'price-changed',
  'not-in-region',
  'packing-changed',
  'day-not-delivered',
  'cutoff-passed',
] as const

/** A kind of mismatch. */
export type CartMismatchKind = (typeof cartMismatchKinds)[number]

/** One mismatch of a line: kopecks per stem for a changed price, otherwise stems; `now` is the value after the fix. */
export interface CartMismatch {
  readonly kind: CartMismatchKind
  readonly was: number
  readonly now: number
}

/** Whether a mismatch takes flowers away; the others change what they cost or how they are packed. */
export function isLoss({ kind, was, now }: CartMismatch): boolean {
  return kind !== 'price-changed' && now < was
}

/** Where and when the line is checked; without a region its rules are skipped, without a time the cut-offs. */
export interface CartCheck {
  readonly region: RegionTerms | null
  readonly now?: Date | undefined
}

/** Compares a line with the card on sale (null if there is none); returns an empty list for a match. */
export function compareCartLine(item: CartItem, card: FlowerCard | null, check: CartCheck): CartMismatch[] {
  const ended = endOfLine(card, check)
  if (ended !== null || card === null) return [{ kind: ended ?? 'gone', was: item.quantity, now: 0 }]
  const quantity = compareQuantity(item.quantity, card)
  const hasNewPrice = item.price !== card.price
  return [
    ...(quantity === null ? [] : [quantity]),
    ...(hasNewPrice ? [{ kind: 'price-changed', was: item.price, now: card.price } as const] : []),
  ]
}

/** Reasons why a line cannot be bought at all. */
function endOfLine(card: FlowerCard | null, { region, now }: CartCheck): CartMismatchKind | null {
  if (card === null || sellableStems(card.stemsAvailable, card) === 0) return 'gone'
  if (region === null) return now !== undefined && isPastOwnCutoff(card, now) ? 'cutoff-passed' : null
  const { regions, deliveryDate } = card
  if (regions && !regions.includes(region.id)) return 'not-in-region'
  if (!isDeliveryDay(deliveryDate, region)) return 'day-not-delivered'
  return now !== undefined && now >= lotCutoff(card, region) ? 'cutoff-passed' : null
}

function compareQuantity(quantity: number, card: FlowerCard): CartMismatch | null {
  const sellable = sellableStems(card.stemsAvailable, card)
  if (quantity > sellable) return { kind: 'less-stock', was: quantity, now: sellable }
  if (isWholePacks(quantity, card)) return null
  const snapped = snapToPack({ requested: quantity, pack: card, stemsAvailable: card.stemsAvailable })
  return { kind: 'packing-changed', was: quantity, now: snapped.quantity }
}

/** The line with one mismatch fixed; null if the line must be removed. */
export function fixCartLine(item: CartItem, mismatch: CartMismatch): CartItem | null {
  if (mismatch.kind === 'price-changed') return { ...item, price: mismatch.now }
  return mismatch.now === 0 ? null : { ...item, quantity: mismatch.now }
}
