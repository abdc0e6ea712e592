import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
import { RadioCard, RadioCards } from './index.ts'

function Delivery({ start = 'delivery', isMissing }: { start?: string | null; isMissing?: boolean }) {
  const [method, setMethod] = useState(start)
  const text = useStoryText(
    {
      legend: 'Способ получения',
      missing: 'Выберите способ получения.',
      delivery: 'Доставка',
      when: 'В четверг, 26 ноября, до 12:00',
      free: 'бесплатно',
      pickup: 'Самовывоз',
      where: 'Склад на Дмитровском шоссе, с 6:00',
      courier: 'Курьер сегодня',
      late: 'После 15:00 курьеры не выезжают',
    },
    {
      legend: 'Delivery or pickup',
      missing: 'Choose delivery or pickup.',
      delivery: 'Delivery',
      when: 'On Thursday, November 26, before 12',
      free: 'free',
      pickup: 'Pick-up',
      where: 'Warehouse on Dmitrovskoe shosse, from 6',
      courier: 'Courier today',
      late: 'Couriers do not leave after 15',
    },
  )
  return (
    <div style={{ maxWidth: 640 }}>
      <RadioCards
        legend={text.legend}
        value={method}
        onValueChange={setMethod}
        error={isMissing ? text.missing : undefined}
      >
        <RadioCard value="delivery" title={text.delivery} description={text.when} trailing={text.free} />
        <RadioCard value="pickup" title={text.pickup} description={text.where} />
        <RadioCard value="courier" title={text.courier} description={text.late} disabled />
      </RadioCards>
    </div>
  )
}

const meta = preview.meta({
  title: 'UI/RadioCards',
  component: RadioCards,
  parameters: {
    docs: {
      description: {
        component:
          'One of two to five choices that each need a sentence or a price to be understood: how to pay, how to get the order. Not for choices of a word or two (RadioGroup), and not for more than fit on a phone’s screen (Select, Combobox).',
      },
    },
  },
})

export const Chosen = meta.story({ render: () => <Delivery /> })
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } }, render: () => <Delivery /> })

function Paying() {
  const [method, setMethod] = useState('card')
  const text = useStoryText(
    {
      legend: 'Оплата',
      card: 'Картой',
      bank: 'Откроется страница банка',
      balance: 'С баланса',
      amount: 'На счёте 19 300 ₽',
      missing: 'не хватает 10 250 ₽',
      topUp: 'Пополнить',
    },
    {
      legend: 'Payment',
      card: 'Card',
      bank: 'The page of the bank opens',
      balance: 'Balance',
      amount: 'You have ₽19,300',
      missing: '₽10,250 short',
      topUp: 'Top up',
    },
  )
  return (
    <RadioCards legend={text.legend} layout="rows" value={method} onValueChange={setMethod}>
      <RadioCard value="card" title={text.card} description={text.bank} />
      <RadioCard
        value="balance"
        title={text.balance}
        description={text.amount}
        trailing={text.missing}
        action={<a href="#top-up">{text.topUp}</a>}
      />
    </RadioCards>
  )
}

export const Rows = meta.story({
  render: () => <Paying />,
  play: async ({ canvas, userEvent }) => {
    const balance = canvas.getByRole('radio', { name: 'С баланса' })
    await expect(balance).toHaveAccessibleDescription('не хватает 10 250 ₽ На счёте 19 300 ₽')
    const link = canvas.getByRole('link', { name: 'Пополнить' })
    link.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(link)
    await expect(balance).not.toBeChecked()
    await userEvent.click(canvas.getByText('На счёте 19 300 ₽'))
    await expect(balance).toBeChecked()
  },
})

export const RowsOnAPhone = Rows.extend({ globals: { viewport: { value: 'phone' } } })

export const NothingChosen = meta.story({
  render: () => <Delivery start={null} isMissing />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Способ получения' })).toHaveAccessibleDescription(
      'Выберите способ получения.',
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
