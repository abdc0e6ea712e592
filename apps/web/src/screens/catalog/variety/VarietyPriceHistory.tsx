import type { CallOutput } from '@flower-market/api-client'
import type { GridRow } from '@flower-market/flower-domain'
import { ToggleButton } from '@flower-market/ui'
import { useId, useState } from 'react'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { dayNumber, dayOfNumber, LazyChart } from '@flower-market/app-runtime/chart'
import { lotsOf } from './other-plantations.ts'
import { firstLengthOf, pricePoints } from './price-points.ts'
import styles from './VarietyHistory.module.css'

export interface VarietyPriceHistoryProps {
  row: GridRow
  prices: CallOutput<'catalogVariety'>['prices']
  /** Stems in the cart by the card's code. */
  quantities: ReadonlyMap<string, number>
}

/** What a stem of each length has cost by the day of delivery, and what it costs now. */
export function VarietyPriceHistory({ row, prices, quantities }: VarietyPriceHistoryProps) {
  const t = useTranslate()
  const format = useFormat()
  const titleId = useId()
  const lots = lotsOf(row)
  const [chosen, setChosen] = useState<number | null>(null)
  const lengthCm = chosen ?? firstLengthOf(lots, prices, quantities)
  const lot = lots.find((one) => one.lengthCm === lengthCm)
  if (lot === undefined) return null
  const points = pricePoints(prices, lot)
  const [first] = points
  if (first === undefined || points.length < 2) return null
  const values = points.map(({ price }) => price)
  const dayOf = (time: number): string => format.day(dayOfNumber(time), 'day')
  const priceOf = (minor: number): string => format.money(minor, 'RUB', true)
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <header className={styles.head}>
        <h3 id={titleId}>{t('catalog.varietyPriceHistory')}</h3>
        <p>
          {t('catalog.varietyPriceRange', {
            since: format.day(first.date, 'day'),
            range: format.moneyRange(Math.min(...values), Math.max(...values)),
          })}
        </p>
      </header>
      <fieldset aria-label={t('catalog.length')} className={styles.lengths}>
        {lots
          .filter((one) => pricePoints(prices, one).length > 1)
          .map((one) => (
            <ToggleButton
              key={one.code}
              pressed={one.lengthCm === lengthCm}
              onPressedChange={() => setChosen(one.lengthCm)}
            >
              {t('flowers.lengthCm', { length: one.lengthCm })}
            </ToggleButton>
          ))}
      </fieldset>
      <LazyChart
        label={t('catalog.varietyPriceChart', { length: lot.lengthCm })}
        points={points.map(({ date, price }) => ({ time: dayNumber(date), value: price }))}
        shape="step"
        formatValue={priceOf}
        formatTick={format.price}
        formatTime={dayOf}
        tableLabels={{ time: t('catalog.varietyDay'), value: t('catalog.varietyStemPrice') }}
      />
    </section>
  )
}
