import { type ReactNode, useRef, useState } from 'react'
import { mergeRefs } from '../../refs/merge-refs.ts'
import { Calendar, type CalendarProps, fromIsoDay, type IsoDay } from '../calendar/index.ts'
import { CalendarIcon } from '../icons/index.ts'
import { Popover, PopoverContent, PopoverTrigger } from '../popover/index.ts'
import { TextField, type TextFieldProps } from '../text-field/index.ts'
import styles from './DateField.module.css'
import type { DateProblem } from './read-day.ts'
import { useDayDraft } from './use-day-draft.ts'

export interface DateFieldProps
  extends
    Omit<
      TextFieldProps,
      'type' | 'value' | 'defaultValue' | 'onChange' | 'trailing' | 'inputMode' | 'min' | 'max'
    >,
    Omit<CalendarProps, 'className' | 'takesFocus' | 'onValueChange'> {
  /** Called with an open day, and with null for an empty field or a text that is not an open day. */
  onValueChange: (day: IsoDay | null) => void
  /** The accessible name of the calendar's popover and of the button that opens it. */
  calendarLabel: string
  /** Says why a typed text is refused; a closed day has a reason of its own. */
  explainProblem: (problem: DateProblem) => ReactNode
}

/**
 * A day in a form: typed in the order of the locale, pasted as an ISO day, or chosen from the calendar. A text that
 * is refused is kept as typed. `className` goes to the whole field; `ref` and the rest go to the `input`.
 */
export function DateField({
  value,
  onValueChange,
  locale,
  min,
  max,
  closedDay,
  today,
  previousLabel,
  nextLabel,
  calendarLabel,
  explainProblem,
  error,
  disabled,
  ref,
  onBlur,
  onKeyDown,
  ...rest
}: DateFieldProps) {
  const [isOpen, setOpen] = useState(false)
  const inputRef = useRef<HTMLInputElement>(null)
  const days = { value, locale, min, max, closedDay, today }
  const { text, refusal, write, leave, pick } = useDayDraft({ ...days, onValueChange })
  const problem = refusal && ('problem' in refusal ? explainProblem(refusal.problem) : refusal.reason)
  const date = value ? fromIsoDay(value) : null
  const format = (options: Intl.DateTimeFormatOptions) =>
    date && new Intl.DateTimeFormat(locale, options).format(date)
  const fullDay = format({ weekday: 'long', day: 'numeric', month: 'long' })

  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <TextField
        autoComplete="off"
        enterKeyHint="done"
        {...rest}
        ref={mergeRefs(inputRef, ref)}
        inputMode="numeric"
        disabled={disabled}
        error={problem ?? error}
        value={text}
        onChange={({ target }) => write(target.value)}
        onBlur={(event) => {
          leave()
          onBlur?.(event)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') leave()
          if (event.key === 'ArrowDown' && event.altKey) setOpen(true)
          onKeyDown?.(event)
        }}
        trailing={
          <>
            <span aria-hidden="true" className={styles.weekday}>
              {format({ weekday: 'short' })}
            </span>
            <PopoverTrigger
              disabled={disabled}
              aria-label={fullDay ? `${calendarLabel}. ${fullDay}` : calendarLabel}
              className={styles.open}
            >
              <CalendarIcon />
            </PopoverTrigger>
          </>
        }
      />
      <PopoverContent label={calendarLabel} anchor={inputRef} className={styles.panel}>
        <Calendar
          {...days}
          previousLabel={previousLabel}
          nextLabel={nextLabel}
          takesFocus
          onValueChange={(day) => {
            pick(day)
            setOpen(false)
          }}
        />
      </PopoverContent>
    </Popover>
  )
}
