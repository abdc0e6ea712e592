import { expect } from 'storybook/test'
import { createMockMarket, mock, mockDelay, refuse } from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import PlantationScreen from './PlantationScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Plantation',
  component: PlantationScreen,
  ...withScreen({ path: '/assortment/alto-zafiro', route: '/assortment/:id' }),
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Alto Zafiro Roses')
    await expect(canvas.getByText(/Выполнение заказов|Fill rate/)).toBeVisible()
  },
})

/** Nothing of it was delivered yet: no rate is shown. */
export const WithoutRate = meta.story({
  beforeEach: ({ msw }) => msw.use(...createMockMarket({ purchases: [] }).handlers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.queryByText(/Выполнение заказов|Fill rate/)).toBeNull()
  },
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...createMockMarket({ cards: [] }).handlers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ничего не предлагает|nothing on sale/)).toBeVisible()
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockDelay('plantationGet', 'infinite'), ...createMockMarket().handlers),
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('plantationGet', () => refuse('internal')),
      ...createMockMarket().handlers,
    ),
})

export const NotFound = meta.story({
  ...startingFrom({ path: '/assortment/nobody', route: '/assortment/:id' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
})
