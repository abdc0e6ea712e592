import {
  anna,
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
import DayClosingScreen from './DayClosingScreen.tsx'

const meta = preview.meta({
  title: 'Admin/DayClosing',
  component: DayClosingScreen,
  ...withScreen({ path: '/money' }),
})

const close = { name: /^(Закрыть день…|Close day…)$/ }
const closeDo = { name: /^(Закрыть день|Close day)$/ }
function market(overrides: MarketOverrides = {}) {
  return createMockMarket({ signedInId: vera._id, ...overrides }).handlers
}
function dialog() {
  return within(screen.getByRole('dialog'))
}
const difference = {
  accountId: '12',
  person: { _id: anna._id, name: 'Анна Котова' },
  currency: 'RUB' as const,
  balance: 13_425_000,
  postings: 13_424_000,
}

export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', close)).toBeVisible())
    await expect(canvas.getByText(/^(Вместе|Together)/)).toBeVisible()
  },
})

export const ClosedByKeyboard = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', close)).toBeVisible())
    canvas.getByRole('button', close).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    dialog().getByRole('button', closeDo).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByText(/^(День закрыт|The day is closed)$/)).toBeVisible())
    await expect(canvas.queryByRole('button', close)).toBeNull()
  },
})

export const Differs = meta.story({
  beforeEach: ({ msw }) => msw.use(...market({ ledgerDifferences: [difference] })),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(/разница|difference/)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', close))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    await userEvent.click(dialog().getByRole('button', closeDo))
    await waitFor(() => expect(dialog().getByRole('alert')).toBeVisible())
  },
})

export const NotOver = meta.story({
  ...startingFrom({ path: '/money?day=2099-01-01', route: '/money' }),
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/ещё не закончился|not over yet/)).toBeVisible())
    await expect(canvas.queryByRole('button', close)).toBeNull()
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockDelay('dayClosing', 'infinite'), ...market()),
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('dayClosing', () => refuse('internal')),
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
    await waitFor(() => expect(canvas.getByRole('button', close)).toBeVisible())
  },
})
