import { expect } from 'storybook/test'
import { transactionScenarios } from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { withScreen } from '../../stories/screen-story.tsx'
import PaymentsScreen from './PaymentsScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Payments',
  component: PaymentsScreen,
  ...withScreen({ path: '/transaction/payments' }),
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible()
    await expect(canvas.queryByText(/Пополнение баланса|Balance top-up/)).toBeNull()
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...transactionScenarios.loading()),
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...transactionScenarios.empty()),
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...transactionScenarios.loadFailed()),
})
