import { expect, waitFor } from 'storybook/test'
import { fixturePurchase, plantationPurchases, purchaseScenarios } from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import HistoryToOrderScreen from './HistoryToOrderScreen.tsx'

const order = plantationPurchases.find(({ kind }) => kind === 'toOrder')
const stockOrder = fixturePurchase('confirmed')

const meta = preview.meta({
  title: 'Screens/HistoryToOrder',
  component: HistoryToOrderScreen,
  ...withScreen({ path: `/history/order/${order?._id}`, route: '/history/order/:id' }),
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(String(order?.number)),
    )
  },
})

export const OtherKind = meta.story({
  ...startingFrom({ path: `/history/order/${stockOrder._id}`, route: '/history/order/:id' }),
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
