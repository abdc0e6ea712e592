import { expect, waitFor } from 'storybook/test'
import { createMockMarket, fixturePurchase, moneyScenarios, operations } from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import BalanceEntryScreen from './BalanceEntryScreen.tsx'

const paying = operations.find(({ kind }) => kind === 'purchase')
const id = paying?.entries[0]?._id ?? ''
const order = fixturePurchase('confirmed')

const meta = preview.meta({
  title: 'Screens/BalanceEntry',
  component: BalanceEntryScreen,
  ...withScreen({ path: `/historybalance/${id}`, route: '/historybalance/:id' }),
})

function withOrder() {
  const purchase = { _id: order._id, number: order.number }
  return createMockMarket({
    operations: operations.map((one) => (one === paying ? Object.assign({}, one, { purchase }) : one)),
  }).handlers
}

export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...withOrder()),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(String(order.number)),
    )
    await userEvent.click(canvas.getByRole('link', { name: /^(Заказ|Order) / }))
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent(`/history/${order._id}`))
  },
})

export const WithoutOrder = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible())
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...moneyScenarios.loading()),
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...moneyScenarios.loadFailed()),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/Что-то пошло не так|Something went wrong/),
    )
  },
})

export const NotFound = meta.story({
  ...startingFrom({ path: '/historybalance/nothing' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Запись не найдена|Entry not found/)).toBeVisible())
  },
})

export const LongContent = meta.story({
  beforeEach: ({ msw }) => msw.use(...moneyScenarios.longContent()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible())
  },
})

export const OnAPhone = WithoutOrder.extend({ globals: { viewport: { value: 'phone' } } })
