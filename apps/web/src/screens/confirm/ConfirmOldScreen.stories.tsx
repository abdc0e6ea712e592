import { expect, waitFor } from 'storybook/test'
import { cartFixture, cartScenarios, fixtureDays } from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { withScreen } from '../../stories/screen-story.tsx'
import ConfirmOldScreen from './ConfirmOldScreen.tsx'

const [MONDAY] = fixtureDays

const meta = preview.meta({
  title: 'Screens/ConfirmOld',
  component: ConfirmOldScreen,
  ...withScreen({
    path: `/confirm/index_old?date=${MONDAY}`,
    route: '/confirm/index_old',
    cart: cartFixture,
  }),
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: /^(Оплатить|Pay)/ })).toBeEnabled())
    await expect(canvas.queryByText(/Quinta Lumbre|Alto Zafiro/)).toBeNull()
  },
})

export const Changed = meta.story({
  beforeEach: ({ msw }) => msw.use(...cartScenarios.cartChangedBy('price-changed')),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Принять изменения|Accept changes/ })).toBeVisible(),
    )
  },
})
