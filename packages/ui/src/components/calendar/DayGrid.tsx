import { type ComponentProps, useState } from 'react'
import { DayButton, DayPicker, type Matcher } from 'react-day-picker'
import type { CalendarProps } from './calendar-props.ts'
import { calendarText } from './calendar-text.ts'
import styles from './DayGrid.module.css'
import { type IsoDay, toIsoDay, fromIsoDay } from './iso-day.ts'

function dateOf(day: IsoDay | null | undefined) {
  return day ? (fromIsoDay(day) ?? undefined) : undefined
}

/** A closed day can have focus, so that its reason can be read, but cannot be chosen. */
function OpenOrClosedDay(props: ComponentProps<typeof DayButton>) {
  return (
    <DayButton {...props} aria-disabled={props.modifiers['closed'] || props['aria-disabled'] || undefined} />
  )
}

/** The grid of days, in a module of its own: the library loads with the first calendar that is opened. */
function DayGrid(props: CalendarProps) {
  const { value, onValueChange, min, max, closedDay, today, takesFocus, className } = props
  const [pointed, setPointed] = useState<IsoDay | null>(null)
  const [first, last, now] = [dateOf(min), dateOf(max), dateOf(today)]
  const beyond: Matcher[] = [...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]
  const start = dateOf(value) ?? first
  const focus = { autoFocus: takesFocus ?? false }
  const reason = closedDay?.(pointed ?? '')?.reason
  return (
    <DayPicker
      {...calendarText(props)}
      mode="single"
      required
      weekStartsOn={1}
      selected={dateOf(value)}
      onSelect={(date) => {
        const day = toIsoDay(date)
        if (!closedDay?.(day)) onValueChange(day)
      }}
      {...(start ? { defaultMonth: start } : {})}
      {...(first ? { startMonth: first } : {})}
      {...(last ? { endMonth: last } : {})}
      {...(now ? { today: now } : {})}
      disabled={beyond}
      modifiers={{ closed: (date) => Boolean(closedDay?.(toIsoDay(date))) }}
      modifiersClassNames={{ closed: styles.closed }}
      onDayFocus={(date) => setPointed(toIsoDay(date))}
      onDayMouseEnter={(date) => setPointed(toIsoDay(date))}
      onDayMouseLeave={() => setPointed(null)}
      onDayBlur={() => setPointed(null)}
      navLayout="around"
      {...focus}
      components={{ DayButton: OpenOrClosedDay }}
      footer={<>{reason}</>}
      className={className ?? ''}
      classNames={{
        root: styles.calendar,
        month: styles.month,
        month_caption: styles.caption,
        button_previous: styles.step,
        button_next: styles.step,
        chevron: styles.chevron,
        month_grid: styles.grid,
        weekday: styles.weekday,
        day: styles.day,
        day_button: styles.button,
        selected: styles.selected,
        today: styles.today,
        disabled: styles.disabled,
        footer: styles.reason,
      }}
    />
  )
}

export default DayGrid
