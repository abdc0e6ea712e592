import { demoOperatorSettings } from '@flower-market/flower-domain'
import { expect, waitFor } from 'storybook/test'
import {
  anna,
  cartFixture,
  createMockMarket,
  emitEvent,
  fixtureDays,
  fixtureNow,
  mockBefore,
  mockHoldOf,
  type MarketOverrides,
  type MockHold,
} from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { withScreen } from '../../stories/screen-story.tsx'
import OrderScreen from './OrderScreen.tsx'

const [MONDAY] = fixtureDays

const meta = preview.meta({
  title: 'Screens/OrderHold',
  component: OrderScreen,
  ...withScreen({ path: `/order?date=${MONDAY}`, cart: cartFixture }),
})

const place = /^(Оплатить|Заказать за|Pay|Order for)/

const mondayItems = cartFixture[MONDAY] ?? []

/** A market in which Anna has held what is in her cart since some minutes ago. */
function heldSince(minutes: number, changes: Partial<MockHold> = {}): MarketOverrides {
  const startedAt = new Date(fixtureNow.getTime() - minutes * 60_000)
  const hold = mockHoldOf({ personId: anna._id, date: MONDAY, items: mondayItems, startedAt })
  return { holds: [{ ...hold, ...changes }] }
}

/** Opened on the phone, and now on the desktop: the same hold with the same end. */
export const Held = meta.story({
  beforeEach: ({ msw }) => msw.use(...createMockMarket(heldSince(6)).handlers),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/(Держим цветы до|Stems held until)/))[0]).toBeVisible()
    const timer = await canvas.findByRole('timer')
    await waitFor(() => expect(timer).toHaveTextContent(/^[89]:\d\d$/))
    emitEvent('stock-changed', {
      date: MONDAY,
      changes: mondayItems.map(({ code }) => ({ code, stemsAvailable: 0 })),
    })
    await expect(canvas.getByRole('button', { name: place })).toBeEnabled()
  },
})

export const HoldEnding = meta.story({
  beforeEach: ({ msw }) => msw.use(...createMockMarket(heldSince(13.5)).handlers),
  play: async ({ canvas }) => {
    const timer = await canvas.findByRole('timer')
    await waitFor(() => expect(timer.closest('[data-phase]')).toHaveAttribute('data-phase', 'loud'))
  },
})

/** The time is up while the page is open: no line is lost, and the order can still be placed. */
export const HoldExpired = meta.story({
  beforeEach: ({ msw }) => {
    const { state, handlers } = createMockMarket(heldSince(15 - 1 / 200))
    let checks = 0
    msw.use(
      mockBefore('checkCart', () => {
        checks += 1
        sessionStorage.setItem('checks', String(checks))
        if (checks > 1) state.now = new Date(state.now.getTime() + 2_000)
      }),
      ...handlers,
    )
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('timer')
    await waitFor(() => expect(canvas.getByText(/Больше не держим|no longer held/)).toBeVisible())
    await waitFor(() => expect(Number(sessionStorage.getItem('checks'))).toBeGreaterThan(1))
    await expect(Object.keys(JSON.parse(localStorage.getItem('cart') ?? '{}') as object)).toContain(MONDAY)
    await userEvent.click(canvas.getByRole('button', { name: place }))
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent('/confirm/placed/'))
  },
})

/** The lots were held an hour ago: they are not again, and can be ordered all the same. */
export const HoldRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(...createMockMarket(heldSince(60, { status: 'expired' })).handlers),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/уже держали|already held/)).toBeVisible())
    await expect(canvas.queryByRole('timer')).toBeNull()
    await expect(canvas.getByRole('button', { name: place })).toBeEnabled()
  },
})

export const HoldOverLimit = meta.story({
  beforeEach: ({ msw }) => {
    const unpaidLimits = { unverified: 100, approved: 100 }
    const operatorSettings = { ...demoOperatorSettings, unpaidLimits }
    msw.use(...createMockMarket({ operatorSettings, purchases: [] }).handlers)
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/не закреплены|are not held/)).toBeVisible())
    await expect(canvas.getByRole('button', { name: place })).toBeEnabled()
  },
})
