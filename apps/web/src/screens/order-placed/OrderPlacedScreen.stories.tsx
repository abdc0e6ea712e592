import { expect, waitFor } from 'storybook/test'
import {
  cartFixture,
  fixtureDays,
  fixturePurchase,
  longPurchaseId,
  purchaseScenarios,
} from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import OrderPlacedScreen from './OrderPlacedScreen.tsx'

const [, TUESDAY] = fixtureDays
const route = '/confirm/placed/:id'
const order = fixturePurchase('new')

const meta = preview.meta({
  title: 'Screens/OrderPlaced',
  component: OrderPlacedScreen,
  ...withScreen({ path: `/confirm/placed/${order._id}`, route }),
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(String(order.number))
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...purchaseScenarios.loading()),
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...purchaseScenarios.loadFailed()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
})

export const NotFound = meta.story({
  beforeEach: ({ msw }) => msw.use(...purchaseScenarios.notFound()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
})

export const AwaitingPayment = meta.story({
  ...startingFrom({ path: `/confirm/placed/${fixturePurchase('partially_confirmed')._id}` }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
})

export const AnotherDayInTheCart = meta.story({
  ...startingFrom({ cart: { [TUESDAY]: cartFixture[TUESDAY] ?? [] } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Оформить на|Check out/ }))
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent(`/order?date=${TUESDAY}`))
  },
})

export const LongContent = meta.story({
  ...startingFrom({ path: `/confirm/placed/${longPurchaseId}` }),
  beforeEach: ({ msw }) => msw.use(...purchaseScenarios.longContent()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
})
