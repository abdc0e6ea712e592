import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Combobox, type ComboboxProps } from './index.ts'

const options = [
  { value: 'msk', label: 'Москва', keywords: 'Moscow' },
  { value: 'spb', label: 'Санкт-Петербург', detail: 'доставка 2 дня', keywords: 'Питер' },
  { value: 'kzn', label: 'Казань', detail: 'доставка 3 дня' },
  { value: 'orl', label: 'Орёл' },
  { value: 'ekb', label: 'Екатеринбург', detail: 'доставка 4 дня' },
  { value: 'nsk', label: 'Новосибирск', detail: 'доставка 5 дней' },
]
const optionsInEnglish = [
  { value: 'msk', label: 'Moscow' },
  { value: 'spb', label: 'Saint Petersburg', detail: '2 days' },
  { value: 'kzn', label: 'Kazan', detail: '3 days' },
  { value: 'ekb', label: 'Yekaterinburg', detail: '4 days' },
]
const thousands = Array.from({ length: 20_000 }, (_, index) => ({
  value: `v${index}`,
  label: `Сорт № ${index + 1}`,
}))

function Choosing(props: ComboboxProps) {
  const [value, setValue] = useState(props.value)
  return (
    <Combobox
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
  title: 'UI/Combobox',
  component: Combobox,
  args: {
    label: 'Город',
    listLabel: 'Города',
    placeholder: 'Начните вводить',
    emptyText: 'Ничего не найдено',
    clearLabel: 'Очистить',
    options,
    value: null,
    onValueChange: fn(),
  },
  render: (args) => <Choosing {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
  parameters: {
    english: {
      label: 'City',
      listLabel: 'Cities',
      placeholder: 'Start typing',
      emptyText: 'Nothing found',
      clearLabel: 'Clear',
      options: optionsInEnglish,
    },
    docs: {
      description: {
        component:
          'One out of more than a dozen, where people know what they look for: a city, a plantation, a variety. Not for a few (RadioGroup, Select), and not for free text: what is written must be in the list. Finds by the start of any word, without regard to case, accents and ё; a list of thousands is no slower than one of ten.',
      },
    },
  },
})

export const NothingChosen = meta.story()
export const Chosen = meta.story({ args: { value: 'kzn' } })
export const Disabled = meta.story({ args: { value: 'kzn', disabled: true } })

export const WithError = meta.story({
  args: { error: 'Выберите город из списка.' },
  parameters: { english: { error: 'Choose a city from the list.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Город' })).toHaveAccessibleDescription(
      'Выберите город из списка.',
    )
  },
})

export const Opened = meta.story({
  args: { value: 'kzn' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    const chosen = await screen.findByRole('option', { selected: true })
    await waitFor(() =>
      expect(canvas.getByRole('combobox')).toHaveAttribute('aria-activedescendant', chosen.id),
    )
  },
})

export const OpenedByItsArrow = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const arrow = canvasElement.querySelector('svg')
    if (!arrow) throw new Error('The field has no arrow.')
    await userEvent.click(arrow)
    await expect(canvas.getByRole('combobox')).toHaveFocus()
    await screen.findByRole('listbox', { name: 'Города' })
  },
})

export const NothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz')
    await waitFor(() => expect(screen.getByRole('status')).toBeVisible())
    await expect(screen.queryByRole('listbox')).toBeNull()
  },
})

export const ChosenByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Город' })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('listbox', { name: 'Города' })
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('kzn')
    await expect(field).toHaveValue('Казань')
    await expect(field).toHaveFocus()
    await userEvent.keyboard('орел')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('orl')
  },
})

export const EscapeKeepsTheChoice = meta.story({
  args: { value: 'kzn' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.click(field)
    await userEvent.keyboard('мос{Escape}')
    await expect(field).toHaveValue('Казань')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
})

export const Cleared = meta.story({
  args: { value: 'kzn' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Очистить' }))
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenCalledWith(null)
    await expect(canvas.getByRole('combobox')).toHaveValue('')
  },
})

export const TwentyThousand = meta.story({
  args: { options: thousands, value: 'v15000' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.click(field)
    const chosen = await screen.findByRole('option', { name: 'Сорт № 15001' })
    await waitFor(() => expect(chosen).toBeVisible())
    await expect(chosen).toHaveAttribute('aria-setsize', '20000')
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeLessThan(40))
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() =>
      expect(field).toHaveAttribute(
        'aria-activedescendant',
        screen.getByRole('option', { name: 'Сорт № 15002' }).id,
      ),
    )
  },
})
