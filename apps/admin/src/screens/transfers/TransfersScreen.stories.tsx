import {
  createMockMarket,
  fixtureNow,
  mock,
  mockDelay,
  refuse,
  vera,
  type MarketOverrides,
} from '@flower-market/api-client/msw'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import TransfersScreen from './TransfersScreen.tsx'

const route = '/money/transfers'
const meta = preview.meta({
  title: 'Admin/Transfers',
  component: TransfersScreen,
  ...withScreen({ path: route }),
})

const table = { name: /^(Переводы плантациям|Transfers to plantations)$/ }
const status = /^(Статус|Status)$/
const sixDaysMs = 6 * 24 * 3_600_000
function market(overrides: MarketOverrides = {}) {
  return createMockMarket({ signedInId: vera._id, ...overrides }).handlers
}

export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table', table)).toBeVisible())
    await expect(canvas.getByText(/^(Ждёт отправки|To send)$/)).toBeVisible()
  },
})

export const Filtered = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('table', table)).toBeVisible())
    await userEvent.selectOptions(canvas.getByLabelText(status), 'REJECTED')
    await waitFor(() => expect(canvas.getByText(/^(Возвращён банком|Returned by the bank)$/)).toBeVisible())
    await expect(canvas.queryByText(/^(Ждёт отправки|To send)$/)).toBeNull()
  },
})

/** What a plantation has not answered for five days. */
export const Unanswered = meta.story({
  ...startingFrom({ path: `${route}?status=unanswered`, route }),
  beforeEach: ({ msw }) => msw.use(...market({ now: new Date(fixtureNow.getTime() + sixDaysMs) })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^(Нет ответа|No answer)$/)).toBeVisible())
  },
})

export const FoundByKeyboard = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('table', table)).toBeVisible())
    canvas.getByLabelText(/^(Номер, покупатель|Number, buyer)/).focus()
    await userEvent.keyboard('999999')
    await waitFor(() => expect(canvas.getByText(/^(Переводов не нашли|No transfers found)$/)).toBeVisible())
    canvas.getByRole('button', { name: /^(Показать незавершённые|Show open ones)$/ }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('table', table)).toBeVisible())
  },
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...market({ transactions: [] })),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/^(Незавершённых переводов нет|No open transfers)$/)).toBeVisible(),
    )
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockDelay('transactionReview', 'infinite'), ...market()),
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('transactionReview', () => refuse('internal')),
      ...market(),
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table', table)).toBeVisible())
  },
})
