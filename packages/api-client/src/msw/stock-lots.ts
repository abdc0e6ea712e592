import {
  cutoffFor,
  findLotIssue,
  moscowDateOf,
  parseRate,
  rublePrice,
  tintOf,
  type FlowerCard,
  type LotFacts,
  compareSeenTerms,
  type SeenTerms,
} from '@flower-market/flower-domain'
import type { CallOutput } from '../contract/contract.ts'
import { lotFreight, priceParts, type MarketCard } from '../fixtures/flower-cards.fixtures.ts'
import type { MockPerson } from '../fixtures/mock-person.ts'
import { cutoffTermsOf, plantations, type PlantationId } from '../fixtures/plantations.fixtures.ts'
import type { MarketState } from './market-state.ts'
import type { MockRequest } from './mock.ts'
import { refuse } from './mock-error.ts'

/** A lot as staff and its plantation read it. */
export type StockLot = CallOutput<'lotCreate'>

/** Who keeps lots. */
export type Keeper = Pick<MockPerson, 'role' | 'plantationId'>

/** A lot as its keeper reads it: freight and regions are for staff. */
export function toStockLot(lot: MarketCard, { role }: Keeper): StockLot {
  const { freight: _own, ...card } = lot
  const { price, deliveryToWarehouse } = priceParts(lot, 0)
  const isStaff = role === 'ADMIN'
  return {
    ...card,
    price,
    priceIn: null,
    freight: isStaff ? deliveryToWarehouse : null,
    regions: isStaff && card.regions ? [...card.regions] : null,
    cutoffAt: card.cutoffAt ?? null,
    photos: [...(card.photos ?? [])],
  }
}

/** Whether somebody may see and change the lots of a plantation. */
export function mayKeepLotsOf({ role, plantationId }: Keeper, id: string): boolean {
  return role === 'ADMIN' || plantationId === id
}

/** The plantation that is asked for, else the keeper's own. Throws `not-found`. */
export function requirePlantation(keeper: Keeper, asked: string | undefined): PlantationId {
  const id = asked ?? keeper.plantationId
  if (id === null || !Object.hasOwn(plantations, id) || !mayKeepLotsOf(keeper, id)) throw refuse('not-found')
  return id as PlantationId
}

/** A lot that its keeper may change. Throws `not-found`. */
export function requireOwnLot(state: MarketState, keeper: Keeper, code: string): MarketCard {
  const card = state.cards.find((one) => one.code === code)
  if (card === undefined || !mayKeepLotsOf(keeper, card.plantationId)) throw refuse('not-found')
  return card
}

/** The refusal of an input, with where it is wrong. */
export function invalid(path: string, message: string) {
  return refuse('validation-failed', { issues: [{ path, message }] })
}

/** Throws `validation-failed` where a lot cannot be sold as it is described. */
export function requireSellable(card: FlowerCard, now: Date): void {
  const issue = findLotIssue(card, moscowDateOf(now))
  if (issue === 'day-passed') throw invalid('deliveryDate', 'This day has passed.')
  if (issue !== null) throw invalid('stemsPerBox', 'A box holds whole bunches.')
}

/** Throws `validation-failed` for a plantation that names what the operator sets. */
export function requireTerms(
  { role }: Keeper,
  { freight, regions }: Pick<MockRequest<'lotUpdate'>['body'], 'freight' | 'regions'>,
): void {
  if (role !== 'ADMIN' && (freight !== undefined || regions !== undefined)) {
    throw invalid(freight === undefined ? 'regions' : 'freight', 'The operator sets this.')
  }
}

/** Throws `lot-changed` where a term that is to be changed is another by now, `validation-failed` where what was seen of it is not named. */
export function requireSeenTerms(
  changed: Parameters<typeof compareSeenTerms>[0],
  seen: MockRequest<'lotUpdate'>['body']['seen'],
  { color, stemsPerBunch, stemsPerBox, soldBy, freight, regions }: SeenTerms,
): void {
  const current = { color, stemsPerBunch, stemsPerBox, soldBy, freight, regions }
  const compared = compareSeenTerms(changed, seen, current)
  if (!compared.ok && compared.reason === 'changed') throw refuse('lot-changed')
  if (!compared.ok) throw invalid(`seen.${compared.term}`, 'What is changed is named as it was seen.')
}

/** A price as it was asked, in kopecks. */
export function rublesOf(
  { rates }: MarketState,
  { amount, currency = 'RUB' }: MockRequest<'lotCreate'>['body']['price'],
): number {
  const rate = currency === 'RUB' ? null : parseRate(rates[0]?.[currency] ?? '')
  return rate === null ? amount : rublePrice(amount, rate)
}

/** A lot at its price in the warehouse, as the market keeps it. */
export function newCard(
  lot: LotFacts,
  { plantationId, code }: { plantationId: PlantationId; code: string },
): FlowerCard {
  const { name, country } = plantations[plantationId]
  return {
    ...lot,
    code,
    plantationId,
    plantation: name,
    country,
    price: lot.price + lotFreight(country),
    ...(lot.availability !== 'inStock' && {
      cutoffAt: cutoffFor(lot.deliveryDate, cutoffTermsOf(plantationId)).toISOString(),
    }),
  }
}

/** A lot that comes in by hand, `place` lots behind the last. */
export function newMarketCard(
  state: MarketState,
  keeper: Keeper,
  body: MockRequest<'lotCreate'>['body'],
  place = 0,
): MarketCard {
  const plantationId = requirePlantation(keeper, body.plantationId)
  requireTerms(keeper, body)
  const { plantationId: _asked, freight, regions, price, tint, ...facts } = body
  const { variety, color } = facts
  const known = state.cards.find((one) => one.variety === variety && one.color === color)
  const lot = { ...facts, price: rublesOf(state, price), tint: tint ?? known?.tint ?? tintOf(color) }
  const code = `lot-${state.cards.length + place + 1}-${state.answered.size}`
  const card = newCard(lot, { plantationId, code })
  requireSellable(card, state.now)
  return {
    ...card,
    ...(regions && { regions }),
    ...(freight !== undefined && { freight, price: lot.price + freight }),
  }
}

/** Puts a changed lot in the place of the one that there was. */
export function changeLot(state: MarketState, keeper: Keeper, changed: MarketCard): StockLot {
  state.cards = state.cards.map((card) => (card.code === changed.code ? changed : card))
  return toStockLot(changed, keeper)
}
