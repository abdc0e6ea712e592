import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { MoneyField, type MoneyFieldProps, type MoneyProblem } from './index.ts'

const words: Record<MoneyProblem, string> = {
  unreadable: 'Введите сумму цифрами.',
  negative: 'Сумма не может быть меньше нуля.',
  'too-precise': 'Введите не больше двух знаков после запятой.',
  'too-large': 'Сумма слишком большая.',
}

function Writing(props: MoneyFieldProps) {
  const [minor, setMinor] = useState(props.minor)
  const [problem, setProblem] = useState<MoneyProblem | null>(null)
  return (
    <MoneyField
      {...props}
      error={problem ? words[problem] : props.error}
      minor={minor}
      onMinorChange={(next) => {
        setMinor(next)
        props.onMinorChange(next)
      }}
      onProblem={(next) => {
        setProblem(next)
        props.onProblem?.(next)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'UI/MoneyField',
  component: MoneyField,
  args: {
    label: 'Сумма пополнения',
    minor: null,
    locale: 'ru-RU',
    sign: '₽',
    onMinorChange: fn(),
    onProblem: fn(),
  },
  render: (args) => <Writing {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
  parameters: {
    english: { label: 'Amount to top up', locale: 'en-US' },
    docs: {
      description: {
        component:
          'For a sum that a person decides: a top-up, a price, a transfer. Not for a quantity (QuantityStepper) and not for a sum that is only shown (Price). In and out are whole minor units, never a fraction. A text that is no sum stays where it was typed; `onProblem` says why it is not taken.',
      },
    },
  },
})

export const Empty = meta.story()
export const Filled = meta.story({ args: { minor: 5_000_050 } })
export const Disabled = meta.story({ args: { minor: 5_000_000, disabled: true } })
export const WithHint = meta.story({
  args: { hint: 'Зачислим в течение часа.' },
  parameters: { english: { hint: 'Credited within an hour.' } },
})

export const SixDigitsOfTether = meta.story({
  args: { label: 'Сумма перевода', minor: 512_004_137, fractionDigits: 6, sign: 'USDT' },
  parameters: { english: { label: 'Amount to send' } },
})

export const TypedByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Сумма пополнения' })
    await userEvent.tab()
    await userEvent.keyboard('50000,5')
    await expect(args.onMinorChange).toHaveBeenLastCalledWith(5_000_050)
    await expect(input).toHaveValue('50000,5')
    await userEvent.tab()
    await expect(input).toHaveValue('50\u00a0000,50')
    await userEvent.clear(input)
    await expect(args.onMinorChange).toHaveBeenLastCalledWith(null)
  },
})

export const GarbageStaysAndIsExplained = meta.story({
  args: { minor: 100_00 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Сумма пополнения' })
    await userEvent.clear(input)
    await userEvent.keyboard('сто')
    await userEvent.tab()
    await expect(input).toHaveValue('сто')
    await expect(input).toHaveAccessibleDescription('Введите сумму цифрами.')
    await expect(args.onMinorChange).toHaveBeenLastCalledWith(null)
    await userEvent.clear(input)
    await userEvent.keyboard('100')
    await expect(args.onProblem).toHaveBeenLastCalledWith(null)
    await expect(input).toBeValid()
  },
})
