import { useTranslate } from '@flower-market/app-runtime/i18n'
import { AccountBalances } from './AccountBalances.tsx'
import styles from './MoneyOverview.module.css'
import { MoneyWays } from './MoneyWays.tsx'

/** What the accounts hold, how it came to be, and where money comes in and goes out. */
export function MoneyOverview() {
  const t = useTranslate()
  return (
    <section className={styles.overview} aria-label={t('transactions.overview')}>
      <AccountBalances />
      <MoneyWays />
    </section>
  )
}
