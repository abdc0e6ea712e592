import { savedListLimits } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import { maxLengths } from '../contract/limits.ts'
import { flowerCards } from '../fixtures/flower-cards.fixtures.ts'
import { anna } from '../fixtures/people.fixtures.ts'
import { savedLists } from '../fixtures/saved-lists.fixtures.ts'
import type { MockSavedList } from '../fixtures/saved-lists.fixtures.ts'
import type { MarketOverrides } from './market-state.ts'
import { refuse } from './mock-error.ts'
import { createMockMarket } from './mock-market.ts'
import { mock, mockDelay } from './mock.ts'

/** A list of as many wishes as fit. */
function longList(place: number): MockSavedList {
  const wishes = flowerCards.slice(place, place + 40).map((card) => ({
    type: card.type,
    variety: card.variety,
    lengthCm: card.lengthCm,
    plantationId: card.plantationId,
    plantation: card.plantation,
    quantity: 12_500,
  }))
  const name = 'Еженедельная закупка для салонов '.repeat(4).slice(0, maxLengths.listName).trim()
  return { ...(savedLists[0] as MockSavedList), _id: `list-long-${place}`, name, wishes }
}

function market(changes: MarketOverrides = {}): HttpHandler[] {
  return createMockMarket({ savedLists, ...changes }).handlers
}

/** Scenarios of saved lists and favorites; Anna is signed in and has two lists. */
export const savedListScenarios = {
  loaded: (): HttpHandler[] => market(),
  loading: (): HttpHandler[] => [mockDelay('savedLists', 'infinite'), ...market()],
  loadFailed: (): HttpHandler[] => [mock('savedLists', () => refuse('internal')), ...market()],
  empty: (): HttpHandler[] => market({ savedLists: [] }),
  saveFailed: (): HttpHandler[] => [
    mock('savedListCreate', () => refuse('too-many-lists')),
    mock('savedListUpdate', () => refuse('internal')),
    mock('savedListRemove', () => refuse('internal')),
    ...market(),
  ],
  /** Some varieties are marked. */
  favorites: (): HttpHandler[] =>
    market({
      favorites: [
        { ownerId: anna._id, type: 'roses', variety: 'Explorer' },
        { ownerId: anna._id, type: 'roses', variety: 'Mondial' },
        { ownerId: anna._id, type: 'alstroemeria', variety: 'Tiger' },
      ],
    }),
  longContent: (): HttpHandler[] =>
    market({ savedLists: Array.from({ length: savedListLimits.lists / 5 }, (_, place) => longList(place)) }),
}
