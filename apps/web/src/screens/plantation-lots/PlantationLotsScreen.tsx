import { PageHeader, Pagination, Skeleton, Stack } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { PageMessage, ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { DayLots } from './parts/DayLots.tsx'

const lotsPerPage = 20
const listMessages = { loading: 'plantation.loading', failedText: 'plantation.loadFailedText' } as const

/** The lots of the plantation that the person represents, the coming days first; the address knows the page. */
function PlantationLotsScreen() {
  const t = useTranslate()
  const format = useFormat()
  const [search, setSearch] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(search.get('page')) || 1))
  const header = <PageHeader title={t('plantation.title')} description={t('plantation.description')} />
  return (
    <ResourceView
      resource={useResource('lotList', { query: { page, limit: lotsPerPage } })}
      headingLevel={1}
      messages={listMessages}
      skeleton={
        <Stack gap={5}>
          {header}
          <Skeleton shape="block" height={340} />
        </Stack>
      }
      empty={
        <PageMessage
          title="plantation.emptyTitle"
          text="plantation.emptyText"
          link={{ to: paths.plantationRequests(), label: 'plantation.toRequests' }}
        />
      }
      isEmpty={({ total }) => total === 0}
    >
      {({ items, total }) => (
        <Stack gap={5}>
          {header}
          {[...Map.groupBy(items, ({ deliveryDate }) => deliveryDate)].map(([date, lots]) => (
            <DayLots key={date} date={date} lots={lots} />
          ))}
          <Pagination
            aria-label={t('plantation.pages')}
            total={total}
            page={page}
            pageSize={lotsPerPage}
            onPageChange={(next) => setSearch(next === 1 ? {} : { page: String(next) })}
            previousLabel={t('plantation.previous')}
            nextLabel={t('plantation.next')}
            pageLabel={(number) => t('plantation.page', { number: format.number(number) })}
            status={t('plantation.shown', {
              from: (page - 1) * lotsPerPage + 1,
              to: (page - 1) * lotsPerPage + items.length,
              total,
            })}
          />
        </Stack>
      )}
    </ResourceView>
  )
}

export default PlantationLotsScreen
