import { expect, waitFor } from 'storybook/test'
import { cartFixture } from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import { withoutNetwork } from '../../stories/without-network.ts'
import CatalogScreen from './CatalogScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Catalog/Offline',
  component: CatalogScreen,
  ...withScreen({ path: '/catalog', frame: 'shell' }),
})

/** The last price list with its moment; what is put into the cart is sent later. */
export const Kept = meta.story({
  beforeEach: withoutNetwork,
  ...startingFrom({ keptAt: '2026-11-20T15:40:00Z', cart: cartFixture }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/20 (нояб|Nov).*18:40/)).toBeVisible())
    await expect(canvas.getByRole('grid')).toBeVisible()
  },
})

/** A day that was never opened on this device. */
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
