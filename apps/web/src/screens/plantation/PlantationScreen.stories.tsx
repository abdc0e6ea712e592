import { expect, waitFor } from 'storybook/test'
import { createMockMarket, fixturePurchase, mock, mockDelay, refuse } from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import PlantationScreen from './PlantationScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Plantation',
  component: PlantationScreen,
  ...withScreen({ path: '/assortment/alto-zafiro', route: '/assortment/:id' }),
})

/** As many delivered orders as are asked for, with flowers of the plantation. */
function deliveredOrders(count: number) {
  const order = fixturePurchase('delivered')
  const lines = order.lines
    .slice(0, 1)
    .map((line) => Object.assign({}, line, { plantation: 'Alto Zafiro Roses' }))
  return Array.from({ length: count }, (_, place) => ({ ...order, lines, _id: `delivered-${place}` }))
}

export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...createMockMarket({ purchases: deliveredOrders(6) }).handlers),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Alto Zafiro Roses'),
    )
    await expect(canvas.getByText(/Выполнение заказов|Fill rate/)).toBeVisible()
    await expect(canvas.getByText(/Принятые претензии|Accepted claims/)).toBeVisible()
  },
})

/** Too few orders were delivered: it says so, and shows no rate. */
export const WithoutRate = meta.story({
  beforeEach: ({ msw }) => msw.use(...createMockMarket({ purchases: deliveredOrders(2) }).handlers),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Пока мало данных|Not enough data yet/)).toBeVisible())
    await expect(canvas.queryByText(/Выполнение заказов|Fill rate/)).toBeNull()
  },
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...createMockMarket({ cards: [] }).handlers),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/ничего не предлагает|nothing on sale/)).toBeVisible())
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
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible())
  },
})
