import { changedCells, type LotDraft } from './lot-drafts.ts'
import { draftedWarehousePrice, warehousePrice } from './warehouse-price.ts'

/** What drafts change together: at the warehouse in kopecks a stem, and in stems. */
export interface DraftSums {
  /** From the least to the most; null where no price changes. */
  readonly prices: { readonly lots: number; readonly least: number; readonly most: number } | null
  readonly stems: { readonly lots: number; readonly change: number } | null
}

/** Sums up what drafts change of prices and of stems. */
export function sumDrafts(drafts: readonly LotDraft[]): DraftSums {
  const prices = drafts
    .map((draft) => draftedWarehousePrice(draft) - warehousePrice(draft.seen))
    .filter((change) => change !== 0)
  const stems = drafts.flatMap((draft) =>
    changedCells(draft).flatMap(({ cell, from, to }) =>
      cell === 'stemsAvailable' && to !== null ? [to - from] : [],
    ),
  )
  return {
    prices:
      prices.length === 0
        ? null
        : { lots: prices.length, least: Math.min(...prices), most: Math.max(...prices) },
    stems:
      stems.length === 0 ? null : { lots: stems.length, change: stems.reduce((sum, one) => sum + one, 0) },
  }
}
