import {
  anna,
  fixturePurchase,
  mock,
  refuse,
  transactions,
  transactionScenarios,
} from '@flower-market/api-client/msw'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awaitedOrder, marketAwaiting } from '../../stories/awaited-order.ts'
import { savedFiles } from '../../stories/saved-files.ts'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import HistoryOrderScreen from './HistoryOrderScreen.tsx'

const path = `/history/${fixturePurchase('new')._id}`

const meta = preview.meta({
  title: 'Screens/HistoryOrder/Payment',
  component: HistoryOrderScreen,
  ...withScreen({ path, route: '/history/:id' }),
})

const waitingOrder = transactions.find(({ kind, status }) => kind === 'orders' && status === 'IN_PROCESSED')
  ?.orders[0]

export const InvoiceWaiting = meta.story({
  ...startingFrom({ path: `/history/${waitingOrder?._id}` }),
  beforeEach: ({ msw }) => msw.use(...transactionScenarios.ordersByInvoice()),
  play: async ({ canvas, userEvent }) => {
    const saved = savedFiles()
    await userEvent.click(
      await canvas.findByRole('button', { name: /(?:Скачать счёт №|Download invoice no\.) 2409/ }),
    )
    await waitFor(() => expect(saved()).toEqual(['Счёт 2409.pdf']))
  },
})

const fromBalance = /^(Оплатить .* с баланса|Pay .* from balance)$/

export const PaidFromBalance = meta.story({
  beforeEach: ({ msw }) => msw.use(...marketAwaiting(awaitedOrder('new')).handlers),
  play: async ({ canvas, userEvent }) => {
    const pay = await canvas.findByRole('button', { name: fromBalance })
    await waitFor(() => expect(pay).toBeEnabled())
    // The button names the sum as it stands above, without kopecks where it has none.
    const due = canvas.getByRole('region', { name: /^(К оплате|To pay)$/ }).querySelector('h2 + *')!
    await expect(due.textContent).not.toMatch(/[.,]\d{2}(?:\s₽)?$/u)
    await expect(pay.textContent).toContain(due.textContent)
    await userEvent.click(pay)
    await waitFor(() => expect(canvas.getByText(/^(Оплачен|Paid)$/)).toBeVisible())
    await waitFor(() => expect(canvas.queryByRole('button', { name: fromBalance })).toBeNull())
  },
})

export const NotEnoughFunds = meta.story({
  beforeEach: ({ msw }) => {
    const { state, handlers } = marketAwaiting(awaitedOrder('new'))
    const accounts = anna.accounts.map((account) => Object.assign({}, account, { amount: 50_000 }))
    state.people = [{ ...anna, accounts }]
    msw.use(...handlers)
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/На балансе не хватает|Your balance is/)).toBeVisible())
    await expect(canvas.getByRole('button', { name: fromBalance })).toBeDisabled()
    await expect(canvas.getByRole('link', { name: /Пополнить|Top up/ })).toBeVisible()
  },
})

export const MethodChangedByKeyboard = meta.story({
  beforeEach: ({ msw }) => msw.use(...marketAwaiting(awaitedOrder('new')).handlers),
  play: async ({ canvas, userEvent }) => {
    const method = await canvas.findByRole('combobox', { name: /^(Оплата|Payment)$/ })
    await expect(canvas.queryByRole('link', { name: /Реквизиты|Payment details/ })).toBeNull()
    await userEvent.selectOptions(method, 'CHECK')
    method.focus()
    await userEvent.tab()
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Изменить способ|Change method/ })).toHaveFocus(),
    )
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('link', { name: /Реквизиты|Payment details/ })).toBeVisible())
    await expect(canvas.getByText(/^(По счёту|Invoice)$/, { ignore: 'option' })).toBeVisible()
  },
})

export const PaymentRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('balancePurchase', () => refuse('nothing-due')),
      ...marketAwaiting(awaitedOrder('new')).handlers,
    ),
  play: async ({ canvas, userEvent }) => {
    const pay = await canvas.findByRole('button', { name: fromBalance })
    await waitFor(() => expect(pay).toBeEnabled())
    await userEvent.click(pay)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/уже оплачен|already paid/))
  },
})
