import { boris, fixturePurchase, mock, sessionOf } from '@flower-market/api-client/msw'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { brokersMarket } from '../../stories/client-story.ts'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import HistoryOrderScreen from './HistoryOrderScreen.tsx'

const order = fixturePurchase('new')

const meta = preview.meta({
  title: 'Screens/OrderOfClient',
  component: HistoryOrderScreen,
  ...withScreen({ path: `/history/${order._id}`, route: '/history/:id' }),
})

/** What a broker reads of an order of a client: everything, and nothing to pay or to cancel. */
export const ReadByTheBroker = meta.story({
  ...startingFrom({ session: sessionOf(boris) }),
  beforeEach: ({ msw }) => msw.use(...brokersMarket()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^(Заказ клиента:|Order of a client:)/)).toBeVisible())
    await expect(canvas.getByText(/^(клиент|client)$/)).toBeInTheDocument()
    await expect(canvas.queryByText(/^(вы|you)$/)).toBeNull()
    await expect(canvas.queryByRole('button', { name: /Отменить заказ|Cancel order/ })).toBeNull()
  },
})

export const PlacedByTheBroker = meta.story({
  beforeEach: ({ msw }) => {
    const placedBy = { isStaff: false, name: `${boris.name} ${boris.surname}`, company: boris.company }
    msw.use(mock('purchaseGet', () => ({ ...order, placedBy })))
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/^(Заказ для вас оформил брокер|Your broker placed)/)).toBeVisible(),
    )
    await expect(canvas.getByRole('button', { name: /Отменить заказ|Cancel order/ })).toBeVisible()
  },
})

export const PlacedByStaff = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mock('purchaseGet', () => ({ ...order, placedBy: { isStaff: true, name: '', company: '' } }))),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/^(Этот заказ для вас оформили мы|We placed this)/)).toBeVisible(),
    )
  },
})
