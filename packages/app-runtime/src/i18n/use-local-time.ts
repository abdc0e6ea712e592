import { useIntl } from 'react-intl'
import { timeForm } from './format-moment.ts'

const form = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
} as const

/** Writes the day and time of a clock that names no zone, `YYYY-MM-DDTHH:MM:SS`: 22 нояб. 2026 г., 10:30. */
export function useLocalTime(): (localTime: string) => string {
  const intl = useIntl()
  return (localTime) => intl.formatDate(`${localTime}Z`, { ...form, ...timeForm(intl) })
}
