import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { SearchIcon } from '../icons/index.ts'
import { TextField } from './index.ts'

const meta = preview.meta({
  title: 'UI/TextField',
  component: TextField,
  args: { label: 'Почта', type: 'email', autoComplete: 'email' },
  parameters: {
    english: { label: 'Email' },
    docs: {
      description: {
        component:
          'One line of text. Not where a field of its own knows better: PhoneField, MoneyField, PinField, PasswordField, DateField, QuantityStepper. The label stands above and stays; a placeholder is only an example. What is wrong is said under the field, with how to mend it.',
      },
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
})

export const Empty = meta.story({ args: { placeholder: 'anna@buket.example' } })
export const Filled = meta.story({ args: { defaultValue: 'anna@buket.example' } })
export const Disabled = meta.story({ args: { defaultValue: 'anna@buket.example', disabled: true } })

export const WithHint = meta.story({
  args: { hint: 'Сюда придёт счёт.' },
  parameters: { english: { hint: 'The invoice comes here.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Почта')).toHaveAccessibleDescription('Сюда придёт счёт.')
  },
})

export const WithError = meta.story({
  args: { defaultValue: 'anna', error: 'Адрес должен иметь вид имя@домен.', hint: 'Сюда придёт счёт.' },
  parameters: {
    english: { error: 'Enter an email like name@domain.', hint: 'The invoice comes here.' },
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Почта')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Адрес должен иметь вид имя@домен. Сюда придёт счёт.')
  },
})

export const InAToolbar = meta.story({
  args: {
    label: 'Поиск',
    size: 'm',
    type: 'search',
    placeholder: 'Сорт, цвет, ростовка: «роза бел 60»',
    leading: <SearchIcon />,
  },
  parameters: { english: { placeholder: 'Variety, color, length: “rose white 60”' } },
})

export const WithUnit = meta.story({
  args: { label: 'Сумма', type: 'text', inputMode: 'decimal', defaultValue: '50 000', trailing: '₽' },
})

export const TypedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('anna@buket.example')
    await expect(canvas.getByLabelText('Почта')).toHaveValue('anna@buket.example')
  },
})
