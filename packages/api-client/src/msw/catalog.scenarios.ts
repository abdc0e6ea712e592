import { firstRowsOf, type FlowerCard } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import { firstCardsLimit } from '../contract/catalog.contract.ts'
import { fixtureDays } from '../fixtures/fixture-now.ts'
import { flowerCards } from '../fixtures/flower-cards.fixtures.ts'
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

/** Scenarios of the catalog. */
export const catalogScenarios = {
  loaded: (): HttpHandler[] => createMockMarket().handlers,
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
  loadFailed: (): HttpHandler[] => [
    mock('catalogDays', () => refuse('internal')),
    mock('catalogFirstCards', () => refuse('internal')),
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
