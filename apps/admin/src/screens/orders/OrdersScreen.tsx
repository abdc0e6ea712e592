import { Button, EmptyState, PageHeader, Skeleton } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { usePagedList, useResource } from '@flower-market/app-runtime/server-data'
import { paths } from '../../paths.ts'
import { isNarrowed } from '../../state/address-filter.ts'
import { useAddressFilter } from '../../state/use-address-filter.ts'
import { ordersFilterNames, toQuery } from './orders-filter.ts'
import styles from './OrdersScreen.module.css'
import { OrdersFilters } from './parts/OrdersFilters.tsx'
import { OrdersList } from './parts/OrdersList.tsx'
import { OrdersSummary } from './parts/OrdersSummary.tsx'
import { OrderViews } from './parts/OrderViews.tsx'
import { StatusTabs } from './parts/StatusTabs.tsx'

const ordersPerPage = 50
const listMessages = { loading: 'orders.loading', failedText: 'orders.loadFailedText' } as const

/** Everybody's orders; the address holds the filters and how many pages are shown. */
function OrdersScreen() {
  const t = useTranslate()
  const { filter, searchText, setSearchText, change, clear } = useAddressFilter(ordersFilterNames)
  const query = toQuery(filter)
  const orders = usePagedList('staffOrders', (page) => ({ query: { page, limit: ordersPerPage, ...query } }))
  const first = useResource('staffOrders', { query: { page: 1, limit: ordersPerPage, ...query } })
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('orders.title')}
        description={first.status === 'ready' && <OrdersSummary answer={first.data} status={filter.status} />}
        actions={
          <Button asChild>
            <LocalizedLink to={paths.deliveries()}>{t('orders.deliveries')}</LocalizedLink>
          </Button>
        }
      />
      <OrderViews filter={filter} />
      <OrdersFilters
        filter={filter}
        searchText={searchText}
        onSearchTextChange={setSearchText}
        onChange={change}
      />
      {first.status === 'ready' && (
        <StatusTabs
          byStatus={first.data.byStatus}
          shown={filter.status}
          onShow={(status) => change({ status })}
        />
      )}
      <ResourceView
        resource={orders.list}
        messages={listMessages}
        skeleton={<Skeleton shape="block" height={560} />}
      >
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState
              title={t('orders.nothingFound')}
              action={isNarrowed(filter) && <Button onClick={clear}>{t('orders.clear')}</Button>}
            >
              {t('orders.nothingFoundText')}
            </EmptyState>
          ) : (
            <OrdersList rows={rows} orders={orders} />
          )
        }
      </ResourceView>
    </div>
  )
}

export default OrdersScreen
