import { expect, waitFor } from 'storybook/test'
import {
  boris,
  cartFixture,
  cartScenarios,
  catalogScenarios,
  createMockMarket,
  fixtureDays,
  fixtureOrderDay,
  fixtureRequestDay,
  flowerCards,
  requestCartFixture,
  sessionOf,
  toOrderCartFixture,
} from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import CartScreen from './CartScreen.tsx'

const [MONDAY] = fixtureDays

const meta = preview.meta({
  title: 'Screens/Cart',
  component: CartScreen,
  ...withScreen({ path: '/cart', cart: cartFixture }),
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /^(Оформить заказ|Check out)$/ })).toBeVisible(),
    )
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...cartScenarios.loading()),
})

export const Empty = meta.story({
  ...startingFrom({ cart: {} }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible())
  },
})

/** A broker's own cart offers to order for a client instead. */
export const OfABroker = meta.story({
  ...startingFrom({ session: sessionOf(boris) }),
  beforeEach: ({ msw }) => msw.use(...createMockMarket({ signedInId: boris._id }).handlers),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByRole('button', { name: /^(Заказать для клиента|Order for a client)$/ }),
      ).toBeVisible(),
    )
  },
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...cartScenarios.loadFailed()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
})

export const InAnotherTimeZone = meta.story({
  ...startingFrom({ timeZone: 'Asia/Yekaterinburg' }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/(до|by) .*(МСК|MSK)$/))[0]).toBeVisible()
  },
})

export const StockAndToOrder = meta.story({
  ...startingFrom({ cart: toOrderCartFixture }),
  play: async ({ canvas }) => {
    const headings = await canvas.findAllByRole('heading', { level: 2 })
    await waitFor(() =>
      expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(/25/),
        expect.stringMatching(/25.*(Под заказ|To order)/),
        expect.stringMatching(/3.*(Под заказ|To order)/),
      ]),
    )
    await expect(headings.length).toBeGreaterThan(0)
    await expect(canvas.getByRole('link', { name: /3\s(декабря|December)|December\s3/ })).toHaveAttribute(
      'href',
      `/order?date=${fixtureOrderDay}&kind=toOrder`,
    )
  },
})

/** Requests to two plantations are two deliveries, and nothing of them is paid yet. */
export const ForPlantations = meta.story({
  ...startingFrom({ cart: requestCartFixture }),
  play: async ({ canvas }) => {
    const request = await canvas.findByRole('link', { name: /^(Запросить на|Request for)/ })
    await expect(request).toHaveAttribute('href', `/order?date=${fixtureRequestDay}&kind=forPlantations`)
    await expect(canvas.getByText(/^(Сначала плантации ответят|Plantations answer first)/)).toBeVisible()
    await expect(canvas.queryByText(/бесплатной доставки|free delivery/)).toBeNull()
  },
})

/** The plantation of one line takes no orders any more; the others can still be ordered. */
export const CutOffPassed = meta.story({
  ...startingFrom({ cart: { [fixtureOrderDay]: toOrderCartFixture[fixtureOrderDay] ?? [] } }),
  beforeEach: ({ msw }) => msw.use(...createMockMarket({ now: new Date('2026-11-26T18:00:00Z') }).handlers),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
    await expect(canvas.getByText(/^(Приём заказов закрыт|Ordering is closed)$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Принять изменения|Accept changes/ }))
    await waitFor(() => expect(localStorage.getItem('cart')).not.toContain('explorer'))
  },
})

