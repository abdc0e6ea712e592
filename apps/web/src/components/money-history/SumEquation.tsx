import { ColumnAmount } from '@flower-market/app-runtime/column-amount'
import styles from './SumEquation.module.css'

/** A sum with its sign: the first has none, the last is what the others make. */
export interface SumPart {
  readonly name: string
  readonly sign: '' | '+' | '\u2212' | '='
  readonly amount: string
}

/** Sums as one equation; on a phone one below the other. */
export function SumEquation({ parts, label }: { parts: readonly SumPart[]; label?: string }) {
  return (
    <dl className={styles.sum} aria-label={label}>
      {parts.map(({ name, sign, amount }) => (
        <div key={name} className={styles.part}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.figure}>
            {sign !== '' && <span className={styles.sign}>{sign}</span>}
            <ColumnAmount>{amount}</ColumnAmount>
          </dd>
        </div>
      ))}
    </dl>
  )
}
