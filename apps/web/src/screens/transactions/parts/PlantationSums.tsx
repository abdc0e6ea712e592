import type { CallOutput } from '@flower-market/api-client'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './PlantationStatement.module.css'

const names = ['shipped', 'claimed', 'accepted', 'sent'] as const

/** What a plantation's statement sums to, each currency by itself; what is nothing is left out. */
export function PlantationSums({ sums }: Pick<CallOutput<'plantationStatement'>, 'sums'>) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <dl className={styles.sums}>
      {sums.flatMap(({ currency, ...sum }) =>
        names
          .filter((name) => sum[name] !== 0)
          .map((name) => (
            <div key={`${name} ${currency}`}>
              <dt className={styles.term}>{t(`transfers.statementSum.${name}`)}</dt>
              <dd className={styles.sum}>{format.money(sum[name], currency)}</dd>
            </div>
          )),
      )}
    </dl>
  )
}
