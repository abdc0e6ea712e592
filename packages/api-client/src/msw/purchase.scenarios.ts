import type { OrderStatus } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import { fixtureCard } from '../fixtures/flower-cards.fixtures.ts'
import { fixtureNow } from '../fixtures/fixture-now.ts'
import { anna } from '../fixtures/people.fixtures.ts'
import { purchaseOf } from '../fixtures/purchase-of.ts'
import { purchases } from '../fixtures/purchases.fixtures.ts'
import { listedPurchase } from './listed-purchase.ts'
import { createMockMarket } from './mock-market.ts'
import { deepPageOf } from './deep-page.ts'
import { mock, mockDelay, networkFailure } from './mock.ts'
import { refuse } from './mock-error.ts'

const large = purchaseOf({
  owner: anna,
  number: 1_043_000_118,
  issuedAt: fixtureNow,
  status: 'partially_confirmed',
  lines: [
    {
      card: {
        ...fixtureCard('Explorer', 50),
        variety: 'Кустовая роза «Воспоминание о долгом путешествии через экватор» (селекция 2026)',
        plantation: 'Тепличный двор «Пример» имени почётного цветовода Константина Константинопольского',
      },
      quantity: 987_650,
      price: 1_234_550,
      agreedQuantity: 987_625,
    },
    { card: fixtureCard('Lentiscus with berries', 50), quantity: 10 },
  ],
  methodDelivery: 'delivery',
  paymentMethod: 'BALANCE',
  paymentStatus: 'paid',
  comment: 'Позвоните за час до приезда. '.repeat(30).trim(),
})

/** Scenarios of the order history and of one order. */
export const purchaseScenarios = {
  loaded: (): HttpHandler[] => createMockMarket().handlers,
  loading: (): HttpHandler[] => [
    mockDelay('orderList', 'infinite'),
    mockDelay('purchaseList', 'infinite'),
    mockDelay('purchaseGet', 'infinite'),
    ...createMockMarket().handlers,
  ],
  /** Nothing ordered yet. */
  empty: (): HttpHandler[] => createMockMarket({ purchases: [] }).handlers,
  loadFailed: (): HttpHandler[] => [
    mock('orderList', () => refuse('internal')),
    mock('purchaseList', () => refuse('internal')),
    mock('purchaseGet', () => refuse('internal')),
    ...createMockMarket().handlers,
  ],
  /** The order does not exist, or is somebody else's. */
  notFound: (): HttpHandler[] => [
    mock('purchaseGet', () => refuse('not-found')),
    ...createMockMarket().handlers,
  ],
  offline: (): HttpHandler[] => [
    networkFailure('orderList'),
    networkFailure('purchaseList'),
    networkFailure('purchaseGet'),
    ...createMockMarket().handlers,
  ],
  /** The first page loads, the next one fails. */
  nextPageFailed: (): HttpHandler[] => [
    mock('orderList', ({ query }) =>
      query.page === 1 ? deepPageOf(purchases.map(listedPurchase), query) : refuse('internal'),
    ),
    ...createMockMarket().handlers,
  ],
  /** Only orders in this status; `fixturePurchase(status)` is the first of them. */
  orderIn: (status: OrderStatus): HttpHandler[] =>
    createMockMarket({ purchases: purchases.filter((purchase) => purchase.status === status) }).handlers,
  orderPartiallyConfirmed: (): HttpHandler[] => purchaseScenarios.orderIn('partially_confirmed'),
  /** The longest names and sums; `longPurchaseId` is the order's id. */
  longContent: (): HttpHandler[] => createMockMarket({ purchases: [large, ...purchases] }).handlers,
}

/** Id of the large order in `purchaseScenarios.longContent`. */
export const longPurchaseId: string = large._id
