import { expect, waitFor, within } from 'storybook/test'
import {
  accountScenarios,
  anna,
  cryptoScenarios,
  mock,
  mockDelay,
  refuse,
  shownAccounts,
  transactions,
  transactionScenarios,
} from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import TransactionsScreen from './TransactionsScreen.tsx'

const more = /Показать ещё|Show more/
const list = { name: /^(?:Транзакции|Transactions)$/ }
const overview = { name: /^(?:Счета и способы|Accounts and ways)/ }

const meta = preview.meta({
  title: 'Screens/Transactions',
  component: TransactionsScreen,
  ...withScreen({ path: '/transaction' }),
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table', list)).toBeVisible())
    await expect(within(canvas.getByRole('table', list)).getAllByRole('row')).toHaveLength(21)
    const checked = /^(?:Баланс сверен с проводками|Balance checked against)/
    await waitFor(() => expect(canvas.getByText(checked)).toBeVisible())
    const statement = { name: /^(?:Выписка: Рубли|Statement: Rubles)$/ }
    await waitFor(() => expect(canvas.getByRole('group', statement)).toBeVisible())
    const totals = { name: /^(?:Итого по списку|Total of the list)$/ }
    const sums = within(await canvas.findByRole('region', totals))
    await expect(sums.getAllByRole('heading')).toHaveLength(2)
    const money = within(await canvas.findByRole('region', overview))
    await waitFor(() => expect(money.getByRole('slider', { name: /^(?:Остаток|Balance)/ })).toBeEnabled())
    await expect(money.getByText(/^(?:основной счёт|default account)$/)).toBeVisible()
    await expect(money.getByRole('link', { name: /^(?:Наличные|Cash)/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/transaction\/replenishment\?method=CASH$/),
    )
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const actions = await canvas.findByRole('navigation', { name: /^(?:Что сделать|Money actions)/ })
    await expect(within(actions).getAllByRole('link')).toHaveLength(3)
  },
})

export const BalancesLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockDelay('accountList', 'infinite'), mockDelay('topUpWays', 'infinite')),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table', list)).toBeVisible())
  },
})

export const BalancesFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      mock('topUpWays', () => refuse('internal')),
      mock('accountList', () => refuse('internal')),
    )
  },
  play: async ({ canvas, msw, userEvent }) => {
    const money = within(canvas.getByRole('region', overview))
    await waitFor(() =>
      expect(money.getByRole('link', { name: /^(?:Пополнить баланс|Top up balance)$/ })).toBeVisible(),
    )
    msw.use(mock('accountList', () => shownAccounts({ transactions: [], provenAt: null }, anna)))
    await userEvent.click(await money.findByRole('button', { name: /Повторить|Try again/ }))
    await waitFor(() => expect(money.getByText(/^(?:основной счёт|default account)$/)).toBeVisible())
  },
})

export const NoWays = meta.story({
  beforeEach: ({ msw }) => msw.use(mock('topUpWays', () => [])),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/баланс пополнить нельзя|cannot be topped up/)).toBeVisible())
  },
})

export const NoAccounts = meta.story({
  beforeEach: ({ msw }) => msw.use(...accountScenarios.empty()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^(?:Счёт откроется|Your account opens)/)).toBeVisible())
  },
})

export const LongBalances = meta.story({
  beforeEach: ({ msw }) => msw.use(...accountScenarios.longContent()),
})

/** The row of a payment in USDT says until when its transfer is awaited. */
export const UsdtAwaited = meta.story({
  beforeEach: ({ msw }) => msw.use(...cryptoScenarios.expiring()),
  play: async ({ canvas }) => {
    const rows = within(await canvas.findByRole('table', list))
    await waitFor(() => expect(rows.getByRole('timer')).toHaveTextContent(/^1:4\d$/))
    await expect(rows.getByText(/^(?:ждём перевод до|transfer awaited until)/)).toBeVisible()
  },
})

export const UsdtTimeUp = meta.story({
  beforeEach: ({ msw }) => msw.use(...cryptoScenarios.expired()),
  play: async ({ canvas }) => {
    const rows = within(await canvas.findByRole('table', list))
    const timeIsUp = /^(?:время на перевод|time to pay)/
    await waitFor(() => expect(rows.getByText(timeIsUp)).toBeVisible())
    const ways = within(canvas.getByRole('region', overview))
    await waitFor(() => expect(ways.getByText(timeIsUp)).toBeVisible())
    await expect(rows.queryByRole('timer')).toBeNull()
  },
})

/** Nothing is counted down once a transfer was seen. */
export const UsdtSeen = meta.story({
  beforeEach: ({ msw }) => msw.use(...cryptoScenarios.confirming()),
  play: async ({ canvas }) => {
    const rows = within(await canvas.findByRole('table', list))
    await waitFor(() => expect(rows.getByText(/^(?:В работе|In progress)/)).toBeVisible())
    await expect(rows.queryByRole('timer')).toBeNull()
  },
})

/** A way is reached and chosen without a mouse. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const way = await canvas.findByRole('link', { name: /^(?:Карта|Card)/ })
    way.focus()
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: /^(?:Наличные|Cash)/ })).toHaveFocus())
  },
})

export const AllShown = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: more }))
    const rows = within(canvas.getByRole('table', list))
    await waitFor(() => expect(rows.getAllByRole('row')).toHaveLength(transactions.length + 1))
    await waitFor(() => expect(canvas.queryByRole('button', { name: more })).toBeNull())
  },
})

export const Rejected = meta.story({
  ...startingFrom({ path: '/transaction?status=REJECTED', route: '/transaction' }),
  play: async ({ canvas }) => {
    const rejected = transactions.filter(({ status }) => status === 'REJECTED')
    await waitFor(() => expect(canvas.getByRole('table', list)).toBeVisible())
    const rows = within(canvas.getByRole('table', list))
    await waitFor(() => expect(rows.getAllByRole('row')).toHaveLength(rejected.length + 1))
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(/Отменён|Canceled/)
  },
})

/** The address holds the filters; a tab of a status keeps them. */
export const Narrowed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const kindFilter = await canvas.findByRole('combobox', { name: /^(?:Вид|Kind)$/ })
    await userEvent.selectOptions(kindFilter, 'top-up')
    const rejected = canvas.getByRole('link', { name: /^(?:Отменён|Canceled)/ })
    await waitFor(() => expect(rejected).toHaveAttribute('href', expect.stringContaining('kind=top-up')))
    await userEvent.click(rejected)
    const found = transactions.filter(({ kind, status }) => kind === 'top-up' && status === 'REJECTED')
    await waitFor(() =>
      expect(within(canvas.getByRole('table', list)).getAllByRole('row')).toHaveLength(found.length + 1),
    )
    await expect(kindFilter).toHaveValue('top-up')
  },
})

export const NothingFound = meta.story({
  ...startingFrom({ path: '/transaction?from=2024-01-01&to=2024-01-02', route: '/transaction' }),
  play: async ({ canvas, userEvent }) => {
    const clear = await canvas.findByRole('button', { name: /Сбросить|Clear/ })
    await userEvent.click(clear)
    await waitFor(() => expect(canvas.getByRole('table', list)).toBeVisible())
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
    await waitFor(() => expect(canvas.getByRole('table', list)).toBeVisible())
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
