import type { FlowerCard, GridRow } from '@flower-market/flower-domain'
import { useId, type CSSProperties } from 'react'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useFarm } from '../../../components/flower-name/use-farm.ts'
import { lotsOf, type OtherPlantation } from './other-plantations.ts'
import styles from './VarietyHistory.module.css'

export interface VarietyElsewhereProps {
  /** The row of the variety that is shown. */
  facts: GridRow
  others: readonly OtherPlantation[]
  /** Shows the variety of another row. */
  onRow: (row: number) => void
}

function ofLength(lots: readonly FlowerCard[], length: number): FlowerCard | undefined {
  return lots.find(({ lengthCm }) => lengthCm === length)
}

interface PriceThereProps {
  lot: FlowerCard | undefined
  /** The lot of the same length that is looked at. */
  own: FlowerCard | undefined
}

/** What a stem costs, and how much less or more than the same length that is looked at. */
function PriceThere({ lot, own }: PriceThereProps) {
  const format = useFormat()
  if (lot === undefined) return <td data-none>—</td>
  const more = own === undefined ? 0 : lot.price - own.price
  return (
    <td>
      {format.price(lot.price)}
      {more !== 0 && (
        <small data-cheaper={more < 0 || undefined}>
          {more < 0 ? '\u2212' : '+'}
          {format.price(Math.abs(more))}
        </small>
      )}
    </td>
  )
}

/** What the same variety costs at other plantations on the same day, by length, beside the one that is looked at. */
export function VarietyElsewhere({ facts, others, onRow }: VarietyElsewhereProps) {
  const t = useTranslate()
  const farmOf = useFarm()
  const titleId = useId()
  if (others.length === 0) return null
  const own = lotsOf(facts)
  const lengths = [
    ...new Set([own, ...others.map(({ lots }) => lots)].flat().map(({ lengthCm }) => lengthCm)),
  ].toSorted((left, right) => left - right)
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h3 id={titleId}>{t('catalog.varietyElsewhere', { variety: facts.variety })}</h3>
      <table className={styles.prices} style={{ '--lengths': lengths.length } as CSSProperties}>
        <thead>
          <tr>
            <th scope="col">{t('catalog.varietyStem')}</th>
            {lengths.map((length) => (
              <th key={length} scope="col">
                {t('flowers.lengthCm', { length })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr data-own>
            <th scope="row">{farmOf(facts)}</th>
            {lengths.map((length) => (
              <PriceThere key={length} lot={ofLength(own, length)} own={undefined} />
            ))}
          </tr>
          {others.map((other) => (
            <tr key={other.facts.key}>
              <th scope="row">
                <button type="button" onClick={() => onRow(other.row)}>
                  {farmOf(other.facts)}
                </button>
              </th>
              {lengths.map((length) => (
                <PriceThere key={length} lot={ofLength(other.lots, length)} own={ofLength(own, length)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
