import type { FlowerCard } from '../catalog/flower-card.ts'
import { isWholePacks, sellableStems } from '../packs/pack.ts'
import { snapToPack } from '../packs/snap-to-pack.ts'
import { isBeforeCutoff } from '../time/delivery-days.ts'
import type { CartItem } from './cart.ts'

/** The ways in which a line of a cart may no longer fit what is sold. */
export const cartMismatchKinds = [
  'gone',
  'less-stock',
  'price-changed',
  'not-in-region',
  'packing-changed',
  'cutoff-passed',
] as const

/** A way in which a line no longer fits. */
export type CartMismatchKind = (typeof cartMismatchKinds)[number]

/** One misfit of a line: kopecks per stem for a changed price, else stems; `now` is what the fix sets. */
export interface CartMismatch {
  readonly kind: CartMismatchKind
  readonly was: number
  readonly now: number
}

/** Where and when the line is checked; without a region or a time, that check is left out. */
export interface CartCheck {
  readonly region: string | null
  readonly now?: Date | undefined
}

/** Compares a line with the card that is sold now (null: none is); an empty list means that it fits. */
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

/** Why nothing of a line can be bought any more. */
function endOfLine(card: FlowerCard | null, { region, now }: CartCheck): CartMismatchKind | null {
  if (card === null || sellableStems(card.stemsAvailable, card) === 0) return 'gone'
  const { regions, deliveryDate } = card
  if (region !== null && regions !== undefined && !regions.includes(region)) return 'not-in-region'
  return now !== undefined && !isBeforeCutoff(deliveryDate, now) ? 'cutoff-passed' : null
}

function compareQuantity(quantity: number, card: FlowerCard): CartMismatch | null {
  const sellable = sellableStems(card.stemsAvailable, card)
  if (quantity > sellable) return { kind: 'less-stock', was: quantity, now: sellable }
  if (isWholePacks(quantity, card)) return null
  const snapped = snapToPack({ requested: quantity, pack: card, stemsAvailable: card.stemsAvailable })
  return { kind: 'packing-changed', was: quantity, now: snapped.quantity }
}

/** The line with one misfit put right; null when the line has to go. */
export function fixCartLine(item: CartItem, mismatch: CartMismatch): CartItem | null {
  if (mismatch.kind === 'price-changed') return { ...item, price: mismatch.now }
  return mismatch.now === 0 ? null : { ...item, quantity: mismatch.now }
}
