import { addDays, utcMidnightMs, weekdayOf, type IsoDate } from '../time/iso-date.ts'

/** What a report is about. */
export const reportNames = ['turnover', 'margin', 'plantations', 'buyers', 'stock'] as const

/** What a report is about. */
export type ReportName = (typeof reportNames)[number]

/** How long the parts of a report's period are. */
export const reportSteps = ['day', 'week', 'month'] as const

/** How long a part of a report's period is. */
export type ReportStep = (typeof reportSteps)[number]

/** Days in a row, both ends included. */
export interface DaySpan {
  readonly from: IsoDate
  readonly to: IsoDate
}

/** The most days of a report's period: a leap year. */
export const maxReportDays = 366

const dayMs = 86_400_000

/** How many days a span has; nothing or less where it ends before it begins. */
export function daysOf({ from, to }: DaySpan): number {
  return (utcMidnightMs(to) - utcMidnightMs(from)) / dayMs + 1
}

/** Whether a span can be the period of a report. */
export function isReportPeriod(span: DaySpan): boolean {
  const days = daysOf(span)
  return days >= 1 && days <= maxReportDays
}

/** The last day of the part that a day is in: weeks end on Sundays. */
function endOf(day: IsoDate, step: ReportStep): IsoDate {
  if (step === 'day') return day
  if (step === 'week') return addDays(day, (7 - weekdayOf(day)) % 7)
  const inNextMonth = addDays(`${day.slice(0, 7)}-01` as IsoDate, 31)
  return addDays(`${inNextMonth.slice(0, 7)}-01` as IsoDate, -1)
}

/** The parts of a period in their order; the first and the last are shorter where the period begins or ends within them. */
export function reportSpans(period: DaySpan, step: ReportStep): DaySpan[] {
  const spans: DaySpan[] = []
  for (let { from } = period; from <= period.to;) {
    const end = endOf(from, step)
    const to = end < period.to ? end : period.to
    spans.push({ from, to })
    from = addDays(to, 1)
  }
  return spans
}

/** The period of the same length right before another one. */
export function spanBefore(span: DaySpan): DaySpan {
  return { from: addDays(span.from, -daysOf(span)), to: addDays(span.from, -1) }
}

/** Adds up what belongs to days by the spans that these are in; a day in no span counts nowhere. */
export function sumBySpan<R extends { readonly day: IsoDate }>(
  spans: readonly DaySpan[],
  rows: readonly R[],
  amountOf: (row: R) => number,
): number[] {
  return spans.map(({ from, to }) =>
    rows.reduce((sum, row) => (row.day >= from && row.day <= to ? sum + amountOf(row) : sum), 0),
  )
}
