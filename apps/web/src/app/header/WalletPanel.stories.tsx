import { anna, mock, mockDelay, refuse, shownAccounts } from '@flower-market/api-client/msw'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { withScreen } from '../../stories/screen-story.tsx'
import { WalletPanel } from './WalletPanel.tsx'

const meta = preview.meta({
  title: 'App/WalletPanel',
  component: WalletPanel,
  ...withScreen({ path: '/catalog', frame: 'none' }),
})

const panel = { name: /^(Балансы|Balances)/ }

export const Loaded = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole('button', panel)
    await expect(opener).toHaveTextContent(/184\s250,00\s₽/)
    await expect(opener).not.toHaveTextContent('$')
    await userEvent.click(opener)
    await waitFor(() => expect(canvas.getAllByRole('radio')).toHaveLength(2))
    await expect(canvas.getByRole('group')).toHaveTextContent(/1\s240,50\s\$/)
  },
})

export const DefaultChosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole('button', panel)
    await userEvent.click(opener)
    const dollars = { name: /^(Доллары|Dollars)/ }
    await waitFor(() => expect(canvas.getByRole('radio', dollars)).toBeVisible())
    await userEvent.click(canvas.getByRole('radio', dollars))
    await waitFor(() => expect(opener).toHaveTextContent(/1\s240,50\s\$/))
  },
})

export const EuroOpened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', panel))
    const euro = { name: /Открыть счёт в евро|Open a euro account/ }
    await waitFor(() => expect(canvas.getByRole('button', euro)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', euro))
    await waitFor(() => expect(canvas.getAllByRole('radio')).toHaveLength(3))
    await expect(canvas.queryByRole('button', { name: /Открыть счёт|Open a/ })).toBeNull()
  },
})

export const NoDefault = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('accountList', () =>
        shownAccounts({ transactions: [], provenAt: null }, anna).map((account) =>
          Object.assign({}, account, { isDefault: false }),
        ),
      ),
    ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-hidden]')).toBeNull())
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockDelay('accountList', 'infinite')),
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(mock('accountList', () => [])),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-hidden]')).toBeNull())
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => {
    let isBroken = true
    msw.use(
      mock('accountList', () => {
        if (!isBroken) return shownAccounts({ transactions: [], provenAt: null }, anna)
        isBroken = false
        return refuse('internal')
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Не удалось загрузить баланс' }))
    await waitFor(() => expect(canvas.getByRole('button', panel)).toBeVisible())
  },
})
