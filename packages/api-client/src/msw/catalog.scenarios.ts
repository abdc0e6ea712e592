import { firstRowsOf, type FlowerCard } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import { firstCardsLimit } from '../contract/catalog.contract.ts'
import { fixtureDays } from '../fixtures/fixture-now.ts'
import { flowerCards } from '../fixtures/flower-cards.fixtures.ts'
import { missingFile } from './file.handlers.ts'
import { createMockMarket } from './mock-market.ts'
import { mock, mockDelay, networkFailure } from './mock.ts'
import { refuse } from './mock-error.ts'

const longName =
  'Очень редкая кустовая роза «Воспоминание о долгом путешествии через экватор» (селекция 2026)'
const longFarm = 'Тепличный двор «Пример» имени почётного цветовода Константина Константинопольского'

function withLongNames(card: FlowerCard, place: number): FlowerCard {
  return place % 2 === 0 ? { ...card, variety: `${longName} ${card.variety}`, plantation: longFarm } : card
}

function withLargeNumbers(card: FlowerCard): FlowerCard {
  return {
    ...card,
    price: 98_765_450,
    stemsAvailable: 987_650,
  }
}

function soldCheaper(card: FlowerCard): FlowerCard {
  const seller = { plantation: 'Valle Tinta Flowers', plantationId: 'valle-tinta' }
  return { ...card, ...seller, code: `${card.code}-2`, price: card.price - 500 }
}

/** A price list whose short Explorers have been photographed, one photograph a lot; ids of pictures begin with `prefix`. */
function withPhotos(prefix: string): HttpHandler[] {
  const cards = flowerCards.map((card) =>
    card.variety === 'Explorer' && card.lengthCm <= 50
      ? { ...card, photos: [`/api/file/${prefix}${card.code}`] }
      : card,
  )
  return createMockMarket({ cards }).handlers
}

/** Scenarios of the catalog. */
export const catalogScenarios = {
  loaded: (): HttpHandler[] => createMockMarket().handlers,
  /** What a variety has cost, and when it was ordered, cannot be read. */
  varietyFailed: (): HttpHandler[] => [
    mock('catalogVariety', () => refuse('internal')),
    ...createMockMarket().handlers,
  ],
  /** Explorers have been photographed. */
  photographed: (): HttpHandler[] => withPhotos('photo-'),
  /** They have been, but their pictures cannot be read. */
  photosFailed: (): HttpHandler[] => withPhotos(missingFile),
  /** Explorers are sold by a second plantation: a stem for 5 rubles less, and none of 70 cm. */
  soldByTwo: (): HttpHandler[] => {
    const others = flowerCards.filter(({ variety, lengthCm }) => variety === 'Explorer' && lengthCm < 70)
    return createMockMarket({ cards: [...flowerCards, ...others.map(soldCheaper)] }).handlers
  },
  loading: (): HttpHandler[] => [
    mockDelay('catalogDays', 'infinite'),
    mockDelay('catalogFirstCards', 'infinite'),
    mockDelay('catalogCards', 'infinite'),
    ...createMockMarket().handlers,
  ],
  /** There are delivery days, but nothing is on sale. */
  empty: (): HttpHandler[] => [
    mock('catalogFirstCards', ({ query: { date = fixtureDays[0] } }) => ({
      date,
      ...firstRowsOf([], firstCardsLimit),
    })),
    mock('catalogCards', ({ query: { date } }) => ({ date, cards: [] })),
    ...createMockMarket().handlers,
  ],
  /** The list fails when the days have failed already. */
  loadFailed: (): HttpHandler[] => [
    mock('catalogDays', () => refuse('internal')),
    mock('catalogFirstCards', () => refuse('internal')),
    mockDelay('catalogCards', 200),
    mock('catalogCards', () => refuse('internal')),
    ...createMockMarket().handlers,
  ],
  offline: (): HttpHandler[] => [
    networkFailure('catalogDays'),
    networkFailure('catalogFirstCards'),
    networkFailure('catalogCards'),
    ...createMockMarket().handlers,
  ],
  /** The beginning of the price list is there, the rest on its way. */
  firstCardsOnly: (): HttpHandler[] => [
    mockDelay('catalogCards', 'infinite'),
    ...createMockMarket().handlers,
  ],
  longContent: (): HttpHandler[] =>
    createMockMarket({
      cards: flowerCards.map((card, place) =>
        withLongNames(place % 4 === 0 ? withLargeNumbers(card) : card, place),
      ),
    }).handlers,
}
