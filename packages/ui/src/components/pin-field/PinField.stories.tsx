import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { PinField, type PinFieldProps } from './index.ts'

function Writing(props: PinFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <PinField
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        props.onValueChange(next)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'UI/PinField',
  component: PinField,
  args: {
    label: 'Последние 4 цифры номера',
    value: '',
    onValueChange: fn(),
    onComplete: fn(),
  },
  render: (args) => <Writing {...args} />,
  parameters: {
    english: { label: 'Last 4 digits of the number' },
    docs: {
      description: {
        component:
          'For a code of 4 or 6 digits that came by call, message or letter. Send it at `onComplete`, without a button. Not for a password, a number that people know by heart, or a code with letters: that is a TextField. While the code is being checked give `readOnly`; after a wrong one keep the digits and give `error`.',
      },
    },
  },
})

export const Empty = meta.story()
export const HalfTyped = meta.story({ args: { value: '12' } })
export const SixDigits = meta.story({
  args: { label: 'Код из письма', length: 6, value: '480' },
  parameters: { english: { label: 'Code from the email' } },
})
export const Disabled = meta.story({ args: { value: '1234', disabled: true } })

export const WithError = meta.story({
  args: { value: '1234', error: 'Неверный код! Осталось 3 попытки.' },
  parameters: { english: { error: 'Invalid code! 3 attempts left.' } },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Последние 4 цифры номера')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Неверный код! Осталось 3 попытки.')
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code')
  },
})

export const TypedByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Последние 4 цифры номера')
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await userEvent.keyboard('1a2 3')
    await expect(input).toHaveValue('123')
    await expect(args.onComplete).not.toHaveBeenCalled()
    await userEvent.keyboard('4')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('1234')
    await userEvent.keyboard('5')
    await expect(input).toHaveValue('1234')
    await expect(args.onComplete).toHaveBeenCalledOnce()
  },
})

export const CorrectedByKeyboard = meta.story({
  args: { value: '1234' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Последние 4 цифры номера')
    await userEvent.tab()
    await userEvent.keyboard('{End}{Backspace}{Backspace}')
    await expect(input).toHaveValue('12')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}9')
    await expect(input).toHaveValue('92')
    await userEvent.keyboard('8')
    await expect(input).toHaveValue('98')
    await userEvent.keyboard('{End}76')
    await expect(args.onComplete).toHaveBeenLastCalledWith('9876')
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}')
    await expect(input).toHaveValue('')
  },
})

export const Pasted = meta.story({
  args: { value: '12' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Последние 4 цифры номера'))
    await userEvent.paste('Ваш код 98 76')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('9876')
  },
})

export const SixDigitsFilledInByThePhone = SixDigits.extend({
  args: { value: '' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Код из письма')
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code')
    // A phone fills in the whole code at once, without key or paste events.
    await fireEvent.change(input, { target: { value: '271828' } })
    await expect(input).toHaveValue('271828')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('271828')
  },
})

export const ReadOnlyWhileChecked = meta.story({
  args: { value: '1234', readOnly: true },
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Backspace}5')
    await userEvent.paste('9876')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
})
