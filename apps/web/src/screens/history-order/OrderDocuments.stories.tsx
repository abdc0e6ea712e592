import { expect, waitFor } from 'storybook/test'
import type { HttpHandler } from 'msw'
import { anna, createMockMarket, fixturePurchase, type MockPerson } from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { savedFiles } from '../../stories/saved-files.ts'
import { withScreen } from '../../stories/screen-story.tsx'
import HistoryOrderScreen from './HistoryOrderScreen.tsx'

const order = fixturePurchase('shipped')

function market(person: Partial<MockPerson> = {}): HttpHandler[] {
  const [first, second] = ['2026-11-21T06:00:00.000Z', '2026-11-22T06:00:00.000Z'] as const
  const shipments = [
    { _id: 'shipment-1', orderId: order._id, at: first, stems: 50, boxes: 1 },
    { _id: 'shipment-2', orderId: order._id, at: second, stems: 125, boxes: 2 },
  ]
  return createMockMarket({ people: [{ ...anna, ...person }], shipments }).handlers
}

const meta = preview.meta({
  title: 'Screens/HistoryOrder/Documents',
  component: HistoryOrderScreen,
  ...withScreen({ path: `/history/${order._id}`, route: '/history/:id' }),
})

export const Made = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: /УПД \(PDF\)|UPD \(PDF\)/ }))[0]).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /Упаковочный лист|Packing list/ })).toHaveLength(2)
  },
})

/** What the profile lacks is asked for; the packing list does not wait for it. */
export const RequisitesMissing = meta.story({
  beforeEach: ({ msw }) => msw.use(...market({ kpp: '', legalAddress: '' })),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/КПП, юридический адрес|KPP, registered address/)).toBeVisible(),
    )
    await expect(canvas.queryByRole('button', { name: /УПД \(PDF\)|UPD \(PDF\)/ })).toBeNull()
  },
})

/** What was taken back after the shipment has a document of its own beside the one that it corrects. */
export const Corrected = meta.story({
  beforeEach: ({ msw }) => {
    const shipment = { orderId: order._id, at: '2026-11-21T06:00:00.000Z', stems: 50, boxes: 1 }
    const correction = {
      _id: 'correction-1',
      ownerId: anna._id,
      shipmentId: 'shipment-1',
      kind: 'correction',
      number: 'К-4',
      date: '2026-11-23',
      amount: -120_000,
      order: { _id: order._id, number: order.number, kind: order.kind },
      payment: null,
    } as const
    const shipments = [{ ...shipment, _id: 'shipment-1' }]
    msw.use(...createMockMarket({ shipments, taxDocuments: [correction] }).handlers)
  },
  play: async ({ canvas, userEvent }) => {
    const saved = savedFiles()
    await userEvent.click(await canvas.findByRole('button', { name: /УКД № К-4|UPD correction К-4/ }))
    await waitFor(() => expect(saved()).toEqual(['correction К-4.pdf']))
  },
})

export const OnAPhone = Made.extend({ globals: { viewport: { value: 'phone' } } })
