import { expect, waitFor } from 'storybook/test'
import type { HttpHandler } from 'msw'
import {
  catalogScenarios,
  createMockMarket,
  fixturePurchase,
  longPurchaseId,
  purchaseScenarios,
  type MockPurchase,
} from '@flower-market/api-client/msw'
import type { OrderStatus } from '@flower-market/flower-domain'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import HistoryOrderScreen from './HistoryOrderScreen.tsx'

function pathOf(status: OrderStatus): string {
  return `/history/${fixturePurchase(status)._id}`
}

const meta = preview.meta({
  title: 'Screens/HistoryOrder',
  component: HistoryOrderScreen,
  ...withScreen({ path: pathOf('confirmed'), route: '/history/:id' }),
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    const { number, lines } = fixturePurchase('confirmed')
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(String(number))
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(lines.length + 1))
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...purchaseScenarios.loading()),
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...purchaseScenarios.loadFailed()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
})

export const NotFound = meta.story({
  beforeEach: ({ msw }) => msw.use(...purchaseScenarios.notFound()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
})

export const New = meta.story({
  ...startingFrom({ path: pathOf('new') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
})

/** An order of the fixtures with something else about it. */
function changed(changes: Partial<MockPurchase>): HttpHandler[] {
  const order = { ...fixturePurchase('new'), ...changes }
  return createMockMarket({ purchases: [order] }).handlers
}

export const HeldUntilPaid = meta.story({
  ...startingFrom({ path: pathOf('new') }),
  beforeEach: ({ msw }) =>
    msw.use(...changed({ paymentStatus: 'wait_paid', payUntil: '2026-11-22T13:00:00.000Z' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/закреплены за вами до|held for you until/)).toBeVisible()
  },
})

export const CanceledUnpaid = meta.story({
  ...startingFrom({ path: pathOf('new') }),
  beforeEach: ({ msw }) =>
    msw.use(
      ...changed({ status: 'canceled', payUntil: null, cancellation: { cause: 'unpaid', reason: '' } }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/не был оплачен вовремя|not paid in time/)).toBeVisible()
  },
})

export const CanceledByStaff = meta.story({
  ...startingFrom({ path: pathOf('new') }),
  beforeEach: ({ msw }) =>
    msw.use(
      ...changed({
        status: 'canceled',
        payUntil: null,
        cancellation: { cause: 'staff', reason: 'Рейс отменён, цветов в этот день не будет.' },
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Рейс отменён/)).toBeVisible()
  },
})

export const PartiallyConfirmed = meta.story({
  ...startingFrom({ path: pathOf('partially_confirmed') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
})

export const Fulfilled = meta.story({
  ...startingFrom({ path: pathOf('fulfilled') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
})

export const Canceled = meta.story({
  ...startingFrom({ path: pathOf('canceled') }),
  play: async ({ canvas }) => {
    await expect(fixturePurchase('canceled').paymentStatus).toBe('wait_paid')
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.queryByText(/Ожидает оплаты|К оплате|Awaiting payment|To pay/)).toBeNull()
  },
})

export const Repeated = meta.story({
  ...startingFrom({ path: pathOf('fulfilled') }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Повторить заказ|Repeat order/ }))
    await userEvent.click(await canvas.findByRole('link', { name: /Перейти в корзину|Go to cart/ }))
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent('/cart'))
    await waitFor(() => expect(localStorage.getItem('cart')).not.toBeNull())
  },
})

export const RepeatFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...catalogScenarios.offline()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Повторить заказ|Repeat order/ }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})

export const LongContent = meta.story({
  ...startingFrom({ path: `/history/${longPurchaseId}` }),
  beforeEach: ({ msw }) => msw.use(...purchaseScenarios.longContent()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
})
