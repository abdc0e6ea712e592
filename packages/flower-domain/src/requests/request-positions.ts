import type { FlowerType } from '../catalog/flower-card.ts'

/** A position that a buyer writes by hand. */
export interface RequestPosition {
  readonly type: FlowerType
  readonly variety: string
  /** The stem length: the specification's height. */
  readonly lengthCm: number
  /** What the buyer would pay, kopecks a stem, with everything. */
  readonly price: number
  /** Stems. */
  readonly quantity: number
  /** In how many boxes they come. */
  readonly boxes: number
}

/** Why a list of positions cannot be sent. */
export type PositionsIssue = 'empty-order' | 'quantity-not-selected' | 'zero-positions'

/**
 * Why positions cannot be sent; null where they can: there are none, none of them has a quantity, or some have not and are
 * to be deleted first.
 */
export function findPositionsIssue(
  positions: readonly Pick<RequestPosition, 'quantity'>[],
): PositionsIssue | null {
  if (positions.length === 0) return 'empty-order'
  const empty = positions.filter(({ quantity }) => quantity <= 0).length
  if (empty === positions.length) return 'quantity-not-selected'
  return empty > 0 ? 'zero-positions' : null
}

/** Stems of one of the boxes that a position comes in. */
export function stemsPerBoxOf({ quantity, boxes }: Pick<RequestPosition, 'quantity' | 'boxes'>): number {
  return Math.max(1, Math.ceil(quantity / Math.max(1, boxes)))
}
