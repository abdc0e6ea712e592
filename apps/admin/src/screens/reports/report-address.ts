import {
  addDays,
  daysOf,
  isIsoDate,
  isReportPeriod,
  reportNames,
  reportSteps,
  type DaySpan,
  type IsoDate,
  type ReportName,
  type ReportStep,
} from '@flower-market/flower-domain'

/** What a page of reports shows, as its address says it. */
export interface ReportAddress extends DaySpan {
  readonly report: ReportName
  readonly step: ReportStep
}

/** How many days are shown where the address names none. */
const usualDays = 30

/** The lengths of periods that end today and are one press away, with the step that shows them best. */
export const shownPeriods = [
  { days: 7, step: 'day' },
  { days: usualDays, step: 'day' },
  { days: 90, step: 'week' },
  { days: 365, step: 'month' },
] as const satisfies readonly { readonly days: number; readonly step: ReportStep }[]

/** The period of so many days up to today. */
export function lastDays(days: number, today: IsoDate): DaySpan {
  return { from: addDays(today, 1 - days), to: today }
}

/** Reads what is shown from the address; what it does not say, or says wrongly, is the usual. */
export function readReportAddress(params: URLSearchParams, today: IsoDate): ReportAddress {
  const usual = lastDays(usualDays, today)
  const [from, to] = [params.get('from'), params.get('to')]
  return {
    report: reportNames.find((name) => name === params.get('report')) ?? 'turnover',
    step: reportSteps.find((step) => step === params.get('step')) ?? 'day',
    from: isIsoDate(from) ? from : usual.from,
    to: isIsoDate(to) ? to : usual.to,
  }
}

/** Which of the periods is shown that are one press away; null for another one. */
export function shownDays(span: DaySpan, today: IsoDate): number | null {
  return span.to === today && isReportPeriod(span) ? daysOf(span) : null
}

/** Whether a report is about a period, and not about today. */
export function hasPeriod(report: ReportName): boolean {
  return report !== 'buyers' && report !== 'stock'
}
