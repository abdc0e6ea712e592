import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { lineTotal, type CartItem, type FlowerCard } from '@flower-market/flower-domain'
import { FlowerPlate } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { ChangedMoney } from '../changed-money/ChangedMoney.tsx'
import { FlowerName } from '../flower-name/FlowerName.tsx'
import { pictureKind } from '@flower-market/app-runtime/flowers'
import { usePacking } from '../packing/use-packing.ts'
import styles from './OrderLine.module.css'
import type { LineColumns } from './line-columns.ts'

export interface OrderLineProps {
  /** The lot; null when nothing is known of it, then `name` stands for it. */
  card: FlowerCard | null
  name: string
  /** As it was put into the cart. */
  item: CartItem
  /** As it can be had now; null if it cannot. */
  current: CartItem | null
  columns: LineColumns
  /** Shows picture and plantation, too, in columns. @default false */
  isFull?: boolean
  /** What has changed in it since it was put into the cart: something is lost, or it is to be had in another way. @default nothing */
  changed?: 'lost' | 'other' | undefined
  /** What is to be said under the line. */
  children?: ReactNode
}

/** A line of an order that is only read: name, price, quantity with its packing, sum; what has changed is struck through. */
export function OrderLine(props: OrderLineProps) {
  const { card, name, item, current, columns, isFull = false, changed, children } = props
  const { price, quantity } = current ?? item
  const t = useTranslate()
  const packing = usePacking()
  return (
    <li className={cx(styles.line, isFull && styles.full)} data-changed={changed}>
      {isFull && card !== null && (
        <FlowerPlate kind={pictureKind(card)} tint={card.tint} size="s" className={styles.plate} />
      )}
      {isFull && card !== null ? (
        <FlowerName
          variety={card.variety}
          lengthCm={card.lengthCm}
          plantation={card.plantation}
          country={card.country}
          className={styles.name}
        />
      ) : (
        <span className={cx(styles.name, styles.plain)}>{name}</span>
      )}
      <span className={styles.facts}>
        <span className={styles.quantity}>
          {quantity !== item.quantity && (
            <>
              <s>{t('flowers.pieces', { count: item.quantity })}</s>{' '}
            </>
          )}
          {t('flowers.pieces', { count: quantity })}
        </span>
        {card !== null && <span className={styles.packing}>{packing(quantity, card)}</span>}
        <span className={styles.price}>
          <ChangedMoney was={item.price} now={price} write={columns.writePrice} />
        </span>
      </span>
      <span className={styles.sum}>
        <ChangedMoney
          was={lineTotal(item).minor}
          now={current === null ? 0 : lineTotal(current).minor}
          write={columns.writeSum}
        />
      </span>
      {children && <div className={styles.note}>{children}</div>}
    </li>
  )
}
