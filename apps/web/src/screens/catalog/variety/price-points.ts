import type { CallOutput } from '@flower-market/api-client'
import type { FlowerCard } from '@flower-market/flower-domain'

type KeptPrice = CallOutput<'catalogVariety'>['prices'][number]
type PriceOfDay = Pick<KeptPrice, 'date' | 'price'>

/** What a length has cost, and costs now on the day that is looked at; the oldest first, a price for each day. */
export function pricePoints(
  prices: readonly KeptPrice[],
  { lengthCm, deliveryDate, price }: FlowerCard,
): PriceOfDay[] {
  const before = prices.filter((one) => one.lengthCm === lengthCm && one.date < deliveryDate)
  return [...before, { date: deliveryDate, price }]
}

/** The length that the person is about to buy, else the first one that has been sold before. */
export function firstLengthOf(
  lots: readonly FlowerCard[],
  prices: readonly KeptPrice[],
  quantities: ReadonlyMap<string, number>,
): number | null {
  const known = lots.filter((lot) => pricePoints(prices, lot).length > 1)
  const ordered = known.find(({ code }) => (quantities.get(code) ?? 0) > 0)
  return (ordered ?? known[0])?.lengthCm ?? null
}
