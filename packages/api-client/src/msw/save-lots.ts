import { isSameRegions } from '@flower-market/flower-domain'
import { priceParts, type MarketCard } from '../fixtures/flower-cards.fixtures.ts'
import type { MarketState } from './market-state.ts'
import type { MockRequest } from './mock.ts'
import { refuse } from './mock-error.ts'
import {
  changeLot,
  invalid,
  mayKeepLotsOf,
  newMarketCard,
  requireSellable,
  requireTerms,
  rublesOf,
  type Keeper,
} from './stock-lots.ts'

type SavedLot = MockRequest<'lotsSave'>['body']['lots'][number]

function isAsSeen(card: MarketCard, line: SavedLot): boolean {
  const { price, deliveryToWarehouse } = priceParts(card, 0)
  return (
    (line.price === undefined || line.price.from === price) &&
    (line.stemsAvailable === undefined || line.stemsAvailable.from === card.stemsAvailable) &&
    (line.stemsPerBunch === undefined || line.stemsPerBunch.from === card.stemsPerBunch) &&
    (line.stemsPerBox === undefined || line.stemsPerBox.from === card.stemsPerBox) &&
    (line.freight === undefined || line.freight.from === deliveryToWarehouse) &&
    (line.regions === undefined || isSameRegions(line.regions.from, card.regions ?? null))
  )
}

function afterSave(state: MarketState, card: MarketCard, line: SavedLot): MarketCard {
  const parts = priceParts(card, 0)
  const freight = line.freight?.to ?? parts.deliveryToWarehouse
  return {
    ...card,
    freight,
    price: (line.price ? rublesOf(state, line.price.to) : parts.price) + freight,
    stemsAvailable: line.stemsAvailable?.to ?? card.stemsAvailable,
    stemsPerBunch: line.stemsPerBunch?.to ?? card.stemsPerBunch,
    stemsPerBox: line.stemsPerBox?.to ?? card.stemsPerBox,
    regions: line.regions === undefined ? card.regions : line.regions.to,
  }
}

/** Saves lots of the grid, all or none. */
export function saveLots(
  state: MarketState,
  keeper: Keeper,
  { lots, added }: MockRequest<'lotsSave'>['body'],
) {
  const codes = lots.map(({ code }) => code)
  const twice = codes.findIndex((code, place) => codes.indexOf(code) !== place)
  if (twice >= 0) return invalid(`lots.${twice}.code`, 'This lot is named twice.')
  for (const { freight, regions } of lots) {
    requireTerms(keeper, { freight: freight?.to, regions: regions?.to })
  }
  const own = new Map(
    state.cards.flatMap((card) => (mayKeepLotsOf(keeper, card.plantationId) ? [[card.code, card]] : [])),
  )
  const changed = lots.filter((line) => {
    const card = own.get(line.code)
    return card === undefined || !isAsSeen(card, line)
  })
  if (changed.length > 0) return refuse('lots-changed', { codes: changed.map(({ code }) => code) })
  const after = lots.map((line) => {
    const lot = afterSave(state, own.get(line.code) as MarketCard, line)
    requireSellable(lot, state.now)
    return lot
  })
  const cards = added.map((lot, place) => newMarketCard(state, keeper, lot, place))
  for (const lot of after) changeLot(state, keeper, lot)
  state.cards = [...state.cards, ...cards]
  return { saved: after.length, added: cards.length }
}
