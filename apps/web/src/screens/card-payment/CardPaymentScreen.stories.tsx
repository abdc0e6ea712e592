import { expect, waitFor } from 'storybook/test'
import {
  cardScenarios,
  cardTransactionId,
  createMockMarket,
  emitEvent,
  transactions,
} from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import CardPaymentScreen from './CardPaymentScreen.tsx'

const route = '/transaction/card/:id'
const again = /Попробовать ещё раз|Try again/

const meta = preview.meta({
  title: 'Screens/CardPayment',
  component: CardPaymentScreen,
  ...withScreen({ path: `/transaction/card/${cardTransactionId}`, route }),
})

export const CardWaiting = meta.story({
  beforeEach: ({ msw }) => msw.use(...cardScenarios.waiting()),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', { level: 1, name: /Ждём ответ банка|Waiting for the bank/ }),
      ).toBeVisible(),
    )
    await expect(canvas.getByRole('link', { name: /На страницу банка|Go to the bank/ })).toHaveAttribute(
      'href',
      '#card-page',
    )
  },
})

export const CardPaid = meta.story({
  beforeEach: ({ msw }) => msw.use(...cardScenarios.paid()),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', { level: 1, name: /Баланс пополнен|Balance topped up/ }),
      ).toBeVisible(),
    )
    await expect(canvas.queryByRole('button', { name: again })).toBeNull()
    await expect(canvas.getByRole('link', { name: /Кассовый чек|Fiscal receipt/ })).toHaveAttribute(
      'href',
      `/api/sandbox/receipt/${cardTransactionId}`,
    )
  },
})

export const CardRefunded = meta.story({
  beforeEach: ({ msw }) => msw.use(...cardScenarios.refunded()),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: /Возвраты на карту|Refunds to card/ })
    await expect(list.children).toHaveLength(3)
    await expect(list).toHaveTextContent(/отклонил возврат|declined the refund/)
  },
})

export const OrderPaid = meta.story({
  beforeEach: ({ msw }) => msw.use(...cardScenarios.orderPaid()),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: /оплачен|is paid/ })).toBeVisible(),
    )
    await userEvent.click(canvas.getByRole('link', { name: /Открыть заказ|Open order/ }))
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent('/history/'))
  },
})

export const CardDeclined = meta.story({
  beforeEach: ({ msw }) => msw.use(...cardScenarios.declined()),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: /отклонил|declined/ })).toBeVisible(),
    )
    await expect(canvas.getByRole('button', { name: again })).toBeVisible()
  },
})

export const DeclinedTriedAgainByKeyboard = meta.story({
  name: 'DeclinedTriedAgain (Keyboard)',
  beforeEach: ({ msw }) => msw.use(...cardScenarios.declined()),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: again })
    while (document.activeElement !== button) await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    // The mocks' page of the bank is a place on this page, which waits for its answer.
    await waitFor(() => expect(globalThis.location.hash).toBe(`#card-${cardTransactionId}`))
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', { level: 1, name: /Ждём ответ банка|Waiting for the bank/ }),
      ).toBeVisible(),
    )
    globalThis.location.hash = ''
  },
})

export const OrderDeclined = meta.story({
  beforeEach: ({ msw }) => msw.use(...cardScenarios.orderDeclined()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: again })).toBeVisible())
    await expect(canvas.getByRole('link', { name: /Открыть заказ|Open order/ })).toBeVisible()
  },
})

export const CardAbandoned = meta.story({
  beforeEach: ({ msw }) => msw.use(...cardScenarios.abandoned()),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: /не завершена|not completed/ })).toBeVisible(),
    )
    await userEvent.click(canvas.getByRole('button', { name: again }))
    // What was given up stays so: it is a payment of its own.
    await waitFor(() => expect(globalThis.location.hash).toMatch(/^#card-transaction-1101$/))
    globalThis.location.hash = ''
  },
})

export const Mismatched = meta.story({
  beforeEach: ({ msw }) => msw.use(...cardScenarios.mismatched()),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', { level: 1, name: /Проверяем платёж|Checking your payment/ }),
      ).toBeVisible(),
    )
    await expect(canvas.queryByRole('button', { name: again })).toBeNull()
  },
})

export const NotOpened = meta.story({
  beforeEach: ({ msw }) => msw.use(...cardScenarios.notOpened()),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Перейти к оплате|Proceed/ })).toBeVisible(),
    )
  },
})

export const RejectedByStaff = meta.story({
  beforeEach: ({ msw }) => msw.use(...cardScenarios.rejectedByStaff()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/по вашей просьбе/)).toBeVisible())
  },
})

export const BankAway = meta.story({
  beforeEach: ({ msw }) => msw.use(...cardScenarios.acquirerAway()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: again }))
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/временно недоступен|temporarily/),
    )
    await expect(canvas.getByRole('button', { name: again })).toBeEnabled()
  },
})

export const AnswerComes = meta.story({
  beforeEach: ({ msw }) => msw.use(...cardScenarios.waiting()),
  play: async ({ canvas, msw }) => {
    await canvas.findByText(/Ждём ответ банка|Waiting for the bank/)
    msw.use(...cardScenarios.paid())
    emitEvent('transaction-changed', {
      _id: cardTransactionId,
      number: 1100,
      kind: 'top-up',
      status: 'CONFIRMED',
    })
    await waitFor(() => expect(canvas.getByText(/Баланс пополнен|Balance topped up/)).toBeVisible())
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...cardScenarios.loading()),
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...cardScenarios.loadFailed()),
})

export const NotFound = meta.story({
  ...startingFrom({ path: '/transaction/card/nobody', route }),
  beforeEach: ({ msw }) => msw.use(...createMockMarket({ transactions }).handlers),
})

export const LongContent = meta.story({
  beforeEach: ({ msw }) => msw.use(...cardScenarios.longContent()),
})
