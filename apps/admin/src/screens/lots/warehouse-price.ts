import { parseRate, rublePrice } from '@flower-market/flower-domain'
import { changedCells, type Lot, type LotDraft } from './lot-drafts.ts'

/** What a lot costs in the warehouse, kopecks a stem: the plantation's price in rubles and freight. */
export function warehousePrice({ price, freight }: Pick<Lot, 'price' | 'freight'>): number {
  return price + (freight ?? 0)
}

/** What it will cost once a draft is saved, by the rate that the lot has; the server takes that of the day. */
export function draftedWarehousePrice(draft: LotDraft): number {
  const { seen } = draft
  const changes = changedCells(draft)
  const typed = changes.find(({ cell }) => cell === 'price')?.to
  const rate = seen.priceIn && parseRate(seen.priceIn.rate)
  const price = typed == null ? seen.price : rate ? rublePrice(typed, rate) : typed
  return warehousePrice({
    price,
    freight: changes.find(({ cell }) => cell === 'freight')?.to ?? seen.freight,
  })
}
