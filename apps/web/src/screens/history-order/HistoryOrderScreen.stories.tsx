import { expect } from 'storybook/test'
import { fixturePurchase, LONG_PURCHASE_ID, purchaseScenarios } from '@flower-market/api-client/msw'
import type { OrderStatus } from '@flower-market/flower-domain'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import HistoryOrderScreen from './HistoryOrderScreen.tsx'

const pathOf = (status: OrderStatus): string => `/history/${fixturePurchase(status)._id}`

const meta = preview.meta({
  title: 'Screens/HistoryOrder',
  component: HistoryOrderScreen,
  ...withScreen({ path: pathOf('confirmed'), route: '/history/:id' }),
})

export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...purchaseScenarios.loaded()),
  play: async ({ canvas }) => {
    const { number, lines } = fixturePurchase('confirmed')
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(String(number))
    await expect(canvas.getAllByRole('row')).toHaveLength(lines.length + 1)
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

export const New = meta.story({
  ...startingFrom({ path: pathOf('new') }),
  beforeEach: ({ msw }) => msw.use(...purchaseScenarios.loaded()),
})

export const PartiallyConfirmed = meta.story({
  ...startingFrom({ path: pathOf('partially_confirmed') }),
  beforeEach: ({ msw }) => msw.use(...purchaseScenarios.loaded()),
})

export const Fulfilled = meta.story({
  ...startingFrom({ path: pathOf('fulfilled') }),
  beforeEach: ({ msw }) => msw.use(...purchaseScenarios.loaded()),
})

export const Canceled = meta.story({
  ...startingFrom({ path: pathOf('canceled') }),
  beforeEach: ({ msw }) => msw.use(...purchaseScenarios.loaded()),
})

export const LongContent = meta.story({
  ...startingFrom({ path: `/history/${LONG_PURCHASE_ID}` }),
  beforeEach: ({ msw }) => msw.use(...purchaseScenarios.longContent()),
})
