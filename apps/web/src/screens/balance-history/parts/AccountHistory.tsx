import type { CallOutput } from '@flower-market/api-client'
import { currencyOfWallet, summarizeBalance } from '@flower-market/flower-domain'
import { PageHeader } from '@flower-market/ui'
import { MoreRows, ResourceView } from '@flower-market/app-runtime/resource-view'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { usePagedList } from '@flower-market/app-runtime/server-data'
import { BalanceChart } from '../../../components/balance-chart/BalanceChart.tsx'
import { MoneyFilters } from '../../../components/money-history/MoneyFilters.tsx'
import { MoneySkeleton } from '../../../components/money-history/MoneySkeleton.tsx'
import { NothingMoved } from '../../../components/money-history/NothingMoved.tsx'
import { StatementDownloads } from '../../../components/money-history/StatementDownloads.tsx'
import type { useMoneyFilter } from '../../../components/money-history/use-money-filter.ts'
import { BalanceSum } from './BalanceSum.tsx'
import { EntriesTable } from './EntriesTable.tsx'
import styles from './AccountHistory.module.css'

const moreMessages = { more: 'money.more', failed: 'money.moreFailed', shown: 'money.shown' } as const

const entriesPerPage = 20

const listMessages = { loading: 'money.entriesLoading', failedText: 'money.entriesFailedText' } as const

export interface AccountHistoryProps {
  accountId: string
  /** Null where the address names an account that is none of the person's. */
  account: CallOutput<'accountList'>[number] | null
  filters: ReturnType<typeof useMoneyFilter>
}

/** The entries of an account, the newest first, and how they add up. */
export function AccountHistory({ accountId, account, filters }: AccountHistoryProps) {
  const t = useTranslate()
  const format = useFormat()
  const { account: _account, ...filter } = filters.filter
  const { from, to } = filter
  const { list, showMore } = usePagedList('balanceHistory', (page) => ({
    query: { page, limit: entriesPerPage, accountId, ...filter },
  }))
  const nothing = <NothingMoved isNarrowed={Object.keys(filter).length > 0} onClear={filters.clear} />
  return (
    <>
      <PageHeader
        title={t('money.balanceHistory')}
        description={
          account &&
          t('money.onAccount', { amount: format.money(account.amount, currencyOfWallet(account.type)) })
        }
      />
      {account !== null && <BalanceChart accountId={accountId} shown={{ from, to, today: filters.today }} />}
      <div className={styles.tools}>
        <MoneyFilters filters={filters} accountId={accountId} />
        {account !== null && <StatementDownloads accountId={accountId} period={{ from, to }} />}
      </div>
      <ResourceView
        resource={list}
        headingLevel={2}
        messages={listMessages}
        skeleton={<MoneySkeleton />}
        empty={nothing}
        notFound={<NothingMoved isNarrowed onClear={filters.clear} />}
        isEmpty={({ rows }) => rows.length === 0}
      >
        {({ rows }) => (
          <>
            <EntriesTable rows={rows} />
            <BalanceSum summary={summarizeBalance(rows)} type={rows[0]?.type ?? 'RUBLE'} />
            <MoreRows paged={{ list, showMore }} messages={moreMessages} />
          </>
        )}
      </ResourceView>
    </>
  )
}
