import { expect, waitFor } from 'storybook/test'
import {
  anna,
  createMockMarket,
  fixtureRequest,
  mock,
  mockDelay,
  plantationRequestOf,
  plantationRequests,
  refuse,
  requestedLines,
} from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import RequestsSentScreen from './RequestsSentScreen.tsx'

const second = plantationRequestOf({
  owner: anna,
  plantationId: 'alto-zafiro',
  number: 2042,
  status: 'sent',
  sentAt: new Date(fixtureRequest('sent').sentAt),
  deliveryDate: fixtureRequest('sent').deliveryDate,
  lines: requestedLines.slice(0, 2),
})
const both = [fixtureRequest('sent'), second]

const meta = preview.meta({
  title: 'Screens/RequestsSent',
  component: RequestsSentScreen,
  ...withScreen({ path: '/confirm/sent?requests=2041-2042', route: '/confirm/sent' }),
})

export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...createMockMarket({ requests: both }).handlers),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/2 (запроса|requests)/),
    )
    await expect(canvas.getAllByText(/^(Ответит до|Answers by)/)).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: /Alto/ })).toHaveAttribute(
      'href',
      `/history/plantation/${second._id}`,
    )
  },
})

/** The first answer came while the page was open. */
export const OneAnswered = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...createMockMarket({ requests: [fixtureRequest('answered'), second] }).handlers),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^(Есть ответ|Answered)$/)).toBeVisible())
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mockDelay('plantationOrderList', 'infinite'), ...createMockMarket().handlers),
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('plantationOrderList', () => refuse('internal')),
      ...createMockMarket().handlers,
    ),
})

export const NotFound = meta.story({
  ...startingFrom({ path: '/confirm/sent?requests=1', route: '/confirm/sent' }),
  beforeEach: ({ msw }) => msw.use(...createMockMarket({ requests: plantationRequests }).handlers),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Запросы не найдены|Requests not found/)).toBeVisible())
  },
})
