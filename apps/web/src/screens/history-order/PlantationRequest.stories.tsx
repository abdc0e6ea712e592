import type { SentRequestStatus } from '@flower-market/flower-domain'
import { expect, waitFor, within } from 'storybook/test'
import {
  anna,
  annaIn,
  createMockMarket,
  fixtureRequest,
  mock,
  mockDelay,
  plantationRequestOf,
  refuse,
  requestedLines,
} from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { withScreen } from '../../stories/screen-story.tsx'
import HistoryPlantationScreen from './HistoryPlantationScreen.tsx'

const { _id } = fixtureRequest('answered')

const meta = preview.meta({
  title: 'Screens/PlantationRequest',
  component: HistoryPlantationScreen,
  ...withScreen({ path: `/history/plantation/${_id}`, route: '/history/plantation/:id' }),
})

function handlersIn(status: SentRequestStatus) {
  return createMockMarket({ requests: [fixtureRequest(status)] }).handlers
}

export const PartlyAgreed = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: /Принять всё|Accept all/ })).toBeVisible())
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(3)
  },
})

export const Waiting = meta.story({
  beforeEach: ({ msw }) => msw.use(...handlersIn('sent')),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Отменить запрос|Cancel request/ })).toBeVisible(),
    )
  },
})

export const AnswerExpired = meta.story({
  beforeEach: ({ msw }) => msw.use(...handlersIn('expired')),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Срок запроса истёк|The request has expired/)).toBeVisible())
    await expect(canvas.queryByRole('button', { name: /Принять|Accept/ })).toBeNull()
  },
})

export const Declined = meta.story({
  beforeEach: ({ msw }) => msw.use(...handlersIn('declined')),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/не сможет выполнить|cannot fulfill/)).toBeVisible())
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockDelay('requestGet', 'infinite'), ...createMockMarket().handlers),
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('requestGet', () => refuse('internal')),
      ...createMockMarket().handlers,
    ),
})

const long = plantationRequestOf({
  owner: anna,
  plantationId: 'kilima-dawn',
  number: 2041,
  status: 'answered',
  sentAt: new Date(fixtureRequest('answered').sentAt),
  answeredAt: new Date(fixtureRequest('answered').answeredAt ?? 0),
  answerComment:
    'Athena 50 cm: the rest comes a week later, please tell us at once whether that is too late. '
      .repeat(3)
      .trim(),
  deliveryDate: fixtureRequest('answered').deliveryDate,
  lines: [
    { ...requestedLines[0], variety: 'Madame Bombastic Sensation of Kilimanjaro' },
    {
      ...requestedLines[1],
      reason: 'other',
      note: 'A night of frost took the buds that were ready; more follows on Monday.',
    },
    ...requestedLines.slice(2),
    ...requestedLines,
    ...requestedLines,
  ] as typeof requestedLines,
})

/** The same request, which asks for less. */
const cheaper = {
  ...fixtureRequest('answered'),
  lines: fixtureRequest('answered').lines.map((line) =>
    Object.assign({}, line, line.agreedPrice !== null && { agreedPrice: line.agreedPrice - 100 }),
  ),
}

export const LongContent = meta.story({
  beforeEach: ({ msw }) => msw.use(...createMockMarket({ requests: [long] }).handlers),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('checkbox')).toHaveLength(9))
  },
})

export const SomeAcceptedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('checkbox')
    first?.focus()
    await userEvent.keyboard(' ')
    const accept = await canvas.findByRole('button', { name: /Принять строк: 2 из 3|Accept 2 of 3/ })
    accept.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/Заказ|Order/))
  },
})

export const CanceledByKeyboard = meta.story({
  beforeEach: ({ msw }) => msw.use(...handlersIn('sent')),
  play: async ({ canvas, userEvent }) => {
    const cancel = await canvas.findByRole('button', { name: /Отменить запрос|Cancel request/ })
    cancel.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText(/Запрос отменён|request was canceled/)).toBeVisible())
  },
})

