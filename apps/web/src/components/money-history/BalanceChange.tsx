import { currencyOfWallet, type WalletType } from '@flower-market/flower-domain'
import { VisuallyHidden } from '@flower-market/ui'
import { ColumnAmount } from '@flower-market/app-runtime/column-amount'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './BalanceChange.module.css'

export interface BalanceChangeProps {
  before: number
  after: number
  type: WalletType
}

/** The balance before and after. */
export function BalanceChange({ before, after, type }: BalanceChangeProps) {
  const t = useTranslate()
  const format = useFormat()
  const currency = currencyOfWallet(type)
  return (
    <span>
      <VisuallyHidden>{t('money.before')} </VisuallyHidden>
      <span className={styles.before}>
        <ColumnAmount>{format.money(before, currency)}</ColumnAmount>
      </span>{' '}
      <span className={styles.after}>
        <span aria-hidden="true" className={styles.arrow}>
          →
        </span>
        <VisuallyHidden> {t('money.after')} </VisuallyHidden>
        <ColumnAmount>{format.money(after, currency)}</ColumnAmount>
      </span>
    </span>
  )
}
