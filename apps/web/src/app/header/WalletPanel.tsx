import { Skeleton } from '@flower-market/ui'
import { currencyOfWallet } from '@flower-market/flower-domain'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource } from '@flower-market/app-runtime/server-data'
import styles from './WalletPanel.module.css'

/** What a person's accounts hold, one amount a currency; nothing for somebody without an account. */
export function WalletPanel() {
  const t = useTranslate()
  const format = useFormat()
  const accounts = useResource('accountList', {})
  if (accounts.status === 'loading') return <Skeleton className={styles.loading} />
  if (accounts.status === 'failed') {
    return (
      <button type="button" className={styles.failed} onClick={accounts.refresh}>
        {t('shell.balancesFailed')}
      </button>
    )
  }
  if (accounts.data.length === 0) return null
  return (
    <ul className={styles.wallet} aria-label={t('shell.balances')}>
      {accounts.data.map(({ _id, amount, type }) => (
        <li key={_id}>{format.money(amount, currencyOfWallet(type))}</li>
      ))}
    </ul>
  )
}
