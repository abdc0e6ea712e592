import { cryptoScenarios } from '@flower-market/api-client/msw'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import SandboxWalletScreen from './SandboxWalletScreen.tsx'

const route = '/sandbox/wallet'

const meta = preview.meta({
  title: 'Screens/SandboxWallet',
  component: SandboxWalletScreen,
  ...withScreen({ path: '/sandbox/wallet?id=transaction-2419', route, settings: { hasSandboxInbox: true } }),
})

export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...cryptoScenarios.waiting()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('radio')).toHaveLength(5))
  },
})

export const SentByKeyboard = meta.story({
  beforeEach: ({ msw }) => msw.use(...cryptoScenarios.waiting()),
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('radio', { name: /Точную сумму$|^The exact amount$/ })
    first.focus()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText(/Перевод отправлен|Payment sent/)).toBeVisible())
    await waitFor(() => expect(canvas.getByText(/Пришло меньше|Underpaid/)).toBeVisible())
  },
})

export const OnAPhone = Loaded.extend({ globals: { viewport: { value: 'phone' } } })

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...cryptoScenarios.loading()) })

export const LoadFailed = meta.story({ beforeEach: ({ msw }) => msw.use(...cryptoScenarios.loadFailed()) })

export const NotFound = meta.story(startingFrom({ path: route, route }))
