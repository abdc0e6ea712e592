import type { FlowerCard } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import { flowerCards } from '../fixtures/flower-cards.fixtures.ts'
import { createMockMarket } from './mock-market.ts'
import { mock, mockDelay, networkFailure } from './mock.ts'
import { refuse } from './refusal.ts'

const longName =
  'Очень редкая кустовая роза «Воспоминание о долгом путешествии через экватор» (селекция 2026)'
const longFarm = 'Тепличный двор «Пример» имени почётного цветовода Константина Константинопольского'

const withLongNames = (card: FlowerCard, place: number): FlowerCard =>
  place % 2 === 0 ? { ...card, variety: `${longName} ${card.variety}`, plantation: longFarm } : card

const withLargeNumbers = (card: FlowerCard): FlowerCard => ({
  ...card,
  price: 98_765_450,
  stemsAvailable: 987_650,
})

/** What a catalogue may meet. */
export const catalogueScenarios = {
  loaded: (): HttpHandler[] => createMockMarket().handlers,
  loading: (): HttpHandler[] => [
    mockDelay('filterList', 'infinite'),
    mockDelay('catalogueCards', 'infinite'),
    ...createMockMarket().handlers,
  ],
  /** Days there are, but nothing on sale on any of them. */
  empty: (): HttpHandler[] => [
    mock('catalogueCards', ({ query: { date } }) => ({ date, cards: [] })),
    ...createMockMarket().handlers,
  ],
  loadFailed: (): HttpHandler[] => [
    mock('filterList', () => refuse('internal')),
    mock('catalogueCards', () => refuse('internal')),
    ...createMockMarket().handlers,
  ],
  offline: (): HttpHandler[] => [
    networkFailure('filterList'),
    networkFailure('catalogueCards'),
    ...createMockMarket().handlers,
  ],
  longContent: (): HttpHandler[] =>
    createMockMarket({
      cards: flowerCards.map((card, place) =>
        withLongNames(place % 4 === 0 ? withLargeNumbers(card) : card, place),
      ),
    }).handlers,
}
