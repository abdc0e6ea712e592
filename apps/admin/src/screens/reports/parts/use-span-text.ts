import type { DaySpan, ReportStep } from '@flower-market/flower-domain'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'

/** Gives the name of a part of a period: a day, the days of a week, a month. */
export function useSpanText(step: ReportStep): (span: DaySpan) => string {
  const t = useTranslate()
  const format = useFormat()
  return ({ from, to }) => {
    if (step === 'month') return format.day(from, 'month')
    if (from === to) return format.day(from, 'day')
    return t('reports.span', { from: format.day(from, 'day'), to: format.day(to, 'day') })
  }
}
