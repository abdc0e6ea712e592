import { cx } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Calendar, type CalendarProps, fromIsoDay } from '../calendar/index.ts'
import { Field, type FieldProps } from '../field/index.ts'
import { ChevronDownIcon } from '../icons/index.ts'
import { Popover, PopoverContent, PopoverTrigger } from '../popover/index.ts'
import styles from './DateField.module.css'

export interface DateFieldProps
  extends
    Omit<CalendarProps, 'className' | 'takesFocus'>,
    Pick<FieldProps, 'label' | 'hint' | 'error' | 'id'>,
    Pick<ComponentProps<'button'>, 'ref' | 'disabled' | 'className'> {
  /** What stands in the box while no day is chosen. */
  placeholder: ReactNode
  /** Names the panel with the calendar. */
  calendarLabel: string
}

/** A day in a form; its calendar opens beside it. `className` goes to the whole field, `ref` to the button. */
export const DateField = ({
  label,
  hint,
  error,
  id,
  className,
  placeholder,
  calendarLabel,
  disabled,
  ref,
  ...calendar
}: DateFieldProps) => {
  const [isOpen, setOpen] = useState(false)
  const { value, locale, onValueChange } = calendar
  const date = value ? fromIsoDay(value) : null
  const written =
    date && new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'long' }).format(date)
  return (
    <Field label={label} hint={hint} error={error} id={id} className={className}>
      {(control) => (
        <Popover open={isOpen} onOpenChange={setOpen}>
          <PopoverTrigger
            {...control}
            ref={ref}
            // By its label alone the button would be read without the day in it.
            aria-labelledby={`${control.id}-label ${control.id}-day`}
            disabled={disabled}
            className={cx(styles.trigger, !written && styles.empty)}
          >
            <span id={`${control.id}-day`}>{written ?? placeholder}</span>
            <ChevronDownIcon className={styles.chevron} />
          </PopoverTrigger>
          <PopoverContent label={calendarLabel} className={styles.panel}>
            <Calendar
              {...calendar}
              takesFocus
              onValueChange={(day) => {
                onValueChange(day)
                setOpen(false)
              }}
            />
          </PopoverContent>
        </Popover>
      )}
    </Field>
  )
}
