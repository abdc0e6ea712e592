import { ColumnAmount } from '@flower-market/app-runtime/column-amount'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { isPastOwnCutoff, type FlowerCard } from '@flower-market/flower-domain'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { bold } from '../../../components/marked-text/marked-text.tsx'
import { useVarietyEntry, type VarietyNote } from './use-variety-entry.ts'
import { VarietyEntryNote } from './VarietyEntryNote.tsx'
import styles from './VarietyPrices.module.css'
import { VarietyQuantity } from './VarietyQuantity.tsx'

export interface VarietyPricesProps {
  lots: readonly FlowerCard[]
  /** Stems in the cart by the card's code. */
  quantities: ReadonlyMap<string, number>
  now: Date
  /** Orders for the day are over. */
  readOnly: boolean
  onOrder: (card: FlowerCard, quantity: number) => void
}

/** What a stem, a bunch and a box of each length cost, how many there are, and how many are in the cart, which is changed in place. */
export function VarietyPrices({ lots, quantities, now, readOnly, onOrder }: VarietyPricesProps) {
  const t = useTranslate()
  const format = useFormat()
  const table = useRef<HTMLTableElement>(null)
  const { note, enter } = useVarietyEntry(onOrder)
  // Its button goes when it is pressed: the focus goes on to the quantity, which is selected once it shows the new number.
  const takeAll = ({ card, quantity }: VarietyNote): void => {
    flushSync(() => enter(card, quantity))
    table.current?.tBodies[0]?.rows[lots.indexOf(card)]?.querySelector('input')?.focus()
  }
  // In a column all have kopecks or none has, so that they stand below each other.
  const columnOf = (priceOf: (lot: FlowerCard) => number) => {
    const isWhole = lots.every((lot) => priceOf(lot) % 100 === 0)
    return (lot: FlowerCard) => <ColumnAmount>{format.price(priceOf(lot), isWhole)}</ColumnAmount>
  }
  const stem = columnOf(({ price }) => price)
  const bunch = columnOf(({ price, stemsPerBunch }) => price * stemsPerBunch)
  const box = columnOf(({ price, stemsPerBox }) => price * stemsPerBox)
  const ordered = lots.map((lot) => ({ lot, quantity: quantities.get(lot.code) ?? 0 }))
  const stems = ordered.reduce((all, { quantity }) => all + quantity, 0)
  const sum = ordered.reduce((all, { lot, quantity }) => all + lot.price * quantity, 0)
  return (
    <div className={styles.parts}>
      <table ref={table} className={styles.prices}>
        <thead>
          <tr>
            <th scope="col">{t('catalog.varietyLength')}</th>
            <th scope="col">{t('catalog.varietyStem')}</th>
            <th scope="col">{t('catalog.varietyBunch')}</th>
            <th scope="col">{t('catalog.varietyBox')}</th>
            <th scope="col">{t('catalog.varietyStock')}</th>
            <th scope="col">{t('catalog.varietyQuantity')}</th>
          </tr>
        </thead>
        <tbody>
          {ordered.map(({ lot, quantity }) => (
            <tr key={lot.code} data-ordered={quantity > 0 || undefined}>
              <th scope="row">{t('flowers.lengthCm', { length: lot.lengthCm })}</th>
              <td>
                <b>{stem(lot)}</b>
              </td>
              <td>
                {lot.soldBy === 'bunch' ? (
                  bunch(lot)
                ) : (
                  <span className={styles.onlyBoxes}>{t('catalog.onlyBoxes')}</span>
                )}
                <small>{t('flowers.pieces', { count: lot.stemsPerBunch })}</small>
              </td>
              <td>
                {box(lot)}
                <small>{t('flowers.pieces', { count: lot.stemsPerBox })}</small>
              </td>
              <VarietyQuantity
                card={lot}
                quantity={quantity}
                onEnter={readOnly || isPastOwnCutoff(lot, now) ? null : (entered) => enter(lot, entered)}
              />
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.below}>
        <VarietyEntryNote note={note} onTakeAll={takeAll} />
        {stems > 0 && (
          <p className={styles.total}>
            {t.rich('catalog.varietyTotal', { stems, sum: format.money(sum, 'RUB', true), b: bold })}
          </p>
        )}
      </div>
    </div>
  )
}
