import { cartFixture } from '@flower-market/api-client/msw'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { brokersMarket, forClient } from '../../stories/client-story.ts'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import CartScreen from './CartScreen.tsx'

const meta = preview.meta({
  title: 'Screens/CartForClient',
  component: CartScreen,
  ...withScreen({ path: '/cart', cart: cartFixture, frame: 'shell', ...forClient }),
})

export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...brokersMarket()),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /^(Оформить заказ|Check out)$/ })).toBeVisible(),
    )
    await expect(canvas.queryByRole('button', { name: /^(Заказать для клиента|Order for a)/ })).toBeNull()
  },
})

export const Empty = meta.story({
  ...startingFrom({ cart: {} }),
  beforeEach: ({ msw }) => msw.use(...brokersMarket()),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', { name: /^(Корзина клиента пуста|The client’s cart is empty)$/ }),
      ).toBeVisible(),
    )
  },
})
