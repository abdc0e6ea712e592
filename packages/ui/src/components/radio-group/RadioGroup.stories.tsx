import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
import { Radio, RadioGroup, type RadioGroupProps } from './index.ts'

function Deciding(props: RadioGroupProps) {
  const [value, setValue] = useState(props.value)
  const text = useStoryText(
    {
      whole: 'Отменить всю позицию',
      rest: 'Доставить сколько есть',
      money: 'Разница вернётся на баланс.',
      wait: 'Ждать следующей поставки',
      late: 'Приём заказов закрыт.',
    },
    {
      whole: 'Cancel the whole item',
      rest: 'Deliver what is in stock',
      money: 'The difference is refunded to the balance.',
      wait: 'Wait for the next delivery',
      late: 'Ordering is closed.',
    },
  )
  return (
    <RadioGroup
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        props.onValueChange(next)
      }}
    >
      <Radio value="rest" description={text.money}>
        {text.rest}
      </Radio>
      <Radio value="cancel">{text.whole}</Radio>
      <Radio value="wait" description={text.late} disabled>
        {text.wait}
      </Radio>
    </RadioGroup>
  )
}

const meta = preview.meta({
  title: 'UI/RadioGroup',
  component: RadioGroup,
  args: { legend: 'Если цветов не хватит', value: 'rest', onValueChange: fn() },
  render: (args) => <Deciding {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
  parameters: {
    english: { legend: 'If there are not enough flowers' },
    docs: {
      description: {
        component:
          'One of two to six choices that should be compared before one is taken. Not for yes or no (Switch, Checkbox), not for a long list (Select, Combobox). Where each choice has a price and words of its own, take RadioCards; where the choice changes what is shown, SegmentedTabs.',
      },
    },
  },
})

export const Chosen = meta.story()
export const Disabled = meta.story({ args: { disabled: true } })
export const WithHint = meta.story({
  args: { hint: 'Так бывает с одной поставкой из двадцати.' },
  parameters: { english: { hint: 'This happens with one delivery in twenty.' } },
})

export const NothingChosen = meta.story({
  args: { value: null, error: 'Выберите, что делать.' },
  parameters: { english: { error: 'Choose what to do.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Если цветов не хватит' })).toHaveAccessibleDescription(
      'Выберите, что делать.',
    )
  },
})

export const ChosenByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    const rest = canvas.getByRole('radio', { name: 'Доставить сколько есть' })
    await expect(rest).toHaveFocus()
    await expect(rest).toHaveAccessibleDescription('Разница вернётся на баланс.')
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('cancel')
    await expect(canvas.getByRole('radio', { name: 'Отменить всю позицию' })).toBeChecked()
  },
})
