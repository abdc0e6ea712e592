import { PageHeader } from '@flower-market/ui'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource } from '@flower-market/app-runtime/server-data'
import { MoneySkeleton } from '../../components/money-history/MoneySkeleton.tsx'
import { NothingMoved } from '../../components/money-history/NothingMoved.tsx'
import { useMoneyFilter } from '../../components/money-history/use-money-filter.ts'
import { AccountHistory } from './parts/AccountHistory.tsx'
import styles from './BalanceHistoryScreen.module.css'

const listMessages = { loading: 'money.entriesLoading', failedText: 'money.entriesFailedText' } as const

/** The history of one account, the default one unless the address names another. */
function BalanceHistoryScreen() {
  const t = useTranslate()
  const filters = useMoneyFilter()
  const accounts = useResource('accountList', {})
  const { account } = filters.filter
  return (
    <div className={styles.history}>
      <ResourceView
        resource={accounts}
        headingLevel={1}
        messages={listMessages}
        skeleton={
          <>
            <PageHeader title={t('money.balanceHistory')} />
            <MoneySkeleton />
          </>
        }
        empty={
          <>
            <PageHeader title={t('money.balanceHistory')} />
            <NothingMoved isNarrowed={false} onClear={filters.clear} />
          </>
        }
      >
        {(known) => {
          const [first] = known
          const shown = account ?? known.find(({ isDefault }) => isDefault)?._id ?? first?._id ?? ''
          return (
            <AccountHistory
              key={shown}
              accountId={shown}
              account={known.find(({ _id }) => _id === shown) ?? null}
              filters={filters}
            />
          )
        }}
      </ResourceView>
    </div>
  )
}

export default BalanceHistoryScreen