export const Changed = meta.story({
  beforeEach: ({ msw }) => msw.use(...cartScenarios.cartChanged()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
})

export const ChangedAndFixed = meta.story({
  beforeEach: ({ msw }) => msw.use(...cartScenarios.cartChanged()),
  play: async ({ canvas, userEvent }) => {
    const price = await canvas.findByRole('button', { name: /(Принять цену|Accept the price): Athena/ })
    await userEvent.click(price)
    await waitFor(() => expect(price).not.toBeInTheDocument())
    await waitFor(() =>
      expect(canvas.getByRole('spinbutton', { name: /Athena/ }).closest('li')).toContainElement(
        document.activeElement as HTMLElement,
      ),
    )
    await userEvent.click(await canvas.findByRole('button', { name: /Принять изменения|Accept changes/ }))
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })[0]).toHaveFocus())
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    await waitFor(() => expect(canvas.queryByText(/Tiger/)).toBeNull())
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /Оформить|Check out/ })).toHaveLength(2))
  },
})

export const QuantitySnapped = meta.story({
  play: async ({ canvas, userEvent }) => {
    const quantity = await canvas.findByRole('spinbutton', { name: /Athena, 40/ })
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '151{Enter}')
    await waitFor(() => expect(quantity).toHaveValue('160'))
    await waitFor(() => expect(quantity).toHaveAccessibleDescription(/160/))
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '999999{Enter}')
    await waitFor(() =>
      expect(quantity).toHaveAccessibleDescription(/превышает наличие|exceeds availability/),
    )
  },
})

export const LineRemoved = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /(Удалить из корзины|Remove from cart): Tiger/ }),
    )
    await waitFor(() => expect(canvas.queryByRole('spinbutton', { name: /Tiger/ })).toBeNull())
    await waitFor(() => expect(canvas.getByText(/Tiger, 60.*(удалено|removed)/)).toBeVisible())
  },
})

export const LinesRemovedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const removeOf = (line: RegExp) =>
      canvas
        .getAllByRole('button', { name: /^(Удалить из корзины|Remove from cart)/ })
        .find((button) => line.test(button.getAttribute('aria-label') ?? ''))
    await canvas.findByRole('spinbutton', { name: /Tiger/ })
    removeOf(/Cinerea/)?.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(removeOf(/Mirabel/)).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(removeOf(/Tiger/)).toHaveFocus())
    await userEvent.keyboard('{Enter}{Enter}{Enter}')
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
})

export const LineBroughtBack = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /(Удалить из корзины|Remove from cart): Tiger/ }),
    )
    await userEvent.click(await canvas.findByRole('button', { name: /Вернуть|Undo/ }))
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: /Tiger/ })).toHaveValue('30'))
  },
})

export const Closed = meta.story({
  beforeEach: ({ msw }) => msw.use(...cartScenarios.cartChangedBy('cutoff-passed')),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
})

/** The region was changed to one that is not delivered to on the first day; one press removes what cannot be had. */
export const DayNotDelivered = meta.story({
  beforeEach: ({ msw }) => msw.use(...cartScenarios.cartChangedBy('day-not-delivered')),
  play: async ({ canvas }) => {
    const notes = await canvas.findAllByText(/(не доставляем|Nothing is delivered)/)
    await expect(notes[0]).toBeVisible()
  },
})

export const LongContent = meta.story({
  beforeEach: ({ msw }) => msw.use(...catalogScenarios.longContent()),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /^(Оформить заказ|Check out)$/ })).toBeVisible(),
    )
  },
})

/** A quantity of five digits and its sum are whole on the narrowest phone. */
export const FiveDigits = meta.story({
  ...startingFrom({
    cart: {
      [MONDAY]: (cartFixture[MONDAY] ?? []).map((item) => Object.assign({}, item, { quantity: 98_700 })),
    },
  }),
  globals: { viewport: { value: 'smallPhone' } },
  beforeEach: ({ msw }) => {
    const cards = flowerCards.map((card) => Object.assign({}, card, { stemsAvailable: 99_000 }))
    msw.use(...createMockMarket({ cards }).handlers)
  },
  play: async ({ canvas }) => {
    const [field] = await canvas.findAllByDisplayValue(/^98\D?700$/)
    await expect(field?.scrollWidth).toBeLessThanOrEqual(field?.clientWidth ?? 0)
    await expect(document.documentElement.scrollWidth).toBe(innerWidth)
  },
})
