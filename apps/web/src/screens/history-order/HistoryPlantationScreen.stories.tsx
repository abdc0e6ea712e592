import { expect, waitFor } from 'storybook/test'
import { fixturePurchase, plantationPurchases, purchaseScenarios } from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import HistoryPlantationScreen from './HistoryPlantationScreen.tsx'

const order = plantationPurchases.find(({ kind }) => kind === 'forPlantations')
const stockOrder = fixturePurchase('confirmed')

const meta = preview.meta({
  title: 'Screens/HistoryPlantation',
  component: HistoryPlantationScreen,
  ...withScreen({ path: `/history/plantation/${order?._id}`, route: '/history/plantation/:id' }),
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(String(order?.number)),
    )
  },
})

export const OtherKind = meta.story({
  ...startingFrom({ path: `/history/plantation/${stockOrder._id}`, route: '/history/plantation/:id' }),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByLabelText('address')).toHaveTextContent(`/history/${stockOrder._id}`),
    )
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...purchaseScenarios.loading()),
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...purchaseScenarios.loadFailed()),
})

export const NotFound = meta.story({
  beforeEach: ({ msw }) => msw.use(...purchaseScenarios.notFound()),
})
