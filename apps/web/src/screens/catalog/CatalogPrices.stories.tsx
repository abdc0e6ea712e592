import { expect, screen, waitFor, within } from 'storybook/test'
import { fixtureCard } from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { explorerCard, onAnOrdinaryDay } from '../../stories/catalog-story.ts'
import { withScreen } from '../../stories/screen-story.tsx'
import CatalogScreen from './CatalogScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Catalog/Prices',
  component: CatalogScreen,
  ...withScreen({ path: '/catalog' }),
})

function rubles(minor: number): string {
  return new Intl.NumberFormat('ru-RU').format(minor / 100).replaceAll(/\s/gu, '')
}

/** Of each length a stem, a bunch and a box stand with their prices and sizes, below country, farm and day. */
export const StemBunchAndBox = meta.story({
  ...onAnOrdinaryDay,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Explorer' }))
    const variety = await screen.findByRole('dialog', { name: 'Explorer' })
    for (const card of [explorerCard, fixtureCard('Explorer', 60)]) {
      const row = within(variety).getByRole('row', { name: new RegExp(`^${card.lengthCm}\\sсм`, 'u') })
      const cells = Array.from(row.querySelectorAll('td'), ({ textContent }) =>
        textContent.replaceAll(/\s/gu, ''),
      )
      await expect(cells.slice(0, 3)).toEqual([
        rubles(card.price),
        `${rubles(card.price * card.stemsPerBunch)}${card.stemsPerBunch}шт`,
        `${rubles(card.price * card.stemsPerBox)}${card.stemsPerBox}шт`,
      ])
    }
    await expect(variety).toHaveTextContent('Эквадор')
    await expect(within(variety).getByRole('link', { name: 'Alto Zafiro Roses' })).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('link', { current: 'date' })).toHaveAccessibleName(/23\sноября/u),
    )
  },
})
