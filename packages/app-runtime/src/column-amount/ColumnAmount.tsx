import styles from './ColumnAmount.module.css'
import { splitFraction } from './split-fraction.ts'

/**
 * An amount in a column that is aligned at its end. Only the kopecks have figures of equal width, which keeps the commas below
 * each other: a 1 of that width stands loose among the other figures.
 */
export function ColumnAmount({ children: amount }: { children: string }) {
  const [whole, rest] = splitFraction(amount)
  return (
    <span className={styles.amount}>
      {whole}
      {rest !== '' && <span className={styles.fraction}>{rest}</span>}
    </span>
  )
}
