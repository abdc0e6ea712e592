import {
  anna,
  createMockMarket,
  deliveriesOf,
  fixtureCard,
  fixtureNow,
  maria,
  mock,
  mockBefore,
  mockDelay,
  purchaseOf,
  refuse,
  vera,
  type MarketOverrides,
} from '@flower-market/api-client/msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import DeliveriesScreen from './DeliveriesScreen.tsx'

const card = fixtureCard('Explorer', 50)
const route = '/orders/deliveries'
const meta = preview.meta({
  title: 'Admin/Deliveries',
  component: DeliveriesScreen,
  ...withScreen({ path: `${route}?day=${card.deliveryDate}`, route }),
})

function order(number: number, changes: Partial<Parameters<typeof purchaseOf>[0]>) {
  return purchaseOf({
    owner: anna,
    number,
    issuedAt: fixtureNow,
    status: 'assembled',
    lines: [{ card, quantity: card.stemsPerBunch * (number % 7) }],
    methodDelivery: 'delivery',
    paymentMethod: 'BALANCE',
    paymentStatus: 'paid',
    ...changes,
  })
}

const orders = [
  order(2004, { methodDelivery: 'pickup' }),
  order(2003, { comment: 'Позвоните за час до приезда, въезд со двора.' }),
  order(2002, { paymentMethod: 'CASH', paymentStatus: 'wait_paid' }),
  order(2001, { owner: maria, methodDelivery: 'pickup' }),
]

function market(overrides: MarketOverrides = {}) {
  return createMockMarket({ signedInId: vera._id, purchases: orders, ...overrides }).handlers
}

export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: '2002' })).toBeVisible())
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2)
  },
})

const routes = [{ name: 'Север', carrier: 'Иван, Газель А123ВС', stops: [orders[2]!._id, orders[1]!._id] }]
const plan = { day: card.deliveryDate, region: anna.region, version: 1, routes }

export const ByRoutes = meta.story({
  beforeEach: ({ msw }) => msw.use(...market({ deliveryPlans: [plan] })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: /Север/ })).toBeVisible())
    const stops = within(canvas.getByRole('table', { name: 'Север' })).getAllByRole('link')
    await expect(stops.map(({ textContent }) => textContent)).toEqual(['2002', '2003'])
  },
})

/** Routes are made by keyboard; what a colleague has saved meanwhile is not overwritten unseen. */
export const RoutesByKeyboard = meta.story({
  beforeEach: ({ msw }) => {
    const { handlers, state } = createMockMarket({ signedInId: vera._id, purchases: orders })
    msw.use(
      mockBefore('deliveryRoutesSet', () => {
        if (state.deliveryPlans.length === 0) state.deliveryPlans = [plan]
      }),
      ...handlers,
    )
  },
  play: async ({ canvas, userEvent }) => {
    const [open] = await canvas.findAllByRole('button', { name: /^(Маршруты…|Routes…)$/ })
    open!.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog'))
    dialog.getByRole('button', { name: /^(Добавить маршрут|Add route)$/ }).focus()
    await userEvent.keyboard('{Enter}')
    const save = dialog.getByRole('button', { name: /^(Сохранить|Save)$/ })
    await userEvent.click(save)
    await waitFor(() => expect(dialog.getByLabelText(/^(Маршрут|Route)$/)).toHaveFocus())
    await userEvent.keyboard('Юг')
    await userEvent.selectOptions(dialog.getByLabelText(/2003/, { selector: 'select' }), 'Юг')
    await userEvent.click(save)
    await userEvent.click(await dialog.findByRole('button', { name: /^(Оставить мои|Keep mine)$/ }))
    await expect(dialog.getByLabelText(/^(Маршрут|Route)$/)).toHaveValue('Юг')
    await userEvent.click(save)
    await waitFor(() => expect(canvas.getByRole('heading', { name: /Юг/ })).toBeVisible())
  },
})

/** A day of very many orders comes in parts; the sheet is shown, and printed, when all of them are there. */
export const InParts = meta.story({
  beforeEach: ({ msw }) => {
    const parts = createMockMarket({ signedInId: vera._id, purchases: orders })
    const [newer, older] = [orders.slice(0, 2), orders.slice(2)].map(
      (purchases) => createMockMarket({ signedInId: vera._id, purchases }).state,
    )
    msw.use(
      mock('dayDeliveries', ({ query: { day, before } }) => {
        const [state, next] = before === undefined ? [newer!, 2003] : [older!, null]
        return { items: deliveriesOf(state, day), hasMore: next !== null, next, plans: [] }
      }),
      ...parts.handlers,
    )
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: '2004' })).toBeVisible())
    for (const number of ['2003', '2002', '2001']) {
      await expect(canvas.getByRole('link', { name: number })).toBeVisible()
    }
  },
})

export const OneRegion = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas, userEvent }) => {
    const region = () => canvas.getByLabelText(/^(Регион|Region)$/)
    await waitFor(() => expect(canvas.getByRole('link', { name: '2001' })).toBeVisible())
    await waitFor(() => expect(region().querySelectorAll('option').length).toBeGreaterThan(1))
    await userEvent.selectOptions(region(), anna.region)
    await waitFor(() => expect(canvas.queryByRole('link', { name: '2001' })).toBeNull())
    await expect(canvas.getByRole('link', { name: '2002' })).toBeVisible()
  },
})

export const AnotherDayByKeyboard = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: '2002' })).toBeVisible())
    canvas.getByRole('button', { name: /^(Днём позже|Day after)$/ }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText(/^(На этот день заказов нет|No orders)/)).toBeVisible())
    canvas.getByRole('button', { name: /^(Днём раньше|Day before)$/ }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('link', { name: '2002' })).toBeVisible())
  },
})

export const Empty = meta.story({
  ...startingFrom({ path: `${route}?day=2099-01-01`, route }),
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^(На этот день заказов нет|No orders)/)).toBeVisible())
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockDelay('dayDeliveries', 'infinite'), ...market()),
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('dayDeliveries', () => refuse('internal')),
      ...market(),
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: '2002' })).toBeVisible())
  },
})
