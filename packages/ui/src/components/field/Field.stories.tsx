import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
import { TextField } from '../text-field/index.ts'
import { Field, FieldError, FieldHint, FieldLabel, RequiredMark, useFieldControl } from './index.ts'

const meta = preview.meta({
  title: 'UI/Field',
  component: Field,
  args: {
    label: 'День поставки',
    children: (control) => <input {...control} type="date" />,
  },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
  parameters: {
    english: { label: 'Delivery day' },
    docs: {
      description: {
        component:
          'Frames a control that the kit does not have: hand the ids it gives to the control, and label, hint and error are read with it. Not for TextField, Select and the other fields, which stand in it already. For an own layout take useFieldControl with FieldLabel, FieldHint and FieldError. RequiredMark belongs where a few of many fields are needed; where all are, mark nothing, where most are, say “optional” in words.',
      },
    },
  },
})

export const Plain = meta.story()

export const WithHintAndError = meta.story({
  args: { hint: 'Заказ принимаем до 15:00.', error: 'В воскресенье поставки нет.' },
  parameters: { english: { hint: 'Orders are accepted until 15:00.', error: 'No delivery on Sundays.' } },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('День поставки')
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('В воскресенье поставки нет. Заказ принимаем до 15:00.')
  },
})

function Phone() {
  return (
    <TextField
      required
      label={
        <>
          {useStoryText('Телефон', 'Phone')}
          <RequiredMark />
        </>
      }
    />
  )
}

export const Required = meta.story({
  render: () => <Phone />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Телефон' })).toBeRequired()
  },
})

function Beside() {
  const texts = useStoryText(
    { name: 'ИНН', hint: '12 цифр для предпринимателя.', error: 'Введено 11 цифр.' },
    { name: 'Tax no.', hint: '12 digits for a sole proprietor.', error: 'You entered 11 digits.' },
  )
  const { control, hintId, errorId } = useFieldControl(texts)
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '90px 1fr', gap: 8, alignItems: 'center' }}>
      <FieldLabel htmlFor={control.id}>{texts.name}</FieldLabel>
      <input {...control} defaultValue="50040012345" />
      <span />
      <div>
        <FieldError id={errorId}>{texts.error}</FieldError>
        <FieldHint id={hintId}>{texts.hint}</FieldHint>
      </div>
    </div>
  )
}

export const LaidOutByHand = meta.story({
  render: () => <Beside />,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('ИНН')).toHaveAccessibleDescription(
      'Введено 11 цифр. 12 цифр для предпринимателя.',
    )
  },
})
