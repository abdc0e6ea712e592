import { cartDayTotals } from '@flower-market/flower-domain'
import { expect, waitFor } from 'storybook/test'
import { intentOf } from '@flower-market/api-client'
import {
  anna,
  cartFixture,
  cartScenarios,
  createMockMarket,
  emitEvent,
  fixtureDays,
  fixturePurchase,
  flowerCards,
  lostAnswer,
  mock,
  mockBefore,
} from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { emptyDraft } from '../../flows/checkout/checkout-draft.ts'
import { orderIntent } from '../../flows/checkout/order-intent.ts'
import { withScreen } from '../../stories/screen-story.tsx'
import OrderScreen from './OrderScreen.tsx'

const [MONDAY] = fixtureDays
const items = cartFixture[MONDAY] ?? []
const totals = cartDayTotals(items, { method: 'delivery', cityCost: null })

const meta = preview.meta({
  title: 'Screens/Order/LostAnswer',
  component: OrderScreen,
  ...withScreen({ path: `/order?date=${MONDAY}`, cart: cartFixture }),
})

const place = /^(Оплатить|Заказать за|Pay|Order for)/
const again = /Повторить|Try again/
const noAnswer = /Нет ответа от сервера|No response/

/** Rubles on a button, without how the language writes them. */
function rublesOn(button: HTMLElement): number {
  return Number(button.textContent.replaceAll(/\D/gu, ''))
}

/** The order took most of a lot: what is left of it is no change of the order, and trying again sends the same one. */
export const StockTakenByTheOrder = meta.story({
  beforeEach: ({ msw }) => {
    const ordered = new Map(items.map(({ code, quantity }) => [code, quantity]))
    const cards = flowerCards.map((card) => {
      const stemsAvailable = (ordered.get(card.code) ?? card.stemsAvailable) + card.stemsPerBunch
      return Object.assign({}, card, { stemsAvailable })
    })
    const { handlers } = createMockMarket({ cards })
    msw.use(lostAnswer('purchaseCreate', handlers), ...handlers)
  },
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: place }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(noAnswer))
    let checks = 0
    msw.use(
      mockBefore('checkCart', () => {
        checks += 1
      }),
    )
    await waitFor(() => emitEvent('lots-changed', { date: MONDAY, availability: 'inStock' }))
    await waitFor(() => expect(checks).toBeGreaterThan(0))
    await userEvent.click(await canvas.findByRole('button', { name: again }))
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent('/confirm/placed/'))
  },
})

const key = '6e0f6a3c-54c1-4a39-9a3b-7f8f3f1f0a11'
const sentOrder = {
  date: MONDAY,
  kind: 'inStok',
  clientId: null,
  items,
  draft: emptyDraft,
  paymentMethod: 'BALANCE',
  addressId: anna.addresses[0]?._id ?? null,
  totals,
} as const

/** The page is loaded anew, and prices and stock have changed: the same body goes with the same key, for the sum that was sent. */
export const AfterAReload = meta.story({
  beforeEach: ({ msw }) => {
    const pendingIntent = orderIntent(sentOrder)
    sessionStorage.setItem(
      `checkout.${MONDAY}`,
      JSON.stringify({ ...emptyDraft, paymentMethod: 'BALANCE', pendingIntent }),
    )
    localStorage.setItem(`idempotency:${pendingIntent}`, key)
    msw.use(
      mock('purchaseCreate', ({ idempotencyKey, body }) => {
        const sent = `${idempotencyKey} ${intentOf('purchaseCreate', { body })}`
        sessionStorage.setItem('sent', sent)
        return fixturePurchase('new')
      }),
      ...cartScenarios.cartChanged(),
    )
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(noAnswer))
    const button = canvas.getByRole('button', { name: place })
    await expect(button).toBeEnabled()
    await expect(rublesOn(button)).toBe(totals.total.minor / 100)
    await expect(canvasElement.querySelector('s')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: again }))
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent('/confirm/placed/'))
    await expect(sessionStorage.getItem('sent')).toBe(`${key} ${orderIntent(sentOrder)}`)
  },
})

/** The order was changed since: it is another one, whose sum is that of what can be had now. */
export const ChangedSince = meta.story({
  beforeEach: ({ msw }) => {
    sessionStorage.setItem(
      `checkout.${MONDAY}`,
      JSON.stringify({ ...emptyDraft, comment: 'Позвоните за час', pendingIntent: orderIntent(sentOrder) }),
    )
    msw.use(...cartScenarios.cartChangedBy('less-stock'))
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('alert')[0]).toHaveTextContent(/мог быть оформлен|may have been placed/),
    )
    const button = canvas.getByRole('button', { name: place })
    await expect(button).toBeDisabled()
    await expect(rublesOn(button)).toBeLessThan(totals.total.minor / 100)
  },
})
