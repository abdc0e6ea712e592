import { expect, waitFor } from 'storybook/test'
import { standingOrderScenarios } from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { withScreen } from '../../stories/screen-story.tsx'
import StandingOrdersScreen from './StandingOrdersScreen.tsx'

const meta = preview.meta({
  title: 'Screens/StandingOrders',
  component: StandingOrdersScreen,
  ...withScreen({ path: '/standing' }),
})

export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...standingOrderScenarios.loaded()),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3))
    await userEvent.click(canvas.getByRole('link', { name: 'Витрина на понедельник' }))
    await waitFor(() => expect(canvas.getByText(/\/standing\/standing-monday$/)).toBeVisible())
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...standingOrderScenarios.loading()),
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...standingOrderScenarios.empty()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible())
  },
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...standingOrderScenarios.loadFailed()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
})

export const LongContent = meta.story({
  beforeEach: ({ msw }) => msw.use(...standingOrderScenarios.longContent()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(12))
  },
})
