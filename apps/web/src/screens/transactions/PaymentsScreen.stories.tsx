import { expect, waitFor, within } from 'storybook/test'
import {
  createMockMarket,
  kamau,
  sessionOf,
  transactionScenarios,
  transferScenarios,
} from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import PaymentsScreen from './PaymentsScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Payments',
  component: PaymentsScreen,
  ...withScreen({ path: '/transaction/payments' }),
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table')).toBeVisible())
    await expect(canvas.queryByText(/Пополнение баланса|Balance top-up/)).toBeNull()
  },
})

/** Of a row that is wider than a phone the chosen status is in view. */
export const NarrowedOnAPhone = meta.story({
  ...startingFrom({ path: '/transaction/payments?status=REJECTED', route: '/transaction/payments' }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('navigation', { name: /^(?:Статус|Status)$/ })
    const isInView = async (name: RegExp) => {
      const tab = within(row).getByRole('link', { name })
      await waitFor(() => expect(tab).toHaveAttribute('aria-current', 'page'))
      await waitFor(() => expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth))
      await expect(tab.getBoundingClientRect().left).toBeGreaterThanOrEqual(0)
    }
    await isInView(/^(?:Отменён|Canceled)/)
    await userEvent.click(within(row).getByRole('link', { name: /^(?:Все|All)$/ }))
    await isInView(/^(?:Все|All)$/)
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...transactionScenarios.loading()),
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...transactionScenarios.empty()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Транзакций пока нет|No transactions yet/)).toBeVisible())
    await expect(canvas.getAllByRole('link', { name: /^(Пополнить баланс|Top up balance)$/ })).toHaveLength(1)
  },
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...transactionScenarios.loadFailed()),
})

const acceptance = startingFrom({
  path: '/transaction/payments?status=SENDED',
  route: '/transaction/payments',
  session: sessionOf(kamau),
})
const confirm = { name: /подтвердить получение|confirm receipt/ }

export const Acceptance = meta.story({
  ...acceptance,
  beforeEach: ({ msw }) => msw.use(...createMockMarket({ signedInId: kamau._id }).handlers),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', confirm))
    await waitFor(() =>
      expect(canvas.getByText(/Нет переводов, которые ждут|No transfers are waiting/)).toBeVisible(),
    )
    const accepted = { name: /Принятые|Accepted/ }
    await waitFor(() => expect(canvas.getByRole('list', accepted)).toHaveTextContent(/KD-118/))
    const statement = await canvas.findByRole('table', {
      name: /^(?:Выписка плантации|Plantation statement)$/,
    })
    await expect(statement).toHaveTextContent(/Платёж \d+|Payment \d+/)
    await expect(canvas.getByRole('button', { name: /XLSX/ })).toBeVisible()
  },
})

export const AcceptanceEmpty = meta.story({
  ...acceptance,
  beforeEach: ({ msw }) => msw.use(...createMockMarket({ signedInId: kamau._id, transactions: [] }).handlers),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/Нет переводов, которые ждут|No transfers are waiting/)).toBeVisible(),
    )
  },
})

export const AcceptanceLoading = meta.story({
  ...acceptance,
  beforeEach: ({ msw }) => msw.use(...transferScenarios.loading()),
})

export const AcceptanceLoadFailed = meta.story({
  ...acceptance,
  beforeEach: ({ msw }) => msw.use(...transferScenarios.loadFailed()),
})

export const AcceptanceKeyboard = meta.story({
  ...acceptance,
  beforeEach: ({ msw }) => msw.use(...createMockMarket({ signedInId: kamau._id }).handlers),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', confirm)
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(canvas.getByText(/Нет переводов, которые ждут|No transfers are waiting/)).toBeVisible(),
    )
  },
})
