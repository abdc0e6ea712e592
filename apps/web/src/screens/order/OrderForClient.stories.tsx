import { noPercentages } from '@flower-market/flower-domain'
import { cartFixture, fixtureDays, mock, refuse } from '@flower-market/api-client/msw'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { brokersMarket, chosenClient, clientOfBoris, forClient } from '../../stories/client-story.ts'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import OrderScreen from './OrderScreen.tsx'

const [MONDAY] = fixtureDays
const storedCart = `cart@${chosenClient._id}`

const meta = preview.meta({
  title: 'Screens/OrderForClient',
  component: OrderScreen,
  ...withScreen({ path: `/order?date=${MONDAY}`, cart: cartFixture, ...forClient }),
})

const place = /^(Заказать за|Order for)/

/** The address was opened directly: the client's cart, address book and ways to pay, without the balance. */
export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...brokersMarket()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^(Платит клиент|The client pays)/)).toBeVisible())
    await expect(canvas.queryByRole('radio', { name: /С баланса|balance/i })).toBeNull()
    await expect(canvas.getByRole('radio', { name: /Наличными|Cash/ })).toBeChecked()
    await expect(canvas.getByText(/^(Заказ будет оформлен на клиента|The order will belong)/)).toBeVisible()
  },
})

export const Placed = meta.story({
  beforeEach: ({ msw }) => {
    localStorage.setItem('cart', localStorage.getItem(storedCart) ?? '')
    msw.use(...brokersMarket())
  },
  play: async ({ canvas, userEvent }) => {
    const own = localStorage.getItem('cart')
    await userEvent.click(await canvas.findByRole('radio', { name: /Наличными|Cash/ }))
    await userEvent.click(canvas.getByRole('button', { name: place }))
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent('/confirm/placed/'))
    await waitFor(() => expect(localStorage.getItem(storedCart)).not.toContain(MONDAY))
    await expect(localStorage.getItem('cart')).toBe(own)
  },
})

/** The broker writes where the client wants the flowers; the address is the client's from then on. */
export const WithoutAddress = meta.story({
  beforeEach: ({ msw }) => msw.use(...brokersMarket({ client: { ...clientOfBoris, addresses: [] } })),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByLabelText(/^(Улица|Street)/)).not.toHaveValue(''))
    const street = canvas.getByLabelText(/^(Улица|Street)/)
    await userEvent.clear(street)
    await userEvent.type(street, 'ул. Цветочная, 5')
    await userEvent.click(canvas.getByRole('button', { name: place }))
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent('/confirm/placed/'))
  },
})

/** What delivery to the written city costs is the client's price, before anything is saved. */
export const AnotherAddress = meta.story({
  beforeEach: ({ msw }) => {
    const margin = { ...noPercentages, deliveryToCityBp: 1000 }
    msw.use(...brokersMarket({ client: { ...clientOfBoris, margin } }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Новый адрес|New address/ }))
    await waitFor(() => expect(canvas.getByLabelText(/^(Улица|Street)/)).toBeVisible())
    await userEvent.type(canvas.getByLabelText(/^(Город|City)/), 'Москва')
    await waitFor(() => expect(canvas.getByText(/^(Доставка|Delivery)\D*660\D/)).toBeVisible())
    await userEvent.type(canvas.getByLabelText(/^(Улица|Street)/), 'ул. Цветочная, 5')
    await userEvent.click(canvas.getByRole('button', { name: /^(Сохранить|Save)/ }))
    await waitFor(() => expect(canvas.getByRole('radio', { name: /Цветочная/ })).toBeChecked())
    await expect(canvas.queryByRole('button', { name: /^(Изменить|Edit)/ })).toBeNull()
  },
})

export const UnpaidLimit = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('purchaseCreate', () => refuse('unpaid-limit', { limit: 30_000_000, unpaid: 28_500_000 })),
      ...brokersMarket(),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: place }))
    await waitFor(() =>
      expect(canvas.getByText(/Неоплаченных заказов клиента|client’s unpaid orders/)).toBeVisible(),
    )
    await expect(localStorage.getItem(storedCart)).toContain(MONDAY)
  },
})

const waitingClient = {
  ...clientOfBoris,
  verification: { ...clientOfBoris.verification, status: 'WAITING' as const },
}

/** It is known before anything is sent. */
export const ClientWaitsForVerification = meta.story({
  ...startingFrom({ ...forClient, settings: { isVerificationRequired: true } }),
  beforeEach: ({ msw }) => msw.use(...brokersMarket({ client: waitingClient })),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/^(Клиент не прошёл верификацию|The client is not)/)).toBeVisible(),
    )
    await expect(canvas.getByText(/^(Мы проверяем данные клиента|We are checking the client)/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: place })).toBeDisabled()
  },
})

export const ClientNotVerified = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('purchaseCreate', () => refuse('verification-needed', { status: 'WAITING', comment: '' })),
      ...brokersMarket(),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: place }))
    await waitFor(() =>
      expect(canvas.getByText(/^(Клиент не прошёл верификацию|The client is not)/)).toBeVisible(),
    )
    await expect(localStorage.getItem(storedCart)).toContain(MONDAY)
  },
})

export const OnAPhoneInEnglish = meta.story({
  ...startingFrom(forClient),
  globals: { viewport: { value: 'phone' }, locale: 'en' },
  beforeEach: ({ msw }) => msw.use(...brokersMarket()),
})
