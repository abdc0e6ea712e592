import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Price } from '../price/index.ts'
import { SumList, SumRow } from './index.ts'

const rubles = new Intl.NumberFormat('ru-RU', { style: 'currency', currency: 'RUB' })

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
  render: (args) => (
    <SumList {...args}>
      <SumRow term="Цветы">44 420 ₽</SumRow>
      <SumRow term="Доставка">бесплатно</SumRow>
      <SumRow term="Возврат на баланс" tone="credit">
        + 3 920 ₽
      </SumRow>
      <SumRow term="Итого" tone="total">
        <Price size="l" parts={rubles.formatToParts(44_420)} />
      </SumRow>
    </SumList>
  ),
  play: async ({ canvas }) => {
    const sums = canvas.getAllByRole('definition').map((sum) => sum.textContent)
    await expect(sums.slice(0, 3)).toEqual(['44 420 ₽', 'бесплатно', '+ 3 920 ₽'])
  },
})
