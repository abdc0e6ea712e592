import { createApiClient } from '@flower-market/api-client'
import {
  createMockMarket,
  emitEvent,
  fixturePurchase,
  mock,
  mockDelay,
  refuse,
  sessionOf,
  vera,
  type MarketOverrides,
} from '@flower-market/api-client/msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import OrderScreen from './OrderScreen.tsx'

const route = '/orders/:id'
function at(status: Parameters<typeof fixturePurchase>[0]) {
  return startingFrom({ path: `/orders/${fixturePurchase(status)._id}`, route })
}
const meta = preview.meta({
  title: 'Admin/Order',
  component: OrderScreen,
  ...withScreen({ path: `/orders/${fixturePurchase('in_process')._id}`, route }),
})

function market(overrides: MarketOverrides = {}) {
  return createMockMarket({ signedInId: vera._id, ...overrides }).handlers
}
function dialog() {
  return within(screen.getByRole('dialog'))
}
async function opened(
  canvas: ReturnType<typeof within>,
  userEvent: { click: (element: Element) => Promise<void> },
  name: RegExp,
) {
  await waitFor(() => expect(canvas.getByRole('button', { name })).toBeVisible())
  await userEvent.click(canvas.getByRole('button', { name }))
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
}
async function closed() {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}
const agree = /^(Согласовать…|Confirm…)$/
const agreeDo = { name: /^(Согласовать|Confirm)$/ }
const reason = /^(Причина|Reason)/

export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas }) => {
    const { number, lines } = fixturePurchase('in_process')
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(String(number)))
    await expect(canvas.getAllByRole('row')).toHaveLength(1 + lines.length)
  },
})

export const AgreedInFull = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas, userEvent }) => {
    await opened(canvas, userEvent, agree)
    await expect(dialog().getByText(/не изменится|stays/)).toBeVisible()
    await userEvent.click(dialog().getByRole('button', agreeDo))
    await closed()
    await waitFor(() => expect(canvas.getByRole('button', { name: /^(Собран|Assembled)$/ })).toBeVisible())
  },
})

export const AgreedInPart = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas, userEvent }) => {
    await opened(canvas, userEvent, agree)
    const [first] = dialog().getAllByRole('textbox')
    await userEvent.clear(first as Element)
    await userEvent.type(first as Element, '10')
    await waitFor(() => expect(dialog().getByText(/вернётся .*₽|₽.* goes back/)).toBeVisible())
    await userEvent.click(dialog().getByRole('button', agreeDo))
    await waitFor(() => expect(dialog().getByLabelText(reason)).toBeInvalid())
    await userEvent.type(dialog().getByLabelText(reason), 'Не хватило на плантации')
    await userEvent.click(dialog().getByRole('button', agreeDo))
    await closed()
    await waitFor(() => expect(canvas.getAllByText(/Не хватило на плантации/).length).toBeGreaterThan(1))
  },
})

export const MoreThanAsked = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas, userEvent }) => {
    await opened(canvas, userEvent, agree)
    const [first] = dialog().getAllByRole('textbox')
    await userEvent.type(first as Element, '0')
    await waitFor(() => expect(dialog().getByText(/Проверьте количество|Check the quantities/)).toBeVisible())
    await userEvent.click(dialog().getByRole('button', agreeDo))
    await expect(screen.getByRole('dialog')).toBeVisible()
  },
})

export const CanceledByKeyboard = meta.story({
  ...at('assembled'),
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas, userEvent }) => {
    const cancel = { name: /^(Отменить…|Cancel…)$/ }
    await waitFor(() => expect(canvas.getByRole('button', cancel)).toBeVisible())
    canvas.getByRole('button', cancel).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    await expect(dialog().getByText(/вернётся .*₽|₽.* goes back/)).toBeVisible()
    dialog().getByLabelText(reason).focus()
    await userEvent.keyboard('Рейс отменён')
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() =>
      expect(dialog().getByRole('button', { name: /^(Отменить заказ|Cancel order)$/ })).toHaveFocus(),
    )
    await userEvent.keyboard('{Enter}')
    await closed()
    await waitFor(() => expect(canvas.getByText(/^(Отменён сотрудником|Canceled by staff)$/)).toBeVisible())
  },
})

export const Shipped = meta.story({
  ...at('assembled'),
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas, userEvent }) => {
    await opened(canvas, userEvent, /^(Отгрузить…|Ship…)$/)
    const [first] = dialog().getAllByRole('textbox')
    await userEvent.clear(first as Element)
    await userEvent.type(first as Element, '0')
    await userEvent.click(dialog().getByRole('button', { name: /^(Отгрузить|Ship)$/ }))
    await closed()
    await waitFor(() => expect(canvas.getByText(/^(Документы|Documents)$/)).toBeVisible())
    await expect(canvas.getByRole('button', { name: /Упаковочный лист|Packing list/ })).toBeVisible()
  },
})

export const ChangedByColleague = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas, userEvent }) => {
    await opened(canvas, userEvent, agree)
    const { _id } = fixturePurchase('in_process')
    const colleague = createApiClient()
    await colleague.call('authentication')
    await colleague.call('orderStatus', { body: { _id, status: 'confirmed' } }, { idempotencyKey: 'theirs' })
    await waitFor(() => emitEvent('record-changed', { kind: 'order' }))
    // Below the dialog the order is the colleague's; what is typed here was decided about the one before.
    await waitFor(() => expect(canvas.getAllByText(/^(Подтверждён|Confirmed)$/).length).toBeGreaterThan(0))
    await userEvent.click(dialog().getByRole('button', agreeDo))
    await waitFor(() =>
      expect(dialog().getByRole('alert')).toHaveTextContent(/за это время изменили|changed meanwhile/),
    )
  },
})

export const Delivered = meta.story({ ...at('delivered'), beforeEach: ({ msw }) => msw.use(...market()) })

export const Unpaid = meta.story({
  ...startingFrom({ path: '/orders/purchase-903', route }),
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^(Не оплачен|Not paid)$/)).toBeVisible())
  },
})

export const ReadByAnAccountant = meta.story({
  ...startingFrom({
    path: `/orders/${fixturePurchase('in_process')._id}`,
    route,
    session: sessionOf({ ...vera, staffRole: 'accountant' }),
  }),
  beforeEach: ({ msw }) => msw.use(...market({ people: withAccountant() })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible())
    await expect(canvas.queryByRole('button', { name: agree })).toBeNull()
  },
})

function withAccountant() {
  const { people } = createMockMarket({ signedInId: vera._id }).state
  return people.map((person) =>
    person._id === vera._id ? Object.assign({}, person, { staffRole: 'accountant' as const }) : person,
  )
}

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockDelay('staffOrder', 'infinite'), ...market()),
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('staffOrder', () => refuse('internal')),
      ...market(),
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
})

export const NotFound = meta.story({
  ...startingFrom({ path: '/orders/nothing', route }),
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible())
  },
})

export const OnAPhone = meta.story({
  ...at('partially_confirmed'),
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible())
  },
})
