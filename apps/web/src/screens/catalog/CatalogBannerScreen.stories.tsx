import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { onAnOrdinaryDay } from '../../stories/catalog-story.ts'
import { withScreen } from '../../stories/screen-story.tsx'
import CatalogBannerScreen from './CatalogBannerScreen.tsx'

const meta = preview.meta({
  title: 'Screens/CatalogBanner',
  component: CatalogBannerScreen,
  ...withScreen({ path: '/catalogg' }),
})

export const Loaded = meta.story({
  ...onAnOrdinaryDay,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('link', { name: /Открыть прайс под заказ|Open the price list/ }),
    )
    const toOrder = await canvas.findByRole('link', { name: /^(Под заказ|To order)/ })
    await waitFor(() => expect(toOrder).toHaveAttribute('aria-current', 'page'))
  },
})
