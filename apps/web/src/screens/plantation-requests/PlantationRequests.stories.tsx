import { expect, waitFor } from 'storybook/test'
import {
  anna,
  createMockMarket,
  fixtureCard,
  fixtureRequest,
  kamau,
  mock,
  mockDelay,
  plantationRequests,
  purchaseOf,
  refuse,
  sessionOf,
} from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import PlantationRequestsScreen from './PlantationRequestsScreen.tsx'

const meta = preview.meta({
  title: 'Screens/PlantationRequests',
  component: PlantationRequestsScreen,
  ...withScreen({ path: '/plantation/requests', session: sessionOf(kamau) }),
})

const signedInId = kamau._id
const sold = purchaseOf({
  owner: anna,
  number: 2032,
  kind: 'forPlantations',
  issuedAt: new Date('2026-11-20T08:00:00Z'),
  status: 'confirmed',
  lines: [
    {
      card: {
        ...fixtureCard('Athena', 50),
        plantation: 'Kilima Dawn Blooms',
        plantationId: 'kilima-dawn',
        country: 'KEN',
      },
      quantity: 250,
    },
  ],
  methodDelivery: 'delivery',
  paymentMethod: 'BALANCE',
  paymentStatus: 'paid',
})

export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...createMockMarket({ signedInId }).handlers),
  play: async ({ canvas }) => {
    await canvas.findByRole('table')
    await expect(canvas.getAllByRole('row')).toHaveLength(3)
  },
})

/** What the plantation has sold: the day leads to its packing list. */
export const Orders = meta.story({
  ...startingFrom({ path: '/plantation/requests?part=orders' }),
  beforeEach: ({ msw }) => msw.use(...createMockMarket({ signedInId, purchases: [sold] }).handlers),
  play: async ({ canvas }) => {
    const day = await canvas.findByRole('link', { name: /декабря|December|ноября|November/ })
    await expect(day).toHaveAttribute('href', `/plantation/shipping#${sold.deliveryFrom}`)
  },
})

export const NoOrders = meta.story({
  ...startingFrom({ path: '/plantation/requests?part=orders' }),
  beforeEach: ({ msw }) => msw.use(...createMockMarket({ signedInId, purchases: [] }).handlers),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Заказов пока нет|No orders yet/)).toBeVisible())
  },
})

const waiting = plantationRequests.filter(({ status }) => status === 'sent')

export const LongContent = meta.story({
  beforeEach: ({ msw }) => {
    const requests = Array.from({ length: 24 }, (_, place) => ({
      ...(waiting[place % waiting.length] ?? fixtureRequest('sent')),
      _id: `long-${place}`,
      number: 3000 + place,
    }))
    msw.use(...createMockMarket({ signedInId, requests }).handlers)
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('table')
    await expect(canvas.getAllByRole('row')).toHaveLength(21)
  },
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...createMockMarket({ signedInId, requests: [] }).handlers),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Запросов нет|No requests/)).toBeVisible())
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mockDelay('receivedRequests', 'infinite'), ...createMockMarket({ signedInId }).handlers),
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('receivedRequests', () => refuse('internal')),
      ...createMockMarket({ signedInId }).handlers,
    ),
})
