import { expect, waitFor } from 'storybook/test'
import { transactions, transactionScenarios } from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import TransactionsScreen from './TransactionsScreen.tsx'

const more = /Показать ещё|Show more/

const meta = preview.meta({
  title: 'Screens/Transactions',
  component: TransactionsScreen,
  ...withScreen({ path: '/transaction' }),
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table')).toBeVisible())
    await expect(canvas.getAllByRole('row')).toHaveLength(21)
  },
})

export const AllShown = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: more }))
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(transactions.length + 1))
    await waitFor(() => expect(canvas.queryByRole('button', { name: more })).toBeNull())
  },
})

export const Rejected = meta.story({
  ...startingFrom({ path: '/transaction?status=REJECTED', route: '/transaction' }),
  play: async ({ canvas }) => {
    const rejected = transactions.filter(({ status }) => status === 'REJECTED')
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(rejected.length + 1))
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(/Отменён|Rejected/)
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...transactionScenarios.loading()),
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...transactionScenarios.empty()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Транзакций пока нет|No transactions yet/)).toBeVisible())
  },
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...transactionScenarios.loadFailed()),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: /Повторить|Try again/ })
    msw.use(...transactionScenarios.loaded())
    await userEvent.click(retry)
    await waitFor(() => expect(canvas.getByRole('table')).toBeVisible())
  },
})

export const LoadMoreFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...transactionScenarios.nextPageFailed()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: more }))
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/Что-то пошло не так|Something went wrong/),
    )
  },
})

export const LongContent = meta.story({
  beforeEach: ({ msw }) => msw.use(...transactionScenarios.longContent()),
})
