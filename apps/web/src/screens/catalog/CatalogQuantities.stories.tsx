import { expect, within } from 'storybook/test'
import { createMockMarket, fixtureDays, flowerCards } from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { cell, explorerCard } from '../../stories/catalog-story.ts'
import { withScreen } from '../../stories/screen-story.tsx'
import CatalogScreen from './CatalogScreen.tsx'

const [MONDAY] = fixtureDays
const { code, price } = explorerCard

const meta = preview.meta({
  title: 'Screens/Catalog/Quantities',
  component: CatalogScreen,
  ...withScreen({ path: '/catalog', cart: { [MONDAY]: [{ code, price, quantity: 98_750 }] } }),
})

/** Whether all that an element holds fits in it. */
function isWhole({ scrollWidth, clientWidth }: Element): boolean {
  return scrollWidth <= clientWidth
}

/** A quantity of five digits is whole in its cell and in the field, on the narrowest phone, too. */
export const FiveDigits = meta.story({
  globals: { viewport: { value: 'smallPhone' } },
  beforeEach: ({ msw }) => {
    const cards = flowerCards.map((card) => Object.assign({}, card, { stemsAvailable: 98_750 }))
    msw.use(...createMockMarket({ cards }).handlers)
  },
  play: async ({ canvas, userEvent }) => {
    const ordered = await cell(canvas, /^Explorer, 50\s(см|cm)/)
    await expect(isWhole(ordered)).toBe(true)
    await userEvent.click(ordered)
    const field = await within(ordered).findByRole('textbox')
    await expect(field).toHaveValue('98750')
    await expect(isWhole(field)).toBe(true)
  },
})

export const FiveDigitsOnADesktop = FiveDigits.extend({
  globals: { viewport: { value: 'desktop' }, locale: 'en' },
})
