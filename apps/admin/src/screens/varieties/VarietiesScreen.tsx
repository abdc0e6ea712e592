import { Button, EmptyState, PageHeader, Skeleton } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { useState } from 'react'
import { isNarrowed } from '../../state/address-filter.ts'
import { useAddressFilter } from '../../state/use-address-filter.ts'
import { useMay } from '../../state/use-may.ts'
import { usePage } from '../../state/use-page.ts'
import { GoodsTabs } from '../../components/goods-tabs/GoodsTabs.tsx'
import { ListPages } from '../../components/list-pages/ListPages.tsx'
import { VarietiesFilters } from './parts/VarietiesFilters.tsx'
import { VarietiesTable } from './parts/VarietiesTable.tsx'
import { VarietyDialog } from './parts/VarietyDialog.tsx'
import { toVarietyQuery, varietyFilterNames } from './varieties-filter.ts'
import type { Variety } from './variety-form.ts'
import styles from './VarietiesScreen.module.css'

const varietiesPerPage = 50
const listMessages = { loading: 'varieties.loading', failedText: 'varieties.failed' } as const

/** The varieties that the shop knows, with the measurements that buyers read. */
function VarietiesScreen() {
  const t = useTranslate()
  const may = useMay()
  const { page, setPage } = usePage()
  const address = useAddressFilter(varietyFilterNames)
  const [edited, setEdited] = useState<Variety | null>(null)
  const query = { ...toVarietyQuery(address.filter), page, limit: varietiesPerPage }
  const list = useResource('varietyRecords', { query })
  const isFiltered = isNarrowed(address.filter)
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('staff.varieties')}
        description={list.status === 'ready' && t('varieties.total', { count: list.data.total })}
      />
      <GoodsTabs />
      <VarietiesFilters address={address} />
      <ResourceView
        resource={list}
        messages={listMessages}
        skeleton={<Skeleton shape="block" height={560} />}
      >
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState
              title={t(isFiltered ? 'varieties.nothingFound' : 'varieties.none')}
              action={isFiltered && <Button onClick={address.clear}>{t('varieties.clear')}</Button>}
            >
              {t(isFiltered ? 'varieties.nothingFoundText' : 'varieties.noneText')}
            </EmptyState>
          ) : (
            <>
              <VarietiesTable varieties={items} onEdit={may('varietyUpdate') ? setEdited : null} />
              <ListPages
                page={page}
                perPage={varietiesPerPage}
                total={total}
                shown={items.length}
                onPageChange={setPage}
              />
            </>
          )
        }
      </ResourceView>
      {edited !== null && <VarietyDialog known={edited} onClose={() => setEdited(null)} />}
    </div>
  )
}

export default VarietiesScreen
