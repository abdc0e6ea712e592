import { expect, waitFor } from 'storybook/test'
import {
  anna,
  createMockMarket,
  fixtureCard,
  kamau,
  mock,
  mockDelay,
  purchaseOf,
  refuse,
  sessionOf,
} from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { withScreen } from '../../stories/screen-story.tsx'
import PlantationShippingScreen from './PlantationShippingScreen.tsx'

const meta = preview.meta({
  title: 'Screens/PlantationShipping',
  component: PlantationShippingScreen,
  ...withScreen({ path: '/plantation/shipping', session: sessionOf(kamau) }),
})

const signedInId = kamau._id
const plantation = { plantation: 'Kilima Dawn Blooms', plantationId: 'kilima-dawn', country: 'KEN' }

const acceptedParts = {
  owner: anna,
  number: 2032,
  kind: 'forPlantations',
  issuedAt: new Date('2026-11-20T08:00:00Z'),
  status: 'confirmed',
  lines: [
    { card: { ...fixtureCard('Athena', 50), ...plantation }, quantity: 250 },
    { card: { ...fixtureCard('Rhodos', 50), ...plantation }, quantity: 125 },
  ],
  methodDelivery: 'delivery',
  paymentMethod: 'BALANCE',
  paymentStatus: 'paid',
} as const
const accepted = purchaseOf({ ...acceptedParts, lines: [...acceptedParts.lines] })

export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...createMockMarket({ signedInId, purchases: [accepted] }).handlers),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/2032/)).toBeVisible())
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...createMockMarket({ signedInId, purchases: [] }).handlers),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Отгружать пока нечего|Nothing to ship yet/)).toBeVisible())
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mockDelay('packingList', 'infinite'), ...createMockMarket({ signedInId }).handlers),
})

const long = { ...fixtureCard('Athena', 50), ...plantation }

export const LongContent = meta.story({
  beforeEach: ({ msw }) => {
    const lines = Array.from({ length: 12 }, (_, place) => ({
      card: {
        ...long,
        code: `${long.code}-${place}`,
        lengthCm: 40 + 5 * place,
        variety: place === 2 ? 'Kilimanjaro Sunrise Bombastic' : long.variety,
      },
      quantity: 25 * (place + 1),
    }))
    const [first = acceptedParts.lines[0]] = lines
    const purchases = [2033, 2034, 2035].map((number) =>
      purchaseOf({ ...acceptedParts, number, lines: [first, ...lines.slice(1)] }),
    )
    msw.use(...createMockMarket({ signedInId, purchases }).handlers)
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/2035/)).toBeVisible())
    await expect(canvas.getAllByRole('listitem')).toHaveLength(36)
    // Stems that make no whole bunches stand without them.
    await expect(canvas.queryByText(/·\s*$/)).toBeNull()
  },
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('packingList', () => refuse('internal')),
      ...createMockMarket({ signedInId }).handlers,
    ),
})
