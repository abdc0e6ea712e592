import { expect, waitFor } from 'storybook/test'
import {
  anna,
  createMockMarket,
  fixturePurchase,
  mock,
  mockDelay,
  refuse,
  type MarketOverrides,
} from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { savedFiles } from '../../stories/saved-files.ts'
import { withScreen } from '../../stories/screen-story.tsx'
import DocumentsScreen from './DocumentsScreen.tsx'

const order = fixturePurchase('shipped')
const ofOrder = { _id: order._id, number: order.number, kind: order.kind }

function market(count = 1): MarketOverrides {
  const shipment = { orderId: order._id, at: '2026-11-21T06:00:00.000Z', stems: 50, boxes: 1 }
  const advances = Array.from({ length: count }, (_, place) => ({
    _id: `advance-${place + 1}`,
    ownerId: anna._id,
    kind: 'advance-invoice' as const,
    number: `А-${count - place}`,
    date: '2026-11-20' as const,
    amount: 12_200_000,
    order: null,
    payment: { _id: `payment-${place + 1}`, number: 1040 - place },
  }))
  const correction = {
    _id: 'correction-1',
    ownerId: anna._id,
    kind: 'correction' as const,
    number: 'К-4',
    date: '2026-11-22' as const,
    amount: -120_000,
    order: ofOrder,
    payment: null,
  }
  return { shipments: [{ ...shipment, _id: 'shipment-1' }], taxDocuments: [correction, ...advances] }
}

const meta = preview.meta({
  title: 'Screens/Documents',
  component: DocumentsScreen,
  ...withScreen({ path: '/documents' }),
  beforeEach: ({ msw }) => msw.use(...createMockMarket(market()).handlers),
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('table')
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
    await expect(canvas.getByText(/УКД № К-4|UPD correction no\. К-4/)).toBeVisible()
  },
})

export const SavedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const saved = savedFiles()
    const name = /Счёт-фактура на аванс № А-1|Advance invoice no\. А-1/
    const button = await canvas.findByRole('button', { name })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(saved()).toEqual(['advance-invoice А-1.pdf']))
  },
})

export const AllShown = meta.story({
  beforeEach: ({ msw }) => msw.use(...createMockMarket(market(30)).handlers),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Показать ещё|Show more/ }))
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(33))
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockDelay('documentList', 'infinite')),
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...createMockMarket().handlers),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Документов пока нет|No documents yet/)).toBeVisible())
  },
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(mock('documentList', () => refuse('internal'))),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: /Повторить|Try again/ })
    msw.use(...createMockMarket(market()).handlers)
    await userEvent.click(retry)
    await waitFor(() => expect(canvas.getByRole('table')).toBeVisible())
  },
})
