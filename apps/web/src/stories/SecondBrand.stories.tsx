import { expect, waitFor } from 'storybook/test'
import { cartFixture, catalogScenarios } from '@flower-market/api-client/msw'
import preview from '../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../.storybook/story-text.tsx'
import CatalogScreen from '../screens/catalog/CatalogScreen.tsx'
import { BrandSample } from './BrandSample.tsx'
import { startingFrom, withScreen } from './screen-story.tsx'

const screen = withScreen({ path: '/catalog' })

const meta = preview.meta({
  title: 'UI/Foundations/SecondBrand',
  ...screen,
  parameters: {
    ...screen.parameters,
    docs: {
      // Each has a clock, a store and an address of its own, so each gets a page of its own.
      story: { inline: false, height: '720px' },
      description: {
        component:
          'The same screen, the same components, another brand. `.storybook/second-brand.css` gives new values to semantic tokens under `[data-brand]`, for light, dark and high contrast, and names no component. To re-theme the kit: load such a stylesheet in `@layer tokens` after the kit’s styles; restate every color you need as `light-dark(light, dark)`; restate for high contrast (`[data-contrast]` and `prefers-contrast`) whatever you restated that is stronger there; then look at the screens with axe in all four themes. The toolbar’s “Brand” applies it to every other story.',
      },
    },
  },
})

function Four() {
  const language = useStoryText<'ru' | 'en'>('ru', 'en')
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(340px, 100%), 1fr))',
        maxWidth: 800,
        margin: '0 auto',
      }}
    >
      <BrandSample brand="house" theme="light" language={language} />
      <BrandSample brand="pion" theme="light" language={language} />
      <BrandSample brand="house" theme="dark" language={language} />
      <BrandSample brand="pion" theme="dark" language={language} />
    </div>
  )
}

export const HouseBesideSecond = meta.story({
  render: () => <Four />,
  play: async ({ canvas }) => {
    const buttons = await canvas.findAllByRole('button', { name: 'Подтвердить' })
    const grounds = buttons.map((button) => getComputedStyle(button).backgroundColor)
    await expect(new Set(grounds).size).toBe(4)
  },
})

export const House = meta.story({
  ...startingFrom({ cart: cartFixture }),
  beforeEach: ({ msw }) => msw.use(...catalogScenarios.loaded()),
  render: () => <CatalogScreen />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: /^Explorer, 50\sсм/ })).toBeVisible())
  },
})
export const HouseAtNight = House.extend({ globals: { theme: 'dark' } })
export const Second = House.extend({ globals: { brand: 'pion' } })
export const SecondAtNight = House.extend({ globals: { brand: 'pion', theme: 'dark' } })
export const SecondInHighContrast = House.extend({ globals: { brand: 'pion', contrast: 'more' } })
