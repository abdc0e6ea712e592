import { quoteDay } from '@flower-market/flower-domain'
import type { Trx } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { lockLots, toStock } from '../catalog/index.ts'
import type { OrderDay } from '../purchases/index.ts'
import type { BuyerTerms } from '../regions/index.ts'

/**
 * The lines of a cart's lots for plantations by the plantation that grows them, computed anew. A request takes no stock.
 * Throws `cart-changed`.
 */
export async function priceCartLots(
  trx: Trx,
  { date, items }: OrderDay,
  { terms, total, now }: { terms: BuyerTerms; total: number | undefined; now: Date },
) {
  const codes = items.map(({ code }) => code)
  const lots = (await lockLots(trx, codes)).filter(({ availability }) => availability === 'forPlantations')
  const quote = quoteDay({
    date,
    items,
    stock: lots.map((lot) => toStock(lot, terms)),
    region: terms.region,
    now,
    delivery: { method: 'pickup', cityCost: null },
  })
  const mismatches = quote.lines.flatMap(({ item, mismatches: found }) =>
    found.map((mismatch) => ({ date, code: item.code, ...mismatch })),
  )
  const isOther = total !== undefined && quote.totals.goods.minor !== total
  if (mismatches.length > 0 || isOther) throw new ApiError('cart-changed', { mismatches })
  const lines = quote.lines.flatMap(({ item: { quantity }, card }) => {
    const lot = lots.find(({ code }) => code === card?.code)
    if (card === null || lot === undefined) return []
    return [
      {
        plantationId: card.plantationId,
        code: card.code,
        type: card.type,
        variety: card.variety,
        length_cm: card.lengthCm,
        tint: card.tint,
        boxes: Math.max(1, Math.ceil(quantity / card.stemsPerBox)),
        stems_per_bunch: card.stemsPerBunch,
        stems_per_box: card.stemsPerBox,
        quantity,
        price: card.price,
        plantation_price: lot.plantationPrice,
        freight: lot.freight,
      },
    ]
  })
  const groups = Map.groupBy(lines, ({ plantationId }) => plantationId)
  return new Map(
    [...groups].map(([id, own]) => [id, own.map(({ plantationId: _plantation, ...line }) => line)]),
  )
}
