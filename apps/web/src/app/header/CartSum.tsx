import { Skeleton } from '@flower-market/ui'
import { useFormat } from '@flower-market/app-runtime/i18n'
import type { FrameTotals } from '../../state/use-cart.ts'
import styles from './CartSum.module.css'

/** What the flowers of the cart cost today; until that is known, a place of the same size. */
export function CartSum({ goods, isCurrent }: Pick<FrameTotals, 'goods' | 'isCurrent'>) {
  const sum = useFormat().money(goods.minor, 'RUB', true)
  if (isCurrent) return sum
  return (
    <Skeleton shape="block" className={styles.place}>
      <span className={styles.sum}>{sum}</span>
    </Skeleton>
  )
}
