import { expect, waitFor, within } from 'storybook/test'
import {
  anna,
  catalogScenarios,
  createMockMarket,
  fixturePurchase,
  fixtureRequest,
  mock,
  plantationPurchases,
  purchases,
  purchaseScenarios,
  refuse,
} from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import { awaitedOrder, marketAwaiting } from '../../stories/awaited-order.ts'
import { savedFiles } from '../../stories/saved-files.ts'
import HistoryScreen from './HistoryScreen.tsx'

/** The rows of the orders, without those of the requests above them. */
function ordersIn(canvas: { getByRole: (role: string, options: { name: RegExp }) => HTMLElement }) {
  return within(canvas.getByRole('table', { name: /^(История заказов|Order history)$/ })).getAllByRole('row')
}

const more = /Показать ещё|Show more/

const meta = preview.meta({
  title: 'Screens/History',
  component: HistoryScreen,
  ...withScreen({ path: '/history' }),
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table')).toBeVisible())
  },
})

export const CanceledAwaitsNothing = meta.story({
  play: async ({ canvas }) => {
    const canceled = fixturePurchase('canceled')
    const link = await canvas.findByRole('link', { name: String(canceled.number) })
    await expect(canceled.paymentStatus).toBe('wait_paid')
    await expect(link.closest('tr')).not.toHaveTextContent(/Ожидает оплаты|Awaiting payment/)
  },
})

export const PaidTogetherByKeyboard = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...marketAwaiting(awaitedOrder('new'), awaitedOrder('confirmed')).handlers),
  play: async ({ canvas, userEvent }) => {
    const open = await canvas.findByRole('button', { name: /Оплатить вместе|Pay together/ })
    open.focus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('option', { name: /По счёту|Invoice/ })
    const boxes = canvas.getAllByRole('checkbox')
    await expect(boxes).toHaveLength(2)
    const pay = await canvas.findByRole('button', { name: /Перейти к оплате|Continue to pay/ })
    const both = pay.textContent
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(boxes[0]).not.toBeChecked()
    await expect(pay.textContent).not.toBe(both)
    await userEvent.keyboard(' ')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^(Оплата|Payment)$/ }), 'CHECK')
    pay.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(canvas.getByLabelText('address')).toHaveTextContent('/transaction/replenishment?id='),
    )
  },
})

const [shippedFirst, shippedNext, shippedLast] = [
  fixturePurchase('shipped'),
  fixturePurchase('delivered'),
  fixturePurchase('fulfilled'),
]
function shipmentsOf(...orders: readonly ((typeof purchases)[number] | undefined)[]) {
  return orders.map((order, place) => ({
    _id: `shipment-${place + 1}`,
    orderId: order?._id ?? '',
    at: '2026-11-21T06:00:00.000Z',
    stems: 50,
    boxes: 1,
  }))
}

const openDocuments = /^(Скачать документы|Download documents)$/

export const DocumentsTogetherByKeyboard = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...createMockMarket({ shipments: shipmentsOf(shippedFirst, shippedNext, shippedLast) }).handlers),
  play: async ({ canvas, userEvent }) => {
    const saved = savedFiles()
    const open = await canvas.findByRole('button', { name: openDocuments })
    open.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    const ask = canvas.getByRole('button', { name: /ZIP/ })
    await expect(ask).toHaveTextContent('2')
    ask.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(saved()).toEqual(['documents.zip']))
  },
})

/** Orders whose UPDs wait for details of the company cannot be chosen, and the page says where those are entered. */
export const DocumentsIncomplete = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...createMockMarket({
        people: [{ ...anna, legalAddress: '' }],
        shipments: shipmentsOf(shippedFirst, shippedNext),
      }).handlers,
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: openDocuments }))
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeDisabled()
    await expect(canvas.getAllByText(/^(Нужны реквизиты|Needs company details)$/)).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: /Заполнить в профиле|Fill in the profile/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Выберите заказы|Select orders/ })).toBeDisabled()
  },
})

/** A document that the server does not have yet: nothing is saved, and it can be asked for again. */
export const DocumentsNotReady = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('orderDocuments', () => refuse('documents-not-ready')),
      ...createMockMarket({ shipments: shipmentsOf(shippedFirst) }).handlers,
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: openDocuments }))
    await userEvent.click(canvas.getAllByRole('checkbox')[0]!)
    const saved = savedFiles()
    const ask = canvas.getByRole('button', { name: /ZIP/ })
    await userEvent.click(ask)
    await waitFor(() => expect(ask).not.toHaveAttribute('aria-busy'))
    await expect(saved()).toEqual([])
  },
})

