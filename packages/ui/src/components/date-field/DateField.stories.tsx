import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { fromIsoDay } from '../calendar/index.ts'
import { DateField, type DateFieldProps, type DateProblem } from './index.ts'

function isSunday(day: string) {
  return fromIsoDay(day)?.getDay() === 0
}

const russian: Record<DateProblem, string> = {
  unreadable: 'Введите день, месяц и год: 26.11.2026.',
  'no-such-day': 'Такой даты не существует.',
  'too-early': 'Принимаем заказы на 18 ноября и позже.',
  'too-late': 'Принимаем заказы до 15 января.',
}

const english: Record<DateProblem, string> = {
  unreadable: 'Enter the month, day and year: 11/26/2026.',
  'no-such-day': 'This day does not exist.',
  'too-early': 'Orders are accepted for November 18 and later.',
  'too-late': 'Orders are accepted up to January 15.',
}

function Choosing(props: DateFieldProps) {
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
    placeholder: 'дд.мм.гггг',
    calendarLabel: 'Дни поставки',
    value: null,
    onValueChange: fn(),
    locale: 'ru-RU',
    min: '2026-11-18',
    max: '2027-01-15',
    today: '2026-11-19',
    previousLabel: 'Предыдущий месяц',
    nextLabel: 'Следующий месяц',
    explainProblem: (problem) => russian[problem],
    closedDay: (day) => (isSunday(day) ? { reason: 'По воскресеньям поставки нет.' } : null),
  },
  render: (args) => <Choosing {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  parameters: {
    english: {
      label: 'Delivery day',
      placeholder: 'mm/dd/yyyy',
      calendarLabel: 'Delivery days',
      locale: 'en-US',
      previousLabel: 'Previous month',
      nextLabel: 'Next month',
      explainProblem: (problem: DateProblem) => english[problem],
      closedDay: (day: string) => (isSunday(day) ? { reason: 'No delivery on Sundays.' } : null),
    },
    docs: {
      description: {
        component:
          'A day in a form, typed or chosen from its calendar (Alt and the down arrow open it). Points, commas, slashes, dashes, spaces and bare digits are taken alike, an ISO day may be pasted, and a day without its year is the next such day. What cannot be taken stays as it was typed and is explained when the field is left. Not where the choice of the day changes the page: there the days stand in sight (Calendar, or a strip of days).',
      },
    },
  },
})

export const NothingChosen = meta.story()
export const Chosen = meta.story({ args: { value: '2026-11-26' } })
export const Disabled = meta.story({ args: { value: '2026-11-26', disabled: true } })
export const WithHint = meta.story({
  args: { hint: 'Заказ принимаем до 15:00 накануне.' },
  parameters: { english: { hint: 'Orders are accepted until 15:00 the day before.' } },
})

export const WithError = meta.story({
  args: { error: 'Выберите день поставки.' },
  parameters: { english: { error: 'Choose a delivery day.' } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'День поставки' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Выберите день поставки.')
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
    const field = canvas.getByRole('textbox', { name: 'День поставки' })
    await userEvent.tab()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'четверг, 26 ноября' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('button', { name: /^четверг, 3 декабря/ })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenCalledWith('2026-12-03')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Дни поставки. четверг, 3 декабря' })).toBeVisible()
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveValue('03.12.2026')
  },
})

export const TypedByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'День поставки' })
    await userEvent.tab()
    await userEvent.keyboard('3 12 26')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledWith('2026-12-03')
    await expect(field).toHaveValue('03.12.2026')
    await expect(canvas.getByText('чт')).toBeVisible()
    await userEvent.clear(field)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
    await userEvent.tab()
    await expect(field).toBeValid()
  },
})

export const TypedInTheOrderOfTheLocale = meta.story({
  args: { locale: 'en-US', placeholder: 'mm/dd/yyyy' },
  parameters: { english: { locale: 'en-US', placeholder: 'mm/dd/yyyy' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('12/03/2026')
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenCalledWith('2026-12-03')
    await expect(canvas.getByRole('textbox')).toHaveValue('12/03/2026')
  },
})

export const IsoDayPasted = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'День поставки' })
    await userEvent.tab()
    await userEvent.paste('2026-12-03')
    await expect(args.onValueChange).toHaveBeenCalledWith('2026-12-03')
    await userEvent.tab()
    await expect(field).toHaveValue('03.12.2026')
  },
})

export const ClosedDaySaysWhy = meta.story({
  args: { value: '2026-11-26' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'День поставки' })
    await userEvent.clear(field)
    await userEvent.keyboard('29.11.2026')
    await expect(field).toBeValid()
    await userEvent.tab()
    await expect(field).toHaveValue('29.11.2026')
    await expect(field).toHaveAccessibleDescription('По воскресеньям поставки нет.')
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenCalledWith(null)
  },
})

export const DaysBeyondTheEndsAreRefused = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'День поставки' })
    await userEvent.tab()
    await userEvent.keyboard('17.11.2026{Enter}')
    await expect(field).toHaveAccessibleDescription('Принимаем заказы на 18 ноября и позже.')
    await userEvent.clear(field)
    await userEvent.keyboard('16.01.2027{Enter}')
    await expect(field).toHaveAccessibleDescription('Принимаем заказы до 15 января.')
    await expect(field).toHaveValue('16.01.2027')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
})

export const GarbageStaysAndIsExplained = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'День поставки' })
    await userEvent.tab()
    await userEvent.keyboard('31.02.2027')
    await userEvent.tab()
    await expect(field).toHaveValue('31.02.2027')
    await expect(field).toHaveAccessibleDescription('Такой даты не существует.')
    await userEvent.clear(field)
    await userEvent.keyboard('после праздников{Enter}')
    await expect(field).toHaveValue('после праздников')
    await expect(field).toHaveAccessibleDescription('Введите день, месяц и год: 26.11.2026.')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.keyboard('26.11.2026')
    await expect(args.onValueChange).toHaveBeenCalledWith('2026-11-26')
    await expect(field).toBeValid()
  },
})
