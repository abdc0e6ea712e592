import { auctionScenarios, mock, mockDelay, refuse } from '@flower-market/api-client/msw'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { withScreen } from '../../stories/screen-story.tsx'
import AuctionsScreen from './AuctionsScreen.tsx'

const meta = preview.meta({
  title: 'Admin/Auctions',
  component: AuctionsScreen,
  ...withScreen({ path: '/auctions' }),
})

const table = { name: /^(Аукционы|Auctions)$/ }

export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...auctionScenarios.forStaff()),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('table', table)).toBeVisible())
    await expect(canvas.getByText(/^(Идёт|Running)$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: /^(Назначить аукцион|Schedule an auction)$/ }))
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent('/auctions/new'))
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(...auctionScenarios.forStaff()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table', table)).toBeVisible())
  },
})

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^(Аукционов пока нет|No auctions yet)$/)).toBeVisible())
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockDelay('auctionList', 'infinite'), ...auctionScenarios.forStaff()),
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('auctionList', () => refuse('internal')),
      ...auctionScenarios.forStaff(),
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
})
