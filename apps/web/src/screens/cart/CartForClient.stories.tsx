import { boris, cartFixture, sessionOf } from '@flower-market/api-client/msw'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { brokersMarket, forClient } from '../../stories/client-story.ts'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import CartScreen from './CartScreen.tsx'

const meta = preview.meta({
  title: 'Screens/CartForClient',
  component: CartScreen,
  ...withScreen({ path: '/cart', cart: cartFixture, frame: 'shell', ...forClient }),
  beforeEach: ({ msw }: { msw: { use: (...handlers: ReturnType<typeof brokersMarket>) => void } }) =>
    msw.use(...brokersMarket()),
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^(Оформить заказ|Check out)$/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^(Заказать для клиента|Order for a)/ })).toBeNull()
  },
})

export const Empty = meta.story({
  ...startingFrom({ cart: {} }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: /^(Корзина клиента пуста|The client’s cart is empty)$/ }),
    ).toBeVisible()
  },
})

/** A broker's own cart offers to order for a client instead. */
export const OwnCart = meta.story({
  parameters: { screen: { session: sessionOf(boris), orderingFor: undefined } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: /^(Заказать для клиента|Order for a client)$/ }),
    ).toBeVisible()
  },
})
