import { expect, waitFor } from 'storybook/test'
import {
  cartFixture,
  fixtureDays,
  fixturePurchase,
  longPurchaseId,
  mock,
  plantationPurchases,
  purchaseScenarios,
} from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import OrderPlacedScreen from './OrderPlacedScreen.tsx'

const [, TUESDAY] = fixtureDays
const route = '/confirm/placed/:id'
const order = fixturePurchase('new')

const meta = preview.meta({
  title: 'Screens/OrderPlaced',
  component: OrderPlacedScreen,
  ...withScreen({ path: `/confirm/placed/${order._id}`, route }),
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(String(order.number)),
    )
  },
})

const toOrder = plantationPurchases.find(({ kind }) => kind === 'toOrder') ?? order

export const ToOrder = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mock('purchaseGet', () => ({ ...toOrder, status: 'new', events: order.events }))),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/плантации подтвердят|plantations confirm/)).toBeVisible())
    await expect(canvas.getByRole('link', { name: /Открыть заказ|View order|Open/ })).toHaveAttribute(
      'href',
      `/history/order/${toOrder._id}`,
    )
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...purchaseScenarios.loading()),
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...purchaseScenarios.loadFailed()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible())
  },
})

export const NotFound = meta.story({
  beforeEach: ({ msw }) => msw.use(...purchaseScenarios.notFound()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible())
  },
})

export const AwaitingPayment = meta.story({
  ...startingFrom({ path: `/confirm/placed/${fixturePurchase('partially_confirmed')._id}` }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible())
  },
})

function paidBy(paymentMethod: 'CHECK' | 'QRCODE' | 'CARD' | 'CASH') {
  const { totals, ...placed } = order
  const payment = {
    _id: 'transaction-1',
    number: 1001,
    method: paymentMethod,
    status: 'IN_PROCESSED',
    amount: totals.total,
  } as const
  return mock('purchaseGet', () => ({
    ...placed,
    paymentMethod,
    paymentStatus: 'wait_paid' as const,
    payUntil: '2026-11-25T21:00:00.000Z',
    payment,
    totals: { ...totals, paid: 0, due: totals.total },
  }))
}

export const InvoiceIssued = meta.story({
  beforeEach: ({ msw }) => msw.use(paidBy('CHECK'), ...purchaseScenarios.loaded()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Мы выставили счёт|We issued an invoice/)).toBeVisible())
    await expect(canvas.getByRole('link', { name: /Реквизиты|Payment details/ })).toHaveAttribute(
      'href',
      expect.stringContaining('id=transaction-1'),
    )
  },
})

export const PaidInCash = meta.story({
  beforeEach: ({ msw }) => msw.use(paidBy('CASH'), ...purchaseScenarios.loaded()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Подготовьте .* наличными|in cash ready/)).toBeVisible())
  },
})

export const AnotherDayInTheCart = meta.story({
  ...startingFrom({ cart: { [TUESDAY]: cartFixture[TUESDAY] ?? [] } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Оформить на|Check out/ }))
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent(`/order?date=${TUESDAY}`))
  },
})

export const LongContent = meta.story({
  ...startingFrom({ path: `/confirm/placed/${longPurchaseId}` }),
  beforeEach: ({ msw }) => msw.use(...purchaseScenarios.longContent()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible())
  },
})
