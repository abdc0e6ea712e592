import { auctionScenarios, mock, mockDelay, refuse } from '@flower-market/api-client/msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import AuctionScreen from './AuctionScreen.tsx'

const route = '/auctions/:id'
const meta = preview.meta({
  title: 'Admin/Auction',
  component: AuctionScreen,
  ...withScreen({ path: '/auctions/auction-today', route }),
})

const table = { name: /^(Лоты|Lots)$/ }

function dialog() {
  return within(screen.getByRole('dialog'))
}

export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...auctionScenarios.forStaff()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table', table)).toBeVisible())
    await expect(canvas.getByText(/^Explorer, /)).toBeVisible()
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(...auctionScenarios.forStaff()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table', table)).toBeVisible())
  },
})

export const TakenOff = meta.story({
  beforeEach: ({ msw }) => msw.use(...auctionScenarios.forStaff()),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('table', table)).toBeVisible())
    const row = within(canvas.getByRole('row', { name: /Explorer/ }))
    await userEvent.click(row.getByRole('button', { name: /^(Снять…|Take off…)$/ }))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    const take = { name: /^(Снять с аукциона|Take off)$/ }
    await userEvent.click(dialog().getByRole('button', take))
    await waitFor(() => expect(dialog().getByText(/^(Укажите причину|Enter a reason)$/)).toBeVisible())
    await userEvent.type(dialog().getByLabelText(/^(Причина|Reason)/), 'Продали оптом')
    await userEvent.click(dialog().getByRole('button', take))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() =>
      expect(
        within(canvas.getByRole('row', { name: /Explorer/ })).getByText(/^(Снят|Taken off)$/),
      ).toBeVisible(),
    )
  },
})

export const NotFound = meta.story({
  ...startingFrom({ path: '/auctions/none' }),
  beforeEach: ({ msw }) => msw.use(...auctionScenarios.forStaff()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible())
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockDelay('auctionGet', 'infinite'), ...auctionScenarios.forStaff()),
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('auctionGet', () => refuse('internal')),
      ...auctionScenarios.forStaff(),
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
})
