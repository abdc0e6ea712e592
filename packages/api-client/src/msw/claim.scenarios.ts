import type { HttpHandler } from 'msw'
import { fixtureNow } from '../fixtures/fixture-now.ts'
import type { MockClaim } from '../fixtures/mock-claim.ts'
import { emptyPicture } from '../fixtures/proof-pictures.fixtures.ts'
import type { MockPurchase } from '../fixtures/purchase-of.ts'
import { fixturePurchase } from '../fixtures/purchases.fixtures.ts'
import { createMockMarket } from './mock-market.ts'
import { mock, mockDelay, networkFailure } from './mock.ts'
import { refuse } from './mock-error.ts'

const hourMs = 3_600_000

/** Anna's delivered order, so many hours after its delivery; claims are taken for 24 hours. */
export function claimedOrder(hoursAgo = 5.7): MockPurchase {
  const order = fixturePurchase('delivered')
  const at = new Date(fixtureNow.getTime() - hoursAgo * hourMs).toISOString()
  const events = order.events.map((event) => (event.status === 'delivered' ? { ...event, at } : event))
  return { ...order, events }
}

function claimOf(changes: Partial<MockClaim> = {}): MockClaim {
  const order = claimedOrder()
  return {
    _id: 'claim-1',
    number: 1,
    orderId: order._id,
    code: order.lines[0]?.code ?? '',
    reason: 'broken',
    comment: 'Сверху коробка была мятая',
    bunches: [
      { box: 1, bunch: 1, quantity: 10 },
      { box: 1, bunch: 2, quantity: 8 },
    ],
    quantity: 18,
    status: 'open',
    createdAt: new Date(fixtureNow.getTime() - hourMs).toISOString(),
    decidedAt: null,
    acceptedQuantity: 0,
    credited: 0,
    decision: '',
    photos: [`data:image/png;base64,${emptyPicture.base64}`],
    photoKeys: ['photo-1'],
    ...changes,
  }
}

function decided(changes: Partial<MockClaim>): HttpHandler[] {
  const order = claimedOrder()
  const claim = claimOf({ decidedAt: fixtureNow.toISOString(), ...changes })
  const [line, ...others] = order.lines as [MockPurchase['lines'][number]]
  const { acceptedQuantity: accepted, credited } = claim
  const billed = {
    ...line,
    billedQuantity: line.billedQuantity - accepted,
    sum: line.sum - accepted * line.agreedPrice,
  }
  const { totals } = order
  const purchase: MockPurchase = {
    ...order,
    lines: [billed, ...others],
    sum: order.sum - credited,
    credits: [{ code: line.code, amount: credited, reason: claim.decision, at: fixtureNow.toISOString() }],
    totals: { ...totals, billed: totals.billed - credited, total: totals.total - credited, credited },
  }
  return createMockMarket({ purchases: [purchase], claims: [claim] }).handlers
}

function acceptedClaim(accepted: number): Partial<MockClaim> {
  const price = claimedOrder().lines[0]?.agreedPrice ?? 0
  return { acceptedQuantity: accepted, credited: accepted * price }
}

function delivered(hoursAgo?: number): HttpHandler[] {
  return createMockMarket({ purchases: [claimedOrder(hoursAgo)] }).handlers
}

/** Scenarios of claims about Anna's delivered order. */
export const claimScenarios = {
  /** Delivered some hours ago, nothing is claimed yet. */
  loaded: (): HttpHandler[] => delivered(),
  loading: (): HttpHandler[] => [mockDelay('purchaseGet', 'infinite'), ...delivered()],
  loadFailed: (): HttpHandler[] => [mock('purchaseGet', () => refuse('internal')), ...delivered()],
  notFound: (): HttpHandler[] => [mock('purchaseGet', () => refuse('not-found')), ...delivered()],
  /** An hour and a half is left. */
  deadlineNear: (): HttpHandler[] => delivered(22.5),
  windowOver: (): HttpHandler[] => delivered(30),
  /** Calls of claims get no answer. */
  offline: (): HttpHandler[] => [
    networkFailure('claimCreate'),
    networkFailure('claimPhotoAdd'),
    ...delivered(),
  ],
  /** The claim arrives, its photographs wait. */
  photosWait: (): HttpHandler[] => [networkFailure('claimPhotoAdd'), ...delivered()],
  refused: (): HttpHandler[] => [
    mock('claimCreate', () => refuse('claim-refused', { reason: 'window-over' })),
    ...delivered(),
  ],
  open: (): HttpHandler[] => createMockMarket({ purchases: [claimedOrder()], claims: [claimOf()] }).handlers,
  accepted: (): HttpHandler[] => decided({ status: 'accepted', ...acceptedClaim(18) }),
  partlyAccepted: (): HttpHandler[] =>
    decided({
      status: 'partly_accepted',
      ...acceptedClaim(10),
      decision: 'На фото видно десять сломанных бутонов.',
    }),
  declined: (): HttpHandler[] =>
    decided({ status: 'declined', decision: 'Это сорт с тёмным краем лепестка, цветы здоровы.' }),
  withdrawn: (): HttpHandler[] => decided({ status: 'withdrawn' }),
  longContent: (): HttpHandler[] =>
    createMockMarket({
      purchases: [claimedOrder()],
      claims: [
        claimOf({
          comment: 'Верхний ряд коробки промок и замёрз. '.repeat(12).trim(),
          photos: Array.from({ length: 8 }, () => `data:image/png;base64,${emptyPicture.base64}`),
        }),
        claimOf({
          _id: 'claim-2',
          number: 1_000_002,
          status: 'declined',
          decidedAt: fixtureNow.toISOString(),
          decision: 'Нет фото этикетки. '.repeat(20).trim(),
        }),
      ],
    }).handlers,
}
