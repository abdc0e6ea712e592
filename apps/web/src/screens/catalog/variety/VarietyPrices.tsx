import type { FlowerCard } from '@flower-market/flower-domain'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './VarietyDialog.module.css'

export interface VarietyPricesProps {
  lots: readonly FlowerCard[]
  /** Stems in the cart by the card's code. */
  quantities: ReadonlyMap<string, number>
}

/** What a stem, a bunch and a box of each length cost, how many there are, and how many are in the cart. */
export function VarietyPrices({ lots, quantities }: VarietyPricesProps) {
  const t = useTranslate()
  const format = useFormat()
  // In a column all have kopecks or none has, so that they stand below each other.
  const columnOf = (priceOf: (lot: FlowerCard) => number) => {
    const isWhole = lots.every((lot) => priceOf(lot) % 100 === 0)
    return (lot: FlowerCard): string => format.price(priceOf(lot), isWhole)
  }
  const stem = columnOf(({ price }) => price)
  const bunch = columnOf(({ price, stemsPerBunch }) => price * stemsPerBunch)
  const box = columnOf(({ price, stemsPerBox }) => price * stemsPerBox)
  return (
    <table className={styles.prices}>
      <thead>
        <tr>
          <th scope="col">{t('catalog.varietyLength')}</th>
          <th scope="col">{t('catalog.varietyStem')}</th>
          <th scope="col">{t('catalog.varietyBunch')}</th>
          <th scope="col">{t('catalog.varietyBox')}</th>
          <th scope="col">{t('catalog.varietyStock')}</th>
        </tr>
      </thead>
      <tbody>
        {lots.map((lot) => {
          const { code, lengthCm, stemsPerBunch, stemsPerBox, stemsAvailable, soldBy } = lot
          const quantity = quantities.get(code) ?? 0
          return (
            <tr key={code} data-ordered={quantity > 0 || undefined}>
              <th scope="row">{t('flowers.lengthCm', { length: lengthCm })}</th>
              <td>
                <b>{stem(lot)}</b>
              </td>
              <td>
                {soldBy === 'bunch' ? bunch(lot) : t('catalog.onlyBoxes')}
                <small>{t('flowers.pieces', { count: stemsPerBunch })}</small>
              </td>
              <td>
                {box(lot)}
                <small>{t('flowers.pieces', { count: stemsPerBox })}</small>
              </td>
              <td>
                {format.number(stemsAvailable)}
                {quantity > 0 && <small>{t('catalog.varietyInCart', { quantity })}</small>}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
