import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { PriceLadder, PriceRung } from './index.ts'

const sum = (locale: string, amount: number) =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'RUB',
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).formatToParts(amount)

const meta = preview.meta({
  title: 'UI/PriceLadder',
  component: PriceLadder,
  parameters: {
    docs: {
      description: {
        component:
          'On the page or panel of one thing that is sold in several units: per stem, bunch and box at once, so that nobody multiplies. In a list show one Price. All sums come from one rounding rule of the caller: stem × content must be the bunch.',
      },
    },
  },
})

export const StemBunchBox = meta.story({
  render: (args) => (
    <PriceLadder {...args}>
      <PriceRung unit="Стебель" parts={sum('ru-RU', 118)} />
      <PriceRung unit="Пачка" parts={sum('ru-RU', 2950)} content="25 шт" />
      <PriceRung unit="Коробка" parts={sum('ru-RU', 47_200)} content="400 шт" />
    </PriceLadder>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Стебель',
      'Пачка',
      'Коробка',
    ])
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent(/2\s950\s₽\s*25 шт/)
  },
})

export const BoxOnly = meta.story({
  render: (args) => (
    <PriceLadder {...args}>
      <PriceRung unit="Стебель" parts={sum('ru-RU', 66.5)} />
      <PriceRung unit="Только коробкой" parts={sum('ru-RU', 19_950)} content="300 шт" />
    </PriceLadder>
  ),
})

export const InEnglish = meta.story({
  globals: { locale: 'en' },
  render: (args) => (
    <PriceLadder {...args}>
      <PriceRung unit="Stem" parts={sum('en-US', 118)} />
      <PriceRung unit="Bunch" parts={sum('en-US', 2950)} content="25 pcs" />
      <PriceRung unit="Box" parts={sum('en-US', 47_200)} content="400 pcs" />
    </PriceLadder>
  ),
})

export const OnAPhone = StemBunchBox.extend({ globals: { viewport: { value: 'phone' } } })
