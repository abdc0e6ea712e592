import { expect, waitFor } from 'storybook/test'
import { cartScenarios, cartFixture, catalogScenarios } from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import CartScreen from './CartScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Cart',
  component: CartScreen,
  ...withScreen({ path: '/cart', cart: cartFixture }),
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^(Оформить заказ|Check out)$/ })).toBeVisible()
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...cartScenarios.loading()),
})

export const Empty = meta.story({
  ...startingFrom({ cart: {} }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...cartScenarios.loadFailed()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})

export const Changed = meta.story({
  beforeEach: ({ msw }) => msw.use(...cartScenarios.cartChanged()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})

export const ChangedAndFixed = meta.story({
  beforeEach: ({ msw }) => msw.use(...cartScenarios.cartChanged()),
  play: async ({ canvas, userEvent }) => {
    const price = await canvas.findByRole('button', { name: /(Принять цену|Accept the price): Athena/ })
    await userEvent.click(price)
    await waitFor(() => expect(price).not.toBeInTheDocument())
    await userEvent.click(await canvas.findByRole('button', { name: /Принять изменения|Accept changes/ }))
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
    await expect(await canvas.findByRole('alert')).toBeVisible()
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
    await expect(await canvas.findByRole('link', { name: /^(Оформить заказ|Check out)$/ })).toBeVisible()
  },
})
