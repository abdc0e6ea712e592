import type { CallOutput } from '@flower-market/api-client'
import {
  createMockMarket,
  fixtureNow,
  fixturePurchase,
  mock,
  refuse,
  transactions,
  vera,
} from '@flower-market/api-client/msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { withScreen } from '../../stories/screen-story.tsx'
import OrderScreen from './OrderScreen.tsx'

const order = fixturePurchase('canceled')
const meta = preview.meta({
  title: 'Admin/OrderRefunds',
  component: OrderScreen,
  ...withScreen({ path: `/orders/${order._id}`, route: '/orders/:id' }),
})

type Refund = CallOutput<'transactionRefunds'>['refunds'][number]

const paymentId = 'paid-by-card'
const amount = 1_250_000
const date = fixtureNow.toISOString()
const earlier: Refund = {
  _id: 'refund-1',
  amount: 400_000,
  reason: 'Не хватило 80 стеблей',
  status: 'refunded',
  date,
  settledAt: date,
}

/** The order was paid by card and canceled: its money is on the balance. */
function market(refunds: readonly Refund[] = []) {
  const payment = {
    _id: paymentId,
    number: 1200,
    ownerId: order.ownerId,
    kind: 'orders' as const,
    method: 'CARD' as const,
    amount,
    currency: 'RUB' as const,
    status: 'CONFIRMED' as const,
    date,
    settledAt: date,
    reason: '',
    proof: null,
    invoice: null,
    orders: [{ _id: order._id, number: order.number, amount, paid: amount }],
    transfer: null,
  }
  return createMockMarket({
    signedInId: vera._id,
    transactions: [payment, ...transactions],
    cardRefunds: new Map([[paymentId, refunds]]),
    cardAttempts: new Map([[paymentId, { status: 'paid' as const, amount, url: '', expiresAt: date }]]),
  }).handlers
}

const open = { name: /^(Вернуть на карту…|Refund to the card…)$/ }
const refundDo = { name: /^(Вернуть на карту|Refund)$/ }
const sum = /^(Сумма, ₽|Sum, ₽)$/
const reason = /^(Причина|Reason)/

async function opened(
  canvas: ReturnType<typeof within>,
  userEvent: { click: (element: Element) => Promise<void> },
) {
  await waitFor(() => expect(canvas.getByRole('button', open)).toBeVisible())
  await userEvent.click(canvas.getByRole('button', open))
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  return within(screen.getByRole('dialog'))
}

export const NothingRefunded = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', open)).toBeVisible())
  },
})

export const PartlyRefunded = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...market([
        earlier,
        { ...earlier, _id: 'refund-2', amount: 100_000, status: 'failed', reason: 'Бой' },
        { ...earlier, _id: 'refund-3', amount: 50_000, status: 'waiting', settledAt: null, reason: 'Бой' },
      ]),
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Не хватило 80 стеблей')).toBeVisible())
    await expect(canvas.getByText(/^(ждёт банк|waits for the bank)$/)).toBeVisible()
  },
})

/** A part goes back, with a reason and without a mouse; the list shows it then. */
export const RefundedByKeyboard = meta.story({
  beforeEach: ({ msw }) => msw.use(...market([earlier])),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', open)).toBeVisible())
    canvas.getByRole('button', open).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    const dialog = within(screen.getByRole('dialog'))
    dialog.getByRole('button', refundDo).focus()
    await userEvent.keyboard('{Enter}')
    await expect(dialog.getByLabelText(reason)).toBeInvalid()
    await userEvent.clear(dialog.getByLabelText(sum))
    await userEvent.type(dialog.getByLabelText(sum), '1000')
    dialog.getByLabelText(reason).focus()
    await userEvent.keyboard('Вялые')
    dialog.getByRole('button', refundDo).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByText('Вялые')).toBeVisible())
  },
})

export const TooMuch = meta.story({
  beforeEach: ({ msw }) => msw.use(...market([earlier])),
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent)
    await userEvent.clear(dialog.getByLabelText(sum))
    await userEvent.type(dialog.getByLabelText(sum), '8501')
    await waitFor(() => expect(dialog.getByLabelText(sum)).toBeInvalid())
  },
})

/** A colleague has refunded meanwhile: nothing goes back twice, and the page shows what is left. */
export const RefundedMeanwhile = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas, userEvent, msw }) => {
    const dialog = await opened(canvas, userEvent)
    await userEvent.type(dialog.getByLabelText(reason), 'Вялые')
    msw.use(...market([earlier]))
    await userEvent.click(dialog.getByRole('button', refundDo))
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
    await expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(canvas.getByText('Не хватило 80 стеблей')).toBeVisible())
  },
})

/** What was spent since cannot go back. */
export const SpentMeanwhile = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('transactionRefunds', () => ({ paid: amount, left: amount, available: 30_000, refunds: [] })),
      ...market(),
    ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/^(Возврат берётся с баланса|The refund is taken from)/)).toBeVisible(),
    )
  },
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('transactionRefunds', () => refuse('internal')),
      ...market(),
    ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/^(Не удалось загрузить возвраты|Couldn't load the refunds)/)).toBeVisible(),
    )
  },
})

export const OnAPhone = PartlyRefunded.extend({ globals: { viewport: { value: 'phone' } } })
