import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { PhoneField, type PhoneFieldProps } from './index.ts'

const countries = [
  { code: 'RUS', alpha2: 'RU', dialCode: '7', name: 'Россия' },
  { code: 'KAZ', alpha2: 'KZ', dialCode: '7', name: 'Казахстан' },
  { code: 'NLD', alpha2: 'NL', dialCode: '31', name: 'Нидерланды' },
  { code: 'ECU', alpha2: 'EC', dialCode: '593', name: 'Эквадор' },
]

const countriesInEnglish = [
  { code: 'RUS', alpha2: 'RU', dialCode: '7', name: 'Russia' },
  { code: 'KAZ', alpha2: 'KZ', dialCode: '7', name: 'Kazakhstan' },
  { code: 'NLD', alpha2: 'NL', dialCode: '31', name: 'Netherlands' },
  { code: 'ECU', alpha2: 'EC', dialCode: '593', name: 'Ecuador' },
]

function Writing(props: PhoneFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <PhoneField
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
  title: 'UI/PhoneField',
  component: PhoneField,
  args: {
    label: 'Телефон',
    countryLabel: 'Страна',
    countries,
    value: { country: 'RUS', digits: '' },
    onValueChange: fn(),
    onValidity: fn(),
  },
  render: (args) => <Writing {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
  parameters: {
    english: {
      label: 'Phone',
      countryLabel: 'Country',
      countries: countriesInEnglish,
    },
    docs: {
      description: {
        component:
          'For a number that will be called or sent a code. Takes any form: with 8, +7, 00, brackets, spaces. Not for a support contact that is only shown: that is a link. What is wrong is said by the caller through `error`, when leaving the field or sending, not at every key: `onValidity` says whether there is anything to say.',
      },
    },
  },
})

export const Empty = meta.story({ args: { placeholder: '999 123 45 67' } })
export const Filled = meta.story({ args: { value: { country: 'RUS', digits: '79991234567' } } })
export const AnotherCountry = meta.story({ args: { value: { country: 'ECU', digits: '593991234567' } } })
export const WithHint = meta.story({
  args: { hint: 'Позвоним с номера, последние 4 цифры — код.' },
  parameters: { english: { hint: 'We call you; the last 4 digits are the code.' } },
})
export const Disabled = meta.story({
  args: { value: { country: 'RUS', digits: '79991234567' }, disabled: true },
})

export const WithError = meta.story({
  args: { value: { country: 'RUS', digits: '7999123' }, error: 'Проверьте номер телефона.' },
  parameters: { english: { error: 'Check the entered phone number.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Телефон' })).toHaveAccessibleDescription(
      'Проверьте номер телефона.',
    )
  },
})

export const MaskedWhileTypedByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(args.onValidity).toHaveBeenCalledWith(false))
    const input = canvas.getByRole('textbox', { name: 'Телефон' })
    await userEvent.tab()
    await expect(canvas.getByRole('combobox', { name: 'Страна' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('89991234567')
    await expect(input).toHaveValue('999 123 45 67')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ country: 'RUS', digits: '79991234567' })
    await waitFor(() => expect(args.onValidity).toHaveBeenLastCalledWith(true))
  },
})

export const PastedInAnyForm = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(args.onValidity).toHaveBeenCalled())
    const input = canvas.getByRole('textbox', { name: 'Телефон' })
    for (const text of ['8 (999) 123-45-67', '+79991234567', '7 999 123 45 67']) {
      await userEvent.clear(input)
      await userEvent.click(input)
      await userEvent.paste(text)
      await expect(input).toHaveValue('999 123 45 67')
    }
    await userEvent.clear(input)
    await userEvent.paste('+31 6 12345678')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ country: 'NLD', digits: '31612345678' })
    await expect(canvas.getByRole('combobox', { name: 'Страна' })).toHaveValue('NLD')
  },
})

export const CorrectedInTheMiddle = meta.story({
  args: { value: { country: 'RUS', digits: '79991234567' } },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(args.onValidity).toHaveBeenCalled())
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Телефон' })
    await userEvent.click(input)
    input.setSelectionRange(4, 4)
    await userEvent.keyboard('{Backspace}{Backspace}8')
    await expect(input).toHaveValue('998 123 45 67')
    await expect(input.selectionStart).toBe(3)
  },
})

export const UnknownCallingCodeStays = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(args.onValidity).toHaveBeenCalled())
    const input = canvas.getByRole('textbox', { name: 'Телефон' })
    await userEvent.click(input)
    await userEvent.keyboard('+380 44')
    await expect(input).toHaveValue('+380 44')
    await expect(args.onValidity).toHaveBeenLastCalledWith(false)
  },
})

export const CountryChosenFromTheList = meta.story({
  args: { value: { country: 'RUS', digits: '79991234567' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Страна' }), 'NLD')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ country: 'NLD', digits: '319991234567' })
  },
})
