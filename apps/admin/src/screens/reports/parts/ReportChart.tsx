import type { DaySpan, ReportStep } from '@flower-market/flower-domain'
import { LazyChart } from '@flower-market/app-runtime/chart'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useSpanText } from './use-span-text.ts'

export interface ReportChartProps {
  label: string
  points: readonly (DaySpan & { readonly value: number })[]
  step: ReportStep
  valueLabel: string
}

/** Amounts in rubles over the parts of a period, each as wide as the others; one part alone draws nothing. */
export function ReportChart({ label, points, step, valueLabel }: ReportChartProps) {
  const t = useTranslate()
  const format = useFormat()
  const textOf = useSpanText(step)
  if (points.length < 2) return null
  const tickOf = (span: DaySpan): string => format.day(span.from, step === 'month' ? 'month' : 'day')
  const at = (place: number, toText: (span: DaySpan) => string): string => {
    const span = points[place]
    return span === undefined ? '' : toText(span)
  }
  return (
    <LazyChart
      label={label}
      points={points.map(({ value }, place) => ({ time: place, value }))}
      isFromZero={points.every(({ value }) => value >= 0)}
      formatValue={(minor) => format.money(minor)}
      formatTick={format.compactMoney}
      formatTime={(place) => at(place, textOf)}
      formatTimeTick={(place) => at(place, tickOf)}
      tableLabels={{ time: t('reports.column.time'), value: valueLabel }}
    />
  )
}
