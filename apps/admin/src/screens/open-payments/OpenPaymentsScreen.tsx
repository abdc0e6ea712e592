import { Button, EmptyState, PageHeader, Skeleton, Stack } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { MoreRows, ResourceView } from '@flower-market/app-runtime/resource-view'
import { usePagedList } from '@flower-market/app-runtime/server-data'
import { MoneyTabs } from '../../components/money-tabs/MoneyTabs.tsx'
import { isNarrowed } from '../../state/address-filter.ts'
import { useAddressFilter } from '../../state/use-address-filter.ts'
import { filterNames, toQuery } from './open-payments-filter.ts'
import { PaymentsFilters } from './parts/PaymentsFilters.tsx'
import { PaymentsTable } from './parts/PaymentsTable.tsx'

const paymentsPerPage = 20
const messages = { loading: 'books.paymentsLoading', failedText: 'books.paymentsFailedText' } as const
const moreMessages = {
  more: 'books.morePayments',
  failed: 'books.morePaymentsFailed',
  shown: 'books.shownPayments',
} as const

/** Payments whose money staff confirm: whoever comes with cash is found by the code on their screen. */
function OpenPaymentsScreen() {
  const t = useTranslate()
  const { filter, searchText, setSearchText, change, clear } = useAddressFilter(filterNames)
  const payments = usePagedList('openPayments', (page) => ({
    query: { page, limit: paymentsPerPage, ...toQuery(filter) },
  }))
  return (
    <Stack gap={5}>
      <PageHeader title={t('books.openPayments')} description={t('books.openPaymentsLead')} />
      <MoneyTabs current="payments" />
      <PaymentsFilters
        method={filter.method}
        searchText={searchText}
        onSearchTextChange={setSearchText}
        onMethodChange={(method) => change({ method })}
      />
      <ResourceView
        resource={payments.list}
        messages={messages}
        skeleton={<Skeleton shape="block" height={480} />}
      >
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState
              title={t('books.noOpenPayments')}
              action={isNarrowed(filter) && <Button onClick={clear}>{t('books.allPayments')}</Button>}
            >
              {t(isNarrowed(filter) ? 'books.noPaymentsFound' : 'books.noPaymentsText')}
            </EmptyState>
          ) : (
            <>
              <PaymentsTable payments={rows} />
              <MoreRows paged={payments} messages={moreMessages} />
            </>
          )
        }
      </ResourceView>
    </Stack>
  )
}

export default OpenPaymentsScreen
