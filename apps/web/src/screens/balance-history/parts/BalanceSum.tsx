import { currencyOfWallet, type BalanceSummary, type WalletType } from '@flower-market/flower-domain'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './BalanceSum.module.css'

export interface BalanceSumProps {
  /** Null where the rows do not follow each other: filters have left some out. */
  summary: BalanceSummary | null
  type: WalletType
}

/** The rows above as one equation: what there was, what came, what went, what there is. */
export function BalanceSum({ summary, type }: BalanceSumProps) {
  const t = useTranslate()
  const format = useFormat()
  if (summary === null) return null
  const parts = [
    { name: 'sumBefore', sign: '', minor: summary.before },
    { name: 'sumAdded', sign: '+', minor: summary.added },
    { name: 'sumTaken', sign: '\u2212', minor: summary.taken },
    { name: 'sumAfter', sign: '=', minor: summary.after },
  ] as const
  return (
    <dl className={styles.sum}>
      {parts.map(({ name, sign, minor }) => (
        <div key={name} className={styles.part}>
          <dt className={styles.name}>{t(`money.${name}`)}</dt>
          <dd className={styles.figure}>
            {sign !== '' && <span className={styles.sign}>{sign}</span>}
            {format.money(minor, currencyOfWallet(type))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
