import type { CallOutput } from '@flower-market/api-client'
import { Radio, RadioGroup } from '@flower-market/ui'
import { useState } from 'react'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { dayNumber, dayOfNumber, LazyChart } from '@flower-market/app-runtime/chart'
import styles from './RatesTable.module.css'

const foreign = ['USD', 'EUR'] as const

/** How the rate of one currency came to be, table by table; `items` are the newest first. */
export function RatesChart({ items }: { items: CallOutput<'ratesList'>['items'] }) {
  const t = useTranslate()
  const format = useFormat()
  const [currency, setCurrency] = useState<(typeof foreign)[number]>('USD')
  const points = items
    .map((day) => ({ time: dayNumber(day.date), value: Number(day[currency]) }))
    .toReversed()
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined || points.length < 2) return null
  const dayOf = (time: number): string => format.day(dayOfNumber(time), 'day')
  return (
    <div className={styles.chart}>
      <RadioGroup
        legend={t('money.ratesChartOf', { count: points.length })}
        className={styles.currencies}
        value={currency}
        onValueChange={(value) => setCurrency(foreign.find((one) => one === value) ?? 'USD')}
      >
        {foreign.map((one) => (
          <Radio key={one} value={one}>
            {t(`money.currency.${one}`)}
          </Radio>
        ))}
      </RadioGroup>
      <LazyChart
        label={t('money.ratesChart', {
          currency: t(`money.currency.${currency}`),
          from: dayOf(first.time),
          to: dayOf(last.time),
        })}
        points={points}
        formatValue={format.rate}
        formatTick={format.number}
        formatTime={dayOf}
        tableLabels={{ time: t('money.columnDay'), value: t('money.columnRate') }}
      />
    </div>
  )
}
