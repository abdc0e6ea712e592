import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Calendar, type CalendarProps, fromIsoDay } from './index.ts'

function isSunday(day: string) {
  return fromIsoDay(day)?.getDay() === 0
}
function closedDay(day: string) {
  if (day === '2026-11-20') return { reason: 'Приём заказов закрыт вчера в 15:00' }
  return isSunday(day) ? { reason: 'По воскресеньям поставки нет' } : null
}
function closedDayInEnglish(day: string) {
  if (day === '2026-11-20') return { reason: 'Ordering closed yesterday at 15:00' }
  return isSunday(day) ? { reason: 'No delivery on Sundays' } : null
}

function Choosing(props: CalendarProps) {
  const [value, setValue] = useState(props.value)
  return (
    <Calendar
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
  title: 'UI/Calendar',
  component: Calendar,
  args: {
    value: '2026-11-26',
    onValueChange: fn(),
    locale: 'ru-RU',
    min: '2026-11-18',
    max: '2027-01-15',
    today: '2026-11-19',
    previousLabel: 'Предыдущий месяц',
    nextLabel: 'Следующий месяц',
    closedDay,
  },
  render: (args) => <Choosing {...args} />,
  parameters: {
    english: {
      locale: 'en-GB',
      previousLabel: 'Previous month',
      nextLabel: 'Next month',
      closedDay: closedDayInEnglish,
    },
    docs: {
      description: {
        component:
          'For a day that is chosen by looking at its week: a delivery, a pick-up. Not for a date that people know by heart (a birth date is a TextField) and not for fewer than ten days: a strip of days shows them all. Closed days stay in reach of the keys, so that their reason can be read.',
      },
    },
  },
})

export const Chosen = meta.story({
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: /ноябрь 2026/ })
    await expect(grid).toBeVisible()
    await expect(canvas.getAllByRole('columnheader', { hidden: true })[0]).toHaveAccessibleName('понедельник')
  },
})

export const NothingChosen = meta.story({ args: { value: null } })

export const ChosenByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'четверг, 26 ноября' })
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Следующий месяц' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'четверг, 26 ноября' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /^пятница, 27 ноября/ })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenCalledWith('2026-11-27')
  },
})

export const ClosedDaySaysWhy = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const sunday = await canvas.findByRole('button', { name: /^воскресенье, 29 ноября/ })
    await expect(sunday).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(sunday)
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await waitFor(() => expect(canvas.getByText('По воскресеньям поставки нет')).toBeVisible())
    await expect(sunday).toHaveAccessibleName('воскресенье, 29 ноября. По воскресеньям поставки нет')
  },
})

export const StopsAtItsEnds = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid')
    await expect(canvas.getByRole('button', { name: 'Предыдущий месяц' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(canvas.getByRole('button', { name: 'вторник, 17 ноября' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Следующий месяц' }))
    await canvas.findByRole('grid', { name: /декабрь 2026/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Следующий месяц' }))
    await waitFor(() => expect(canvas.getByRole('grid', { name: /январь 2027/ })).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Следующий месяц' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})
