import { PageHeader } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { AccountList } from '../../components/accounts/AccountList.tsx'
import { ExchangePanel } from './parts/ExchangePanel.tsx'
import { RatesTable } from './parts/RatesTable.tsx'
import { RecentExchanges } from './parts/RecentExchanges.tsx'
import styles from './OperationScreen.module.css'

/** An exchange between one's own accounts, beside the rates that it follows. */
function OperationScreen() {
  const t = useTranslate()
  return (
    <div className={styles.operation}>
      <PageHeader title={t('money.exchange')} description={t('money.exchangeHint')} className={styles.head} />
      <ExchangePanel />
      <div className={styles.aside}>
        <RatesTable />
        <RecentExchanges />
        <section className={styles.accounts} aria-label={t('money.ownAccounts')}>
          <h2 className={styles.title}>{t('money.ownAccounts')}</h2>
          <AccountList />
        </section>
      </div>
    </div>
  )
}

export default OperationScreen
