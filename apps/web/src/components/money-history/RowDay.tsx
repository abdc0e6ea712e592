import { moscowDateOf } from '@flower-market/flower-domain'
import { VisuallyHidden } from '@flower-market/ui'
import { useFormat } from '@flower-market/app-runtime/i18n'

/** Whether the row before was on another Moscow day. */
export function isNewDay(date: string, before: string | undefined): boolean {
  return before === undefined || moscowDateOf(new Date(before)) !== moscowDateOf(new Date(date))
}

export interface RowDayProps {
  /** The moment, as the server says it. */
  date: string
  /** Whether the day is seen; else it is only said. */
  isShown: boolean
  className?: string | undefined
}

/** The Moscow day of a row, seen where it is another one than that of the row above. */
export function RowDay({ date, isShown, className }: RowDayProps) {
  const format = useFormat()
  const day = moscowDateOf(new Date(date))
  const text = format.day(day, 'day')
  if (!isShown) return <VisuallyHidden>{text}</VisuallyHidden>
  return (
    <>
      <strong>{text}</strong>
      <span className={className}>{format.day(day, 'weekday')}</span>
    </>
  )
}
