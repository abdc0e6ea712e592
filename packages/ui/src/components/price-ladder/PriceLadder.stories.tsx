import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
import { PriceLadder, type PriceLadderProps, PriceRung } from './index.ts'

function sum(locale: string, amount: number) {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'RUB',
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).formatToParts(amount)
}

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

function useTexts() {
  return useStoryText(
    {
      locale: 'ru-RU',
      stem: 'Стебель',
      bunch: 'Пачка',
      box: 'Коробка',
      onlyBox: 'Только коробками',
      pieces: 'шт',
    },
    { locale: 'en-US', stem: 'Stem', bunch: 'Bunch', box: 'Box', onlyBox: 'Boxes only', pieces: 'pcs' },
  )
}

function Three(args: PriceLadderProps) {
  const { locale, stem, bunch, box, pieces } = useTexts()
  return (
    <PriceLadder {...args}>
      <PriceRung unit={stem} parts={sum(locale, 118)} />
      <PriceRung unit={bunch} parts={sum(locale, 2950)} content={`25 ${pieces}`} />
      <PriceRung unit={box} parts={sum(locale, 47_200)} content={`400 ${pieces}`} />
    </PriceLadder>
  )
}

function Two(args: PriceLadderProps) {
  const { locale, stem, onlyBox, pieces } = useTexts()
  return (
    <PriceLadder {...args}>
      <PriceRung unit={stem} parts={sum(locale, 66.5)} />
      <PriceRung unit={onlyBox} parts={sum(locale, 19_950)} content={`300 ${pieces}`} />
    </PriceLadder>
  )
}

export const StemBunchBox = meta.story({
  render: (args) => <Three {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Стебель',
      'Пачка',
      'Коробка',
    ])
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent(/2\s950\s₽\s*25 шт/)
  },
})

export const BoxOnly = meta.story({ render: (args) => <Two {...args} /> })

export const OnAPhone = StemBunchBox.extend({ globals: { viewport: { value: 'phone' } } })
