import {
  fixMismatches,
  isLoss,
  lineTotal,
  packStep,
  sellableStems,
  type CartMismatch,
} from '@flower-market/flower-domain'
import { FlowerPlate, IconButton, QuantityStepper, Skeleton, TrashIcon } from '@flower-market/ui'
import { ChangedMoney } from '../../../components/changed-money/ChangedMoney.tsx'
import { FlowerName } from '../../../components/flower-name/FlowerName.tsx'
import { LineMismatches } from '../../../components/line-mismatches/LineMismatches.tsx'
import { pictureKind } from '@flower-market/app-runtime/flowers'
import { usePacking } from '../../../components/packing/use-packing.ts'
import type { CheckedLine } from '../../../flows/checkout/cart-lines.ts'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './CartLine.module.css'
import { useLineQuantity } from './use-line-quantity.ts'
import type { LineColumns } from '../../../components/order-line/line-columns.ts'

export interface CartLineProps {
  line: CheckedLine
  /** The line's name as it is said. */
  name: string
  columns: LineColumns
  /** Stems; 0 takes the line out. */
  onQuantity: (stems: number) => void
  onFix: (mismatch: CartMismatch) => void
  onRemove: () => void
}

/** One line of the cart: what, how much, for how much, and what no longer fits. */
export function CartLine({ line, name, columns, onQuantity, onFix, onRemove }: CartLineProps) {
  const t = useTranslate()
  const packing = usePacking()
  const { item, card, mismatches } = line
  const current = fixMismatches(item, mismatches)
  const { message, commit } = useLineQuantity(card, onQuantity)
  const isLost = mismatches.some(isLoss)
  const isEnded = mismatches.some(({ kind, now }) => kind !== 'price-changed' && now === 0)
  return (
    <li
      className={styles.line}
      data-line
      data-changed={mismatches.length === 0 ? undefined : isLost ? 'lost' : 'price'}
    >
      {card === null ? (
        <>
          <Skeleton shape="block" width={58} height={58} className={styles.plate} />
          <span className={styles.name}>{name}</span>
        </>
      ) : (
        <>
          <FlowerPlate kind={pictureKind(card)} tint={card.tint} className={styles.plate} />
          <FlowerName
            variety={card.variety}
            lengthCm={card.lengthCm}
            plantation={card.plantation}
            country={card.country}
            className={styles.name}
          />
        </>
      )}
      <span className={styles.price}>
        <ChangedMoney was={item.price} now={current?.price ?? item.price} write={columns.writePrice} />
      </span>
      {card === null || isEnded ? (
        <span className={styles.fixed}>{t('flowers.pieces', { count: item.quantity })}</span>
      ) : (
        <div className={styles.quantity}>
          <QuantityStepper
            value={item.quantity}
            step={packStep(card)}
            max={sellableStems(card.stemsAvailable, card)}
            onCommit={commit}
            message={message}
            label={t('cart.quantityOf', { name })}
            decreaseLabel={t('cart.fewer', { name })}
            increaseLabel={t('cart.more', { name })}
          />
          <span className={styles.packing}>{packing(item.quantity, card)}</span>
        </div>
      )}
      <span className={styles.sum}>
        <ChangedMoney
          was={lineTotal(item).minor}
          now={current === null ? 0 : lineTotal(current).minor}
          write={columns.writeSum}
        />
      </span>
      <IconButton
        label={t('cart.removeOf', { name })}
        onClick={onRemove}
        className={styles.remove}
        data-remove
      >
        <TrashIcon />
      </IconButton>
      {mismatches.length > 0 && (
        <div className={styles.mismatches}>
          <LineMismatches item={item} name={name} mismatches={mismatches} onFix={onFix} />
        </div>
      )}
    </li>
  )
}
