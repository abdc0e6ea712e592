import { currencyOfWallet } from '@flower-market/flower-domain'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource } from '@flower-market/app-runtime/server-data'
import { chartSkeleton, dayOfNumber, LazyChart } from '@flower-market/app-runtime/chart'
import { balancePoints, type ShownDays } from './balance-points.ts'

export interface BalanceChartProps {
  accountId: string
  shown: ShownDays
}

/** How the balance of an account came to be over the days that are shown. The history below says the same: where the chart cannot be had, it is left out. */
export function BalanceChart({ accountId, shown }: BalanceChartProps) {
  const t = useTranslate()
  const format = useFormat()
  const { from, to } = shown
  const chart = useResource('balanceChart', { query: { accountId, from, to } })
  if (chart.status === 'loading') return chartSkeleton
  if (chart.status !== 'ready') return null
  const points = balancePoints(chart.data, shown)
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) return null
  const currency = currencyOfWallet(chart.data.type)
  const day = (time: number): string => format.day(dayOfNumber(time), 'day')
  return (
    <LazyChart
      label={t('money.balanceChart', { from: day(first.time), to: day(last.time) })}
      points={points}
      shape="step"
      isFromZero
      formatValue={(minor) => format.money(minor, currency)}
      formatTick={format.compactMoney}
      formatTime={day}
      formatPeak={({ time, value }) =>
        t('money.chartPeak', { amount: format.money(value, currency, true), day: day(time) })
      }
      tableLabels={{ time: t('money.columnDay'), value: t('money.chartBalance') }}
    />
  )
}
