import { changedCells, type LotDraft } from './lot-drafts.ts'
import { draftedWarehousePrice, warehousePrice } from './warehouse-price.ts'

/** What drafts change together: at the warehouse in kopecks a stem, and in stems. */
export interface DraftSums {
  /** From the least to the most, and the codes of their lots; null where no price changes. */
  readonly prices: { readonly codes: readonly string[]; readonly least: number; readonly most: number } | null
  readonly stems: { readonly lots: number; readonly change: number } | null
}

/** Sums up what drafts change of prices and of stems. */
export function sumDrafts(drafts: readonly LotDraft[]): DraftSums {
  const repriced = drafts
    .map((draft) => ({
      code: draft.seen.code,
      change: draftedWarehousePrice(draft) - warehousePrice(draft.seen),
    }))
    .filter(({ change }) => change !== 0)
  const changes = repriced.map(({ change }) => change)
  const stems = drafts.flatMap((draft) =>
    changedCells(draft).flatMap(({ cell, from, to }) =>
      cell === 'stemsAvailable' && to !== null ? [to - from] : [],
    ),
  )
  return {
    prices:
      repriced.length === 0
        ? null
        : {
            codes: repriced.map(({ code }) => code),
            least: Math.min(...changes),
            most: Math.max(...changes),
          },
    stems:
      stems.length === 0 ? null : { lots: stems.length, change: stems.reduce((sum, one) => sum + one, 0) },
  }
}
