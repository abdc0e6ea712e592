import { expect, waitFor } from 'storybook/test'
import { cartFixture } from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import { withoutNetwork } from '../../stories/without-network.ts'
import CartScreen from './CartScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Cart/Offline',
  component: CartScreen,
  ...withScreen({ path: '/cart', frame: 'shell', cart: cartFixture }),
})

/** The cart as it was last checked; it can be changed, and is sent later. */
export const Kept = meta.story({
  beforeEach: withoutNetwork,
  ...startingFrom({ keptAt: '2026-11-20T15:40:00Z' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/20 (нояб|Nov).*18:40/)).toBeVisible())
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

/** The cart itself is always there; what it would cost is not known. */
export const NotKept = meta.story({
  beforeEach: withoutNetwork,
  ...startingFrom({ keptAt: null }),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByText(/На этом устройстве этих данных ещё нет|has not loaded this yet/),
      ).toBeVisible(),
    )
  },
})
