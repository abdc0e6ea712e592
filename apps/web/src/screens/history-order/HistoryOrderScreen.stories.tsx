import { expect, screen, waitFor, within } from 'storybook/test'
import type { HttpHandler } from 'msw'
import {
  createMockMarket,
  emitEvent,
  fixturePurchase,
  longPurchaseId,
  mock,
  purchaseScenarios,
  refuse,
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
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(String(number)))
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(lines.length + 1))
  },
})

/** For paper: the operator's address is in the language of the page, as the pickup point is. */
export const PartiesInEnglish = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    const seller = await canvas.findByText('Supplier')
    await expect(seller.parentElement).toHaveTextContent('1 Skladochnaya St., bldg 18, Moscow 127018, Russia')
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

export const New = meta.story({
  ...startingFrom({ path: pathOf('new') }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible())
  },
})

/** An order of the fixtures with something else about it. */
function changed(changes: Partial<MockPurchase>): HttpHandler[] {
  const order = { ...fixturePurchase('new'), ...changes }
  return createMockMarket({ purchases: [order] }).handlers
}

/** One bunch of the first line did not come. */
function deliveredShort(): MockPurchase {
  const order = fixturePurchase('delivered')
  const [first, ...others] = order.lines as [MockPurchase['lines'][number]]
  const billedQuantity = first.agreedQuantity - first.stemsPerBunch
  const amount = first.agreedPrice * first.stemsPerBunch
  const at = order.events.at(-1)?.at ?? order.issueDate
  return {
    ...order,
    lines: [{ ...first, billedQuantity, sum: first.sum - amount }, ...others],
    credits: [{ code: first.code, amount, reason: 'Сломаны стебли', at }],
    sum: order.sum - amount,
    totals: {
      ...order.totals,
      billed: order.totals.billed - amount,
      total: order.totals.total - amount,
      credited: amount,
    },
  }
}

export const HeldUntilPaid = meta.story({
  ...startingFrom({ path: pathOf('new') }),
  beforeEach: ({ msw }) =>
    msw.use(...changed({ paymentStatus: 'wait_paid', payUntil: '2026-11-22T13:00:00.000Z' })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/закреплены за вами до|held for you until/)).toBeVisible())
  },
})

export const CanceledUnpaid = meta.story({
  ...startingFrom({ path: pathOf('new') }),
  beforeEach: ({ msw }) =>
    msw.use(
      ...changed({ status: 'canceled', payUntil: null, cancellation: { cause: 'unpaid', reason: '' } }),
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/не был оплачен вовремя|not paid in time/)).toBeVisible())
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
    await waitFor(() => expect(canvas.getByText(/Рейс отменён/)).toBeVisible())
  },
})

export const CanceledByBuyer = meta.story({
  ...startingFrom({ path: pathOf('new') }),
  beforeEach: ({ msw }) =>
    msw.use(...changed({ status: 'canceled', payUntil: null, cancellation: { cause: 'buyer', reason: '' } })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Вы отменили заказ|You canceled this order/)).toBeVisible())
  },
})

export const CancelKeyboard = meta.story({
  ...startingFrom({ path: pathOf('new') }),
  play: async ({ canvas, userEvent }) => {
    const cancel = await canvas.findByRole('button', { name: /Отменить заказ|Cancel order/ })
    cancel.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog'))
    const agree = dialog.getByRole('button', { name: /Отменить заказ|Cancel order/ })
    // The main button is the last, for the eye and for the tab key.
    await expect(dialog.getAllByRole('button').at(-1)).toBe(agree)
    await waitFor(() => expect(dialog.getAllByRole('button')).toContain(document.activeElement))
    while (document.activeElement !== agree) await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText(/Вы отменили заказ|You canceled this order/)).toBeVisible())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.queryByRole('button', { name: /Отменить заказ|Cancel order/ })).toBeNull()
  },
})

/** Somebody else has taken the order into work meanwhile. */
export const CancelRefused = meta.story({
  ...startingFrom({ path: pathOf('new') }),
  beforeEach: ({ msw }) => msw.use(mock('purchaseCancel', () => refuse('order-closed'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Отменить заказ|Cancel order/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: /Отменить заказ|Cancel order/ }))
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent(/отменить его нельзя|no longer be canceled/),
    )
  },
})

let moved: MockPurchase = fixturePurchase('in_process')

/** Staff confirm the order while it is on screen: page and buttons follow. */
export const MovedMeanwhile = meta.story({
  ...startingFrom({ path: pathOf('in_process') }),
  beforeEach: ({ msw }) => {
    moved = fixturePurchase('in_process')
    msw.use(mock('purchaseGet', () => moved))
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Отменить заказ|Cancel order/ })).toBeVisible(),
    )
    const { _id, paymentStatus, events, issueDate: at } = moved
    const confirmed = { status: 'confirmed', at, by: 'staff', reason: '' } as const
    moved = { ...moved, status: 'confirmed', events: [...events, confirmed] }
    await waitFor(() => emitEvent('order-changed', { _id, paymentStatus, status: 'confirmed', by: 'staff' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Отменить|Cancel/ })).toBeNull())
  },
})

export const PartiallyShipped = meta.story({
  ...startingFrom({ path: pathOf('partially_shipped') }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/Отгружен частично|Partially shipped/))[0]).toBeVisible()
    await waitFor(() => expect(canvas.getByText(/из \d+ короб|of \d+ box/)).toBeVisible())
  },
})

export const DeliveredShort = meta.story({
  ...startingFrom({ path: pathOf('delivered') }),
  beforeEach: ({ msw }) => msw.use(...createMockMarket({ purchases: [deliveredShort()] }).handlers),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/доставлено|delivered for/)).toBeVisible())
    await expect(canvas.getByText(/Сломаны стебли/)).toBeVisible()
  },
})

export const Returned = meta.story({
  ...startingFrom({ path: pathOf('return') }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Заказ возвращён|This order was returned/)).toBeVisible())
  },
})

export const PartiallyConfirmed = meta.story({
  ...startingFrom({ path: pathOf('partially_confirmed') }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible())
  },
})

export const Fulfilled = meta.story({
  ...startingFrom({ path: pathOf('fulfilled') }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible())
  },
})

export const Canceled = meta.story({
  ...startingFrom({ path: pathOf('canceled') }),
  play: async ({ canvas }) => {
    await expect(fixturePurchase('canceled').paymentStatus).toBe('wait_paid')
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible())
    await expect(canvas.queryByText(/Ожидает оплаты|К оплате|Awaiting payment|To pay/)).toBeNull()
  },
})

export const Repeated = meta.story({
  ...startingFrom({ path: pathOf('fulfilled') }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Повторить|Repeat/ }))
    await userEvent.click(await canvas.findByRole('button', { name: /вторник|Tuesday/ }))
    await waitFor(() =>
      expect(canvas.getByLabelText('address')).toHaveTextContent(/\/catalog\?date=\d{4}-\d{2}-\d{2}$/),
    )
    await waitFor(() => expect(localStorage.getItem('cart')).not.toBeNull())
  },
})

export const LongContent = meta.story({
  ...startingFrom({ path: `/history/${longPurchaseId}` }),
  beforeEach: ({ msw }) => msw.use(...purchaseScenarios.longContent()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible())
  },
})

/** Beside the longest sums a name keeps its room, and the page does not scroll sideways. */
export const LongContentOnATablet = LongContent.extend({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const [name] = await canvas.findAllByText(/^Кустовая роза «Воспоминание о долгом/)
    await expect(name?.offsetWidth).toBeGreaterThan(80)
    const { documentElement: page } = document
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
})
