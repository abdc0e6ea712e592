import { type ReactNode, useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { RadioCard, RadioCards } from './index.ts'

const Delivery = ({ start = 'delivery', error }: { start?: string | null; error?: ReactNode }) => {
  const [method, setMethod] = useState(start)
  return (
    <div style={{ maxWidth: 640 }}>
      <RadioCards legend="Как получить" value={method} onValueChange={setMethod} error={error}>
        <RadioCard
          value="delivery"
          title="Доставка"
          description="В четверг, 26 ноября, до 12:00"
          trailing="бесплатно"
        />
        <RadioCard value="pickup" title="Самовывоз" description="Склад на Дмитровском шоссе, с 6:00" />
        <RadioCard
          value="courier"
          title="Курьер сегодня"
          description="После 15:00 курьеры не выезжают"
          disabled
        />
      </RadioCards>
    </div>
  )
}

const meta = preview.meta({ title: 'UI/RadioCards' })

export const Chosen = meta.story({ render: () => <Delivery /> })
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } }, render: () => <Delivery /> })

export const NothingChosen = meta.story({
  render: () => <Delivery start={null} error="Выберите, как получить заказ." />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Как получить' })).toHaveAccessibleDescription(
      'Выберите, как получить заказ.',
    )
  },
})

export const ChosenByKeyboard = meta.story({
  render: () => <Delivery />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Доставка' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    const pickup = canvas.getByRole('radio', { name: 'Самовывоз' })
    await expect(pickup).toBeChecked()
    await expect(pickup).toHaveAccessibleDescription('Склад на Дмитровском шоссе, с 6:00')
    await userEvent.click(canvas.getByText('бесплатно'))
    await expect(canvas.getByRole('radio', { name: 'Доставка' })).toBeChecked()
  },
})
