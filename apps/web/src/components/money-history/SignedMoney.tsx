import { ColumnAmount } from '@flower-market/app-runtime/column-amount'
import { currencyOfWallet, operationSign, type WalletType } from '@flower-market/flower-domain'
import { useFormat } from '@flower-market/app-runtime/i18n'
import styles from './SignedMoney.module.css'

export interface SignedMoneyProps {
  minor: number
  type: WalletType
  /** Whether the balance has not changed by it: nothing has come or gone. @default false */
  isQuiet?: boolean
}

/** What a movement adds or takes, with its sign; what was added stands out. */
export function SignedMoney({ minor, type, isQuiet = false }: SignedMoneyProps) {
  const format = useFormat()
  return (
    <span className={styles.money} data-sign={operationSign(minor)} data-quiet={isQuiet || undefined}>
      <ColumnAmount>{format.signedMoney(minor, currencyOfWallet(type))}</ColumnAmount>
    </span>
  )
}
