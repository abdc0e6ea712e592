import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { fromIsoDay } from '../calendar/index.ts'
import { DateField, type DateFieldProps } from './index.ts'

const isSunday = (day: string) => fromIsoDay(day)?.getDay() === 0

const Choosing = (props: DateFieldProps) => {
  const [value, setValue] = useState(props.value)
  return (
    <DateField
      {...props}
      value={value}
      onValueChange={(day) => {
        setValue(day)
        props.onValueChange(day)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'UI/DateField',
  component: DateField,
  args: {
    label: 'День поставки',
    placeholder: 'Выберите день',
    calendarLabel: 'Дни поставки',
    value: null,
    onValueChange: fn(),
    locale: 'ru-RU',
    min: '2026-11-18',
    max: '2027-01-15',
    today: '2026-11-19',
    previousLabel: 'Предыдущий месяц',
    nextLabel: 'Следующий месяц',
    closedDay: (day) => (isSunday(day) ? { reason: 'По воскресеньям поставки нет' } : null),
  },
  render: (args) => <Choosing {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  parameters: {
    english: {
      label: 'Delivery day',
      placeholder: 'Choose a day',
      calendarLabel: 'Delivery days',
      locale: 'en-GB',
      previousLabel: 'Previous month',
      nextLabel: 'Next month',
      closedDay: (day: string) => (isSunday(day) ? { reason: 'No delivery on Sundays' } : null),
    },
    docs: {
      description: {
        component:
          'A day in a form, where there is no room for a Calendar. Not for a date that people know by heart (TextField), and not where the choice of the day changes the page: there the days stand in sight.',
      },
    },
  },
})

export const NothingChosen = meta.story()
export const Chosen = meta.story({ args: { value: '2026-11-26' } })
export const Disabled = meta.story({ args: { value: '2026-11-26', disabled: true } })

export const WithError = meta.story({
  args: { error: 'Выберите день поставки.' },
  parameters: { english: { error: 'Choose a delivery day.' } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('button', { name: /^День поставки/ })
    await expect(field).toHaveAccessibleDescription('Выберите день поставки.')
    await expect(field).toHaveAccessibleName('День поставки Выберите день')
  },
})

export const Opened = meta.story({
  args: { value: '2026-11-26' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('grid', { name: /2026/ })).toBeVisible())
  },
})

export const ChosenByKeyboard = meta.story({
  args: { value: '2026-11-26' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('button', { name: /^День поставки/ })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'четверг, 26 ноября' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenCalledWith('2026-12-03')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleName('День поставки чт, 3 декабря')
  },
})
