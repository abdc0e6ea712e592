import { demoOperatorSettings } from '@flower-market/flower-domain'
import { expect, waitFor } from 'storybook/test'
import {
  anna,
  cartFixture,
  cartScenarios,
  createMockMarket,
  fixtureDays,
} from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { withScreen } from '../../stories/screen-story.tsx'
import OrderScreen from './OrderScreen.tsx'

const [MONDAY] = fixtureDays

const meta = preview.meta({
  title: 'Screens/Order/TopUp',
  component: OrderScreen,
  ...withScreen({ path: `/order?date=${MONDAY}`, cart: cartFixture }),
})

const place = /^(Оплатить|Заказать за|Pay|Order for)/
const topUp = /^(Пополнить баланс на 34\s460\s₽|Top up balance by ₽34,460)$/

/** The balance is the only way to pay and lacks money: the button leads to topping up, and the order stays as it is. */
export const BalanceAlone = meta.story({
  beforeEach: ({ msw }) => msw.use(...cartScenarios.notEnoughFunds(['CRYPTO'])),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: topUp })
    await expect(canvas.queryByRole('button', { name: place })).toBeNull()
    await expect(canvas.getByText(/^(Заказ останется в корзине|The order stays in your cart)/)).toBeVisible()
    await expect(canvas.queryByText(/Недостаточно средств|not enough funds/)).toBeNull()
    const cart = localStorage.getItem('cart')
    await userEvent.click(button)
    await waitFor(() =>
      expect(canvas.getByLabelText('address')).toHaveTextContent(
        /\/transaction\/replenishment\?method=CRYPTO&amount=3446000$/,
      ),
    )
    await expect(localStorage.getItem('cart')).toBe(cart)
  },
})

export const BalanceAloneInEnglish = BalanceAlone.extend({
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})

/** The first address is kept before the page is left. */
export const FirstOrder = meta.story({
  beforeEach: ({ msw }) => {
    const accounts = anna.accounts.map((account) => Object.assign({}, account, { amount: 50_000 }))
    const operatorSettings = { ...demoOperatorSettings, incomingMethods: ['CRYPTO'] as const }
    msw.use(
      ...createMockMarket({ people: [{ ...anna, accounts, addresses: [] }], operatorSettings }).handlers,
    )
  },
  play: async ({ canvas, userEvent }) => {
    const street = await canvas.findByLabelText(/^(Улица, дом, офис|Street, building, office)/)
    await userEvent.clear(street)
    await userEvent.click(canvas.getByRole('button', { name: topUp }))
    await waitFor(() => expect(street).toHaveFocus())
    await userEvent.type(street, 'ул. Мира, 1')
    await userEvent.click(canvas.getByRole('button', { name: topUp }))
    await waitFor(() =>
      expect(canvas.getByLabelText('address')).toHaveTextContent(/\/transaction\/replenishment/),
    )
    await expect(sessionStorage.getItem(`checkout.${MONDAY}`)).toContain('addressId')
  },
})

/** The balance cannot be topped up either: that is said, and the button promises nothing. */
export const NothingToPayWith = meta.story({
  beforeEach: ({ msw }) => msw.use(...cartScenarios.notEnoughFunds([])),
  play: async ({ canvas }) => {
    const payment = await canvas.findByRole('group', { name: /^(Оплата|Payment)$/ })
    await waitFor(() => expect(payment).toHaveAccessibleDescription(/Недостаточно средств|not enough funds/))
    await expect(canvas.queryByRole('link', { name: /Пополнить|Top up/ })).toBeNull()
    await expect(canvas.getByRole('button', { name: place })).toBeDisabled()
  },
})
