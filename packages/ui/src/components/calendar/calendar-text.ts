import type { CalendarProps } from './calendar-props.ts'
import { toIsoDay } from './iso-day.ts'

type Words = Pick<CalendarProps, 'locale' | 'closedDay' | 'previousLabel' | 'nextLabel'>

/** The grid's texts from Intl: the library's locale files would add the same names a second time. */
export function calendarText({ locale, closedDay, previousLabel, nextLabel }: Words) {
  const write = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, options)
    return (date: Date) => format.format(date)
  }
  const monthFormat = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' })
  // Some locales add a word for "year", which the heading does not need.
  const month = (date: Date) =>
    monthFormat
      .formatToParts(date)
      .filter(({ type }) => type !== 'literal')
      .map(({ value }) => value)
      .join(' ')
  const fullDay = write({ weekday: 'long', day: 'numeric', month: 'long' })
  return {
    formatters: {
      formatCaption: month,
      formatDay: write({ day: 'numeric' }),
      formatWeekdayName: write({ weekday: 'short' }),
    },
    labels: {
      labelGrid: month,
      labelWeekday: write({ weekday: 'long' }),
      labelDayButton: (date: Date) => {
        const reason = closedDay?.(toIsoDay(date))?.reason
        return reason ? `${fullDay(date)}. ${reason}` : fullDay(date)
      },
      labelPrevious: () => previousLabel,
      labelNext: () => nextLabel,
    },
  }
}
