import { anna, mock, mockDelay, refuse } from '@flower-market/api-client/msw'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { withScreen } from '../../stories/screen-story.tsx'
import { WalletPanel } from './WalletPanel.tsx'

const meta = preview.meta({
  title: 'App/WalletPanel',
  component: WalletPanel,
  ...withScreen({ path: '/catalog', frame: 'none' }),
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    const amounts = await canvas.findAllByRole('listitem')
    await expect(amounts.map(({ textContent }) => textContent)).toEqual([
      '184\u00A0250,00\u00A0₽',
      '1\u00A0240,50\u00A0$',
    ])
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockDelay('accountList', 'infinite')),
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(mock('accountList', () => [])),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-hidden]')).toBeNull())
    await expect(canvas.queryByRole('list')).toBeNull()
  },
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => {
    let isBroken = true
    msw.use(
      mock('accountList', () => {
        if (!isBroken) return anna.accounts
        isBroken = false
        return refuse('internal')
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Не удалось загрузить баланс' }))
    await expect(await canvas.findByRole('list')).toBeVisible()
  },
})
