import { packStep, sellableStems } from './pack.ts'
import type { Pack } from './pack.ts'

/** Why a quantity differs from the requested one; null when it does not. */
export type SnapChange = null | 'rounded-up' | 'rounded-down' | 'limited-by-stock'

/** A quantity of stems that can be sold, and how it differs from the requested one. */
export interface SnappedQuantity {
  readonly quantity: number
  readonly changed: SnapChange
  readonly step: number
  readonly packs: number
}

/** The requested stems, how they are packed, and the stock. */
export interface SnapQuestion {
  readonly requested: number
  readonly pack: Pack
  readonly stemsAvailable: number
}

function assertQuantity(requested: number): void {
  if (!Number.isFinite(requested) || requested < 0) {
    throw new RangeError(`A quantity of stems is zero or more, got ${requested}.`)
  }
}

/**
 * The nearest whole number of packs, halves up: at least one pack for anything above zero, never more than the stock.
 * Throws a RangeError when the request is negative or not finite; callers validate input first.
 */
export function snapToPack({ requested, pack, stemsAvailable }: SnapQuestion): SnappedQuantity {
  assertQuantity(requested)
  const step = packStep(pack)
  const nearest = requested === 0 ? 0 : Math.max(1, Math.floor(requested / step + 0.5)) * step
  const quantity = Math.min(nearest, sellableStems(stemsAvailable, pack))
  return { quantity, changed: changeOf(requested, nearest, quantity), step, packs: quantity / step }
}

function changeOf(requested: number, nearest: number, quantity: number): SnapChange {
  if (quantity < nearest) return 'limited-by-stock'
  if (quantity === requested) return null
  return quantity > requested ? 'rounded-up' : 'rounded-down'
}

/** The whole packs on both sides of a number of stems; null where it is a whole number of packs. */
export function packsAround(stems: number, pack: Pack): { fewer: number; more: number; step: number } | null {
  assertQuantity(stems)
  const step = packStep(pack)
  const fewer = Math.floor(stems / step) * step
  return fewer === stems ? null : { fewer, more: fewer + step, step }
}

/** The next whole number of packs above a quantity, limited by the stock. */
export function stepUp(quantity: number, pack: Pack, stemsAvailable: number): number {
  assertQuantity(quantity)
  const step = packStep(pack)
  return Math.min((Math.floor(quantity / step) + 1) * step, sellableStems(stemsAvailable, pack))
}

/** The next whole number of packs below a quantity, zero at the least and never above the stock. */
export function stepDown(quantity: number, pack: Pack, stemsAvailable: number): number {
  assertQuantity(quantity)
  const step = packStep(pack)
  return Math.min(Math.max(0, Math.ceil(quantity / step) - 1) * step, sellableStems(stemsAvailable, pack))
}