export const AllShown = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: more }))
    const all = purchases.length + plantationPurchases.length
    await waitFor(() => expect(ordersIn(canvas)).toHaveLength(all + 1))
    await waitFor(() => expect(canvas.queryByRole('button', { name: more })).toBeNull())
  },
})

export const OrderOpened = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [newest] = purchases
    await userEvent.click(await canvas.findByRole('link', { name: String(newest?.number) }))
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent(`/history/${newest?._id}`))
  },
})

export const ForPlantations = meta.story({
  ...startingFrom({ path: '/history?kind=forPlantations', route: '/history' }),
  play: async ({ canvas }) => {
    const own = plantationPurchases.filter(({ kind }) => kind === 'forPlantations')
    await waitFor(() => expect(ordersIn(canvas)).toHaveLength(own.length + 1))
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(
      /С плантаций|From plantations/,
    )
  },
})

export const PlantationOrderOpened = meta.story({
  ...startingFrom({ path: '/history?kind=forPlantations', route: '/history' }),
  play: async ({ canvas, userEvent }) => {
    const order = plantationPurchases.find(({ kind }) => kind === 'forPlantations')
    await userEvent.click(await canvas.findByRole('link', { name: String(order?.number) }))
    await waitFor(() =>
      expect(canvas.getByLabelText('address')).toHaveTextContent(`/history/plantation/${order?._id}`),
    )
  },
})

export const EmptyKind = meta.story({
  ...startingFrom({ path: '/history?kind=toOrder', route: '/history' }),
  beforeEach: ({ msw }) => msw.use(...createMockMarket({ purchases }).handlers),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/Таких заказов пока нет|No orders of this type yet/)).toBeVisible(),
    )
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(/Под заказ|To order/)
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  },
})

export const RepeatedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [newest] = purchases
    const name = new RegExp(`(Повторить заказ|Repeat order) ${newest?.number}`)
    const repeat = await canvas.findByRole('button', { name })
    repeat.focus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('button', { name: /вторник|Tuesday/ })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent('/catalog?date='))
    await waitFor(() => expect(localStorage.getItem('cart')).not.toBeNull())
  },
})

export const RepeatFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...catalogScenarios.offline()),
  play: async ({ canvas, userEvent }) => {
    const [repeat] = await canvas.findAllByRole('button', { name: /Повторить|Repeat/ })
    if (repeat !== undefined) await userEvent.click(repeat)
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...purchaseScenarios.loading()),
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...createMockMarket({ purchases: [], requests: [] }).handlers),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible())
  },
})

/** Who has only asked plantations yet finds the answers, which expire, above the word that there are no orders. */
export const RequestsWithoutOrders = meta.story({
  beforeEach: ({ msw }) => msw.use(...purchaseScenarios.empty()),
  play: async ({ canvas }) => {
    const request = fixtureRequest('answered')
    const link = new RegExp(`^${request.number} · `)
    await waitFor(() => expect(canvas.getByRole('link', { name: link })).toBeVisible())
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    await expect(canvas.getByRole('heading', { name: /Заказов пока нет|No orders yet/ })).toBeVisible()
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(/Все|All/)
  },
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...purchaseScenarios.loadFailed()),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: /Повторить|Try again/ })
    msw.use(...purchaseScenarios.loaded())
    await userEvent.click(retry)
    await waitFor(() => expect(canvas.getByRole('table')).toBeVisible())
  },
})

export const LoadMoreFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...purchaseScenarios.nextPageFailed()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: more }))
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/Что-то пошло не так|Something went wrong/),
    )
    await waitFor(() => expect(ordersIn(canvas)).toHaveLength(21))
  },
})

export const LongContent = meta.story({
  beforeEach: ({ msw }) => msw.use(...purchaseScenarios.longContent()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table')).toBeVisible())
  },
})

/** Where status, payment and sum are long, the payment goes below the status; no text is squeezed. */
export const LongContentOnAPhone = LongContent.extend({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('row', { name: /1043000118/ })
    await waitFor(() => expect(first?.offsetHeight).toBeGreaterThan(0))
    await expect(first?.offsetHeight).toBeLessThan(180)
  },
})
