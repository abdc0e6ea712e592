import { Button, EmptyState, PageHeader, Skeleton, Stack } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { MoreRows, ResourceView } from '@flower-market/app-runtime/resource-view'
import { usePagedList } from '@flower-market/app-runtime/server-data'
import { MoneyTabs } from '../../components/money-tabs/MoneyTabs.tsx'
import { isNarrowed } from '../../state/address-filter.ts'
import { useAddressFilter } from '../../state/use-address-filter.ts'
import { TransfersFilters } from './parts/TransfersFilters.tsx'
import { TransfersTable } from './parts/TransfersTable.tsx'
import { filterNames, toQuery } from './transfers-filter.ts'

const transfersPerPage = 20
const messages = { loading: 'payouts.loading', failedText: 'payouts.loadFailedText' } as const
const moreMessages = {
  more: 'payouts.more',
  failed: 'payouts.moreFailed',
  shown: 'payouts.shown',
} as const

/** Transfers to plantations: what is to be sent, what waits for an answer, and what came of the others. */
function TransfersScreen() {
  const t = useTranslate()
  const { filter, searchText, setSearchText, change, clear } = useAddressFilter(filterNames)
  const transfers = usePagedList('transactionReview', (page) => ({
    query: { page, limit: transfersPerPage, ...toQuery(filter) },
  }))
  return (
    <Stack gap={5}>
      <PageHeader title={t('payouts.title')} description={t('payouts.lead')} />
      <MoneyTabs current="transfers" />
      <TransfersFilters
        status={filter.status}
        searchText={searchText}
        onSearchTextChange={setSearchText}
        onStatusChange={(status) => change({ status })}
      />
      <ResourceView
        resource={transfers.list}
        messages={messages}
        skeleton={<Skeleton shape="block" height={480} />}
      >
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState
              title={t(isNarrowed(filter) ? 'payouts.nothingFound' : 'payouts.nothingOpen')}
              action={isNarrowed(filter) && <Button onClick={clear}>{t('payouts.showOpen')}</Button>}
            >
              {t(isNarrowed(filter) ? 'payouts.nothingFoundText' : 'payouts.nothingOpenText')}
            </EmptyState>
          ) : (
            <>
              <TransfersTable transfers={rows} />
              <MoreRows paged={transfers} messages={moreMessages} />
            </>
          )
        }
      </ResourceView>
    </Stack>
  )
}

export default TransfersScreen
