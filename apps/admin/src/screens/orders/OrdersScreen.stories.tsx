import {
  anna,
  createMockMarket,
  mock,
  mockDelay,
  purchases,
  refuse,
  vera,
  type MarketOverrides,
} from '@flower-market/api-client/msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { longPerson } from '../../stories/long-person.ts'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import OrdersScreen from './OrdersScreen.tsx'

const meta = preview.meta({
  title: 'Admin/Orders',
  component: OrdersScreen,
  ...withScreen({ path: '/orders' }),
})

const table = { name: /^(Заказы|Orders)$/ }
const allOrders = 32
const headRow = 1

function market(overrides: MarketOverrides = {}) {
  return createMockMarket({ signedInId: vera._id, ...overrides }).handlers
}
const views = [
  { ownerId: vera._id, name: 'К оплате', query: 'unpaid=yes' },
  { ownerId: vera._id, name: 'Новые по Москве', query: 'status=new&region=moscow' },
]
/** The papers of one order can be made, those of the others cannot yet. */
const shipments = [
  { _id: 'shipment-1', orderId: 'purchase-1037', at: '2026-11-20T08:00:00.000Z', stems: 100, boxes: 1 },
]
function dialog() {
  return within(screen.getByRole('dialog'))
}

export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...market({ orderViews: views, shipments })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table', table)).toBeVisible())
    await expect(canvas.getAllByRole('row')).toHaveLength(headRow + allOrders)
    await expect(canvas.getByRole('link', { name: '1042' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'К оплате' })).toBeVisible())
  },
})

export const Filtered = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('table', table)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: /^(Не оплачены|Unpaid)$/ }))
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(headRow + 10))
    await userEvent.selectOptions(canvas.getByLabelText(/^(Вид заказа|Kind)$/), 'toOrder')
    await waitFor(() => expect(canvas.getByText(/^(Заказов не нашли|No orders found)$/)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: /Сбросить отбор|Clear filters/ }))
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(headRow + allOrders))
  },
})

export const FoundByKeyboard = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('table', table)).toBeVisible())
    canvas.getByLabelText(/^(Поиск|Search)$/).focus()
    await userEvent.keyboard('1040')
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(headRow + 1))
    canvas.getByRole('link', { name: '1040' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('status', { name: 'address' })).toHaveTextContent('/orders/purchase-1040'),
    )
  },
})

export const OneStatus = meta.story({
  ...startingFrom({ path: '/orders?status=canceled', route: '/orders' }),
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas, userEvent }) => {
    const count = purchases.filter(({ status }) => status === 'canceled').length
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(headRow + count))
    await userEvent.click(canvas.getByRole('button', { name: /^(Все|All) \d+$/ }))
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(headRow + allOrders))
  },
})

export const OfOneBuyer = meta.story({
  ...startingFrom({ path: `/orders?buyer=${anna._id}`, route: '/orders' }),
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas, userEvent }) => {
    const everybody = { name: /^(Показать заказы всех|Show everybody)/ }
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(headRow + allOrders - 3))
    await userEvent.click(canvas.getByRole('button', everybody))
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(headRow + allOrders))
  },
})

export const ViewSaved = meta.story({
  ...startingFrom({ path: '/orders?status=new', route: '/orders' }),
  beforeEach: ({ msw }) => msw.use(...market({ orderViews: views })),
  play: async ({ canvas, userEvent }) => {
    const save = { name: /^(Сохранить вид…|Save view…)$/ }
    await waitFor(() => expect(canvas.getByRole('button', save)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', save))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    await userEvent.click(dialog().getByRole('button', { name: /^(Сохранить|Save)$/ }))
    await waitFor(() => expect(dialog().getByLabelText(/^(Название|Name)/)).toBeInvalid())
    await userEvent.type(dialog().getByLabelText(/^(Название|Name)/), 'Новые')
    await userEvent.click(dialog().getByRole('button', { name: /^(Сохранить|Save)$/ }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Новые' })).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Новые' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('button', { name: /^(Удалить вид|Remove view)$/ }))
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Новые' })).toBeNull())
  },
})

export const SeveralChosen = meta.story({
  beforeEach: ({ msw }) => msw.use(...market({ shipments })),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('table', table)).toBeVisible())
    const choose = (number: string) =>
      canvas.getByRole('checkbox', { name: new RegExp(`^(Выбрать заказ|Select order) ${number}$`) })
    await userEvent.click(choose('1037'))
    await waitFor(() => expect(canvas.getByText(/^(Выбран 1 заказ|1 order selected)/)).toBeVisible())
    await expect(canvas.getByRole('button', { name: /Упаковочные листы|Packing lists/ })).toBeEnabled()
    await userEvent.click(choose('1042'))
    await waitFor(() => expect(canvas.getByText(/^(Ещё не отгружены|Not shipped yet): 1042/)).toBeVisible())
    await expect(canvas.getByRole('button', { name: /Упаковочные листы|Packing lists/ })).toBeDisabled()
  },
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...market({ purchases: [] })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^(Заказов не нашли|No orders found)$/)).toBeVisible())
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockDelay('staffOrders', 'infinite'), ...market()),
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('staffOrders', () => refuse('internal')),
      ...market(),
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
})

export const LongContent = meta.story({
  beforeEach: ({ msw }) => {
    const long = {
      ...anna,
      ...longPerson,
    }
    msw.use(...market({ people: [vera, long], purchases: purchases.slice(0, 4) }))
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table', table)).toBeVisible())
  },
})

/** A long name takes several lines, not a letter a line. */
export const OnATablet = LongContent.extend({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const names = () => canvas.getAllByText(longPerson.company)
    await waitFor(() => expect(names()[0]?.offsetWidth).toBeGreaterThan(110))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(...market({ orderViews: views, purchases: purchases.slice(0, 5) })),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('table', table)).toBeVisible())
    // A card has no column names: the checkbox for all of them says what it does.
    const all = canvas.getByText(/^(Выбрать все показанные|Select all shown)$/)
    await expect(all.getBoundingClientRect().width).toBeGreaterThan(44)
    await userEvent.click(all)
    await waitFor(() => expect(canvas.getByText(/^(Выбрано 5 заказов|5 orders selected)/)).toBeVisible())
  },
})

export const TooManyViews = meta.story({
  ...startingFrom({ path: '/orders?status=new', route: '/orders' }),
  beforeEach: ({ msw }) => {
    msw.use(...market())
    msw.use(mock('orderViewSave', () => refuse('too-many-views')))
  },
  play: async ({ canvas, userEvent }) => {
    const save = { name: /^(Сохранить вид…|Save view…)$/ }
    await waitFor(() => expect(canvas.getByRole('button', save)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', save))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    await userEvent.type(dialog().getByLabelText(/^(Название|Name)/), 'Новые')
    await userEvent.click(dialog().getByRole('button', { name: /^(Сохранить|Save)$/ }))
    await waitFor(() => expect(dialog().getByRole('alert')).toHaveTextContent(/удалите один|Remove one/))
  },
})
