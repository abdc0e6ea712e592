import type { SentRequestStatus } from '@flower-market/flower-domain'
import { expect, waitFor } from 'storybook/test'
import {
  anna,
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
