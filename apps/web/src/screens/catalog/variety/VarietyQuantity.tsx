import { packStep, sellableStems, type FlowerCard } from '@flower-market/flower-domain'
import { QuantityStepper } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './VarietyPrices.module.css'

export interface VarietyQuantityProps {
  card: FlowerCard
  /** Stems in the cart. */
  quantity: number
  /** Null where nothing can be ordered any more. */
  onEnter: ((stems: number) => void) | null
}

/** How many stems of a lot there are, and how many of them are in the cart. */
export function VarietyQuantity({ card, quantity, onEnter }: VarietyQuantityProps) {
  const t = useTranslate()
  const format = useFormat()
  const name = t('flowers.nameWithLength', { variety: card.variety, length: card.lengthCm })
  const inCart = quantity > 0 && <small>{t('catalog.varietyInCart', { quantity })}</small>
  return (
    <>
      <td className={styles.stock}>
        <span className={styles.label} aria-hidden="true">
          {t('catalog.varietyStock')}
        </span>
        {format.number(card.stemsAvailable)}
      </td>
      <td className={styles.quantity}>
        {onEnter === null ? (
          inCart
        ) : (
          <QuantityStepper
            value={quantity}
            step={packStep(card)}
            max={sellableStems(card.stemsAvailable, card)}
            onCommit={onEnter}
            label={t('catalog.stemsOf', { name })}
            decreaseLabel={t('catalog.less', { name })}
            increaseLabel={t('catalog.more', { name })}
            className={styles.stepper}
          />
        )}
      </td>
    </>
  )
}
