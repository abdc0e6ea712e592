import {
  createMockMarket,
  mock,
  mockDelay,
  refuse,
  vera,
  type MarketOverrides,
} from '@flower-market/api-client/msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import OpenPaymentsScreen from './OpenPaymentsScreen.tsx'

const route = '/money/payments'
const meta = preview.meta({
  title: 'Admin/OpenPayments',
  component: OpenPaymentsScreen,
  ...withScreen({ path: route }),
})

const take = { name: /^(Принять оплату|Confirm payment)/ }
const received = { name: /^(Деньги получены|Money received)$/ }
const none = /^(Платежей не нашли|No payments found)$/
function market(overrides: MarketOverrides = {}) {
  return createMockMarket({ signedInId: vera._id, ...overrides }).handlers
}

export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', take).length).toBeGreaterThan(1))
    const [proof] = canvas.getAllByRole('link', { name: /^(Подтверждение|Proof of payment)$/ })
    await expect(proof).toHaveAttribute('target', '_blank')
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockDelay('openPayments', 'infinite'), ...market()),
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('openPayments', () => refuse('internal')),
      ...market(),
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...market({ transactions: [] })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(none)).toBeVisible())
  },
})

/** Nobody has the code that was typed. */
export const NotFound = meta.story({
  ...startingFrom({ path: `${route}?search=999999`, route }),
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(none)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: /^(Показать все|Show all)$/ }))
    await waitFor(() => expect(canvas.getAllByRole('button', take).length).toBeGreaterThan(1))
  },
})

/** A payment is confirmed without a mouse, and leaves the list. */
export const TakenByKeyboard = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', take).length).toBeGreaterThan(1))
    const before = canvas.getAllByRole('button', take).length
    canvas.getAllByRole('button', take)[0]?.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    within(screen.getByRole('dialog')).getByRole('button', received).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getAllByRole('button', take)).toHaveLength(before - 1))
  },
})

/** The buyer has changed the amount meanwhile: nothing is confirmed. */
export const ChangedMeanwhile = meta.story({
  ...startingFrom({ path: route, route, frame: 'shell' }),
  beforeEach: ({ msw }) =>
    msw.use(
      mock('transactionConfirm', () => refuse('transaction-changed')),
      ...market(),
    ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', take).length).toBeGreaterThan(1))
    await userEvent.click(canvas.getAllByRole('button', take)[0] as HTMLElement)
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', received))
    await waitFor(() => expect(screen.getByText(/^(Платёж изменился|The payment changed)/)).toBeVisible())
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(...market()),
})