const accept = /^(Принять всё|Accept all)/
const payment = /^(Оплата|Payment)$/

/** A card that the operator takes no money by, and more than may be paid in cash. */
export const MethodsThatCannotPay = meta.story({
  beforeEach: ({ msw }) => msw.use(mock('topUpWays', () => [{ method: 'CASH', min: 100, max: 1_000 }])),
  play: async ({ canvas }) => {
    await waitFor(() => {
      const choices = within(canvas.getByRole('combobox', { name: payment })).getAllByRole('option')
      return expect(choices.map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(/^(С баланса|Balance)/),
      ])
    })
  },
})

/** A method that is taken away while the answer is read: the page says so and offers it no longer. */
export const MethodTurnedOff = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      mock('requestAccept', () => {
        msw.use(mock('topUpWays', () => []))
        return refuse('payment-method-off')
      }),
      mock('topUpWays', () => [{ method: 'CASH', min: 100, max: 100_000_000 }]),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const method = await canvas.findByRole('combobox', { name: payment })
    await waitFor(() => expect(within(method).getAllByRole('option')).toHaveLength(2))
    await userEvent.selectOptions(method, 'CASH')
    await userEvent.click(canvas.getByRole('button', { name: accept }))
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        /Этот способ оплаты сейчас недоступен|This payment method is not available now/,
      ),
    )
    await waitFor(() => expect(within(method).getAllByRole('option')).toHaveLength(1))
    await expect(method).toHaveValue('BALANCE')
  },
})

/** More than may be paid in cash with what was paid so before. */
export const CashLimit = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mock('requestAccept', () => refuse('cash-limit', { limit: 10_000_000, left: 7_000_000 }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: accept }))
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        /Наличными можно оплатить не больше 100.000|Up to .*100,000.* can be paid in cash/,
      ),
    )
  },
})

/** Earlier orders are to be paid first: the page leads to them. */
export const UnpaidLimit = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mock('requestAccept', () => refuse('unpaid-limit', { limit: 30_000_000, unpaid: 28_500_000 }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: accept }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/285.000/))
    await expect(canvas.getByRole('link', { name: /^(Все заказы|All orders)$/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/history$/),
    )
  },
})

export const NotEnoughFunds = meta.story({
  beforeEach: ({ msw }) => msw.use(mock('requestAccept', () => refuse('not-enough-funds'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: accept }))
    await waitFor(() => expect(canvas.getByRole('link', { name: /^(Пополнить|Top up)$/ })).toBeVisible())
  },
})

/** The operator has begun to require a verification: the page leads to it. */
export const VerificationRequired = meta.story({
  beforeEach: ({ msw }) => {
    const { state, handlers } = createMockMarket({ people: [annaIn('INITIAL')] })
    state.settings = { ...state.settings, isVerificationRequired: true }
    msw.use(...handlers)
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: accept }))
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /верификаци|Verify/i })).toHaveAttribute(
        'href',
        expect.stringMatching(/\/verification$/),
      ),
    )
  },
})

/** The request is over by the server's clock: the page shows it as it is now, and says why nothing was accepted. */
export const ClosedMeanwhile = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('requestAccept', () => {
        msw.use(...handlersIn('expired'))
        return refuse('request-closed', { reason: 'in-time', status: 'answered' })
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: accept }))
    await waitFor(() => expect(canvas.getByText(/Срок запроса истёк|The request has expired/)).toBeVisible())
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Запрос уже закрыт|already closed/)
    await expect(canvas.queryByRole('button', { name: accept })).toBeNull()
  },
})

/** Another sum on the server: the page shows it, and it can be accepted. */
export const SumChangedMeanwhile = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('requestAccept', () => {
        msw.use(...createMockMarket({ requests: [cheaper] }).handlers)
        return refuse('request-changed')
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: accept })
    const before = button.textContent
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: payment }), 'CASH')
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/Сумма изменилась|has changed/))
    await waitFor(() => expect(button.textContent).not.toBe(before))
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/Заказ|Order/))
  },
})
