import { expect, waitFor, within } from 'storybook/test'
import { fixtureOrderDay, savedListScenarios } from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { cell, onAnOrdinaryDay } from '../../stories/catalog-story.ts'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import CatalogScreen from './CatalogScreen.tsx'

/** Narrow columns, and the longer words of English. */
const meta = preview.meta({
  title: 'Screens/Catalog/Tablet',
  component: CatalogScreen,
  ...withScreen({ path: '/catalog' }),
  globals: { viewport: { value: 'tablet' }, locale: 'en' },
})

function placeOf(element: Element) {
  const { top, bottom, height } = element.getBoundingClientRect()
  return { top, bottom, middle: (top + bottom) / 2, height }
}

/** The size of what stands under a price. */
function sizeBelow(priceCell: Element) {
  return getComputedStyle(priceCell, '::after').fontSize
}

/** The star stands beside the name, and all stocks that fit are of one size. */
export const Favorites = meta.story({
  beforeEach: ({ msw }) => msw.use(...savedListScenarios.favorites()),
  play: async ({ canvas }) => {
    const [star] = await canvas.findAllByRole('img', { name: 'Favorites' })
    await waitFor(async () => {
      const name = placeOf(canvas.getByRole('button', { name: 'Explorer' }))
      await expect(placeOf(star!).middle).toBeGreaterThan(name.top)
      await expect(placeOf(star!).middle).toBeLessThan(name.bottom)
    })
    const few = await cell(canvas, /^Vendela, 40\s/)
    await expect(few.dataset['below']).toMatch(/^125 left/)
    await expect(sizeBelow(few)).toBe(sizeBelow(await cell(canvas, /^Vendela, 50\s/)))
  },
})

/** A lot to order takes three lines: its name, where it comes from, and until when it can be ordered. */
export const ToOrder = meta.story({
  ...onAnOrdinaryDay,
  ...startingFrom({ path: `/catalog?availability=toOrder&date=${fixtureOrderDay}` }),
  play: async ({ canvas }) => {
    await cell(canvas, /^Explorer, 50\s/)
    const row = within(canvas.getByRole('rowheader', { name: /^Explorer/ }))
    const farm = row.getByText(/Alto Zafiro Roses/).closest('small')!
    await waitFor(() => expect(placeOf(farm).height).toBeLessThan(20))
    await expect(farm.scrollWidth).toBeLessThanOrEqual(farm.clientWidth)
    // A dot stands at the end of a line, never at the beginning of one.
    await expect(farm.textContent).toMatch(/^Ecuador\u00A0· /)
  },
})
