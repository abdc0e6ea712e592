import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
import { Price } from '../price/index.ts'
import { SumList, type SumListProps, SumRow } from './index.ts'

const russian = {
  locale: 'ru-RU',
  goods: ['Цветы', '44 420 ₽'],
  delivery: ['Доставка', 'бесплатно'],
  credit: ['Возврат на баланс', '+ 3 920 ₽'],
  total: 'Итого',
} as const

const english = {
  locale: 'en-US',
  goods: ['Flowers', '44,420 ₽'],
  delivery: ['Delivery', 'free'],
  credit: ['Refunded to balance', '+ 3,920 ₽'],
  total: 'Total',
} as const

function Order(args: SumListProps) {
  const { locale, goods, delivery, credit, total } = useStoryText<typeof russian | typeof english>(
    russian,
    english,
  )
  const rubles = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'RUB',
    currencyDisplay: 'narrowSymbol',
  })
  return (
    <SumList {...args}>
      <SumRow term={goods[0]}>{goods[1]}</SumRow>
      <SumRow term={delivery[0]}>{delivery[1]}</SumRow>
      <SumRow term={credit[0]} tone="credit">
        {credit[1]}
      </SumRow>
      <SumRow term={total} tone="total">
        <Price size="l" parts={rubles.formatToParts(44_420)} />
      </SumRow>
    </SumList>
  )
}

const meta = preview.meta({
  title: 'UI/SumList',
  component: SumList,
  parameters: {
    docs: {
      description: {
        component:
          'For sums that add up to the last row, in one column: an order, a cart, an exchange. Never round a row for looks: what is shown must add up. Facts that are not sums are a DescriptionList.',
      },
    },
  },
})

export const OfAnOrder = meta.story({
  args: { style: { maxWidth: 300 } },
  render: (args) => <Order {...args} />,
  play: async ({ canvas }) => {
    const sums = canvas.getAllByRole('definition').map((sum) => sum.textContent)
    await expect(sums.slice(0, 3)).toEqual(['44 420 ₽', 'бесплатно', '+ 3 920 ₽'])
  },
})
