import {
  anna,
  createMockMarket,
  mock,
  mockDelay,
  refuse,
  vera,
  type MarketOverrides,
} from '@flower-market/api-client/msw'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import LedgerScreen from './LedgerScreen.tsx'

const route = '/money/ledger'
const meta = preview.meta({
  title: 'Admin/Ledger',
  component: LedgerScreen,
  ...withScreen({ path: route }),
})

const table = { name: /^(Проводки|Ledger entries)$/ }
const page = 51
function market(overrides: MarketOverrides = {}) {
  return createMockMarket({ signedInId: vera._id, ...overrides }).handlers
}

export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table', table)).toBeVisible())
  },
})

export const Filtered = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('table', table)).toBeVisible())
    await userEvent.selectOptions(canvas.getByLabelText(/^(Вид|Kind)$/), 'write-off')
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(page))
    await userEvent.selectOptions(canvas.getByLabelText(/^(Вид|Kind)$/), '')
    await waitFor(() => expect(canvas.getByRole('table', table)).toBeVisible())
  },
})

export const FoundByKeyboard = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('table', table)).toBeVisible())
    canvas.getByLabelText(/^(Сумма|Amount)$/).focus()
    await userEvent.keyboard('7,77')
    await waitFor(() => expect(canvas.getByText(/^(Проводок не нашли|No entries found)$/)).toBeVisible())
  },
})

export const OfOnePerson = meta.story({
  ...startingFrom({ path: `${route}?person=${anna._id}`, route }),
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas, userEvent }) => {
    const everybody = { name: /^(Все счета|All accounts)$/ }
    await waitFor(() => expect(canvas.getByRole('table', table)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', everybody))
    await waitFor(() => expect(canvas.queryByRole('button', everybody)).toBeNull())
  },
})

export const AmountWrong = meta.story({
  ...startingFrom({ path: `${route}?amount=много`, route }),
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText(/^(Сумма|Amount)$/)).toBeInvalid())
  },
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...market({ operations: [] })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^(Проводок не нашли|No entries found)$/)).toBeVisible())
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockDelay('ledgerEntries', 'infinite'), ...market()),
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('ledgerEntries', () => refuse('internal')),
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
