import { Button, EmptyState, PageHeader, Pagination, Skeleton } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isNarrowed } from '../../state/address-filter.ts'
import { useAddressFilter } from '../../state/use-address-filter.ts'
import { useMay } from '../../state/use-may.ts'
import { GoodsTabs } from '../../components/goods-tabs/GoodsTabs.tsx'
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
  const [params, setParams] = useSearchParams()
  const address = useAddressFilter(varietyFilterNames)
  const [edited, setEdited] = useState<Variety | null>(null)
  const page = Math.max(1, Math.trunc(Number(params.get('page')) || 1))
  const query = { ...toVarietyQuery(address.filter), page, limit: varietiesPerPage }
  const list = useResource('varietyRecords', { query })
  const isFiltered = isNarrowed(address.filter)

  const turn = (to: number): void => {
    const next = new URLSearchParams(params)
    next.set('page', String(to))
    setParams(next)
  }
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
              <Pagination
                aria-label={t('varieties.pages')}
                total={total}
                page={page}
                pageSize={varietiesPerPage}
                onPageChange={turn}
                previousLabel={t('varieties.previousPage')}
                nextLabel={t('varieties.nextPage')}
                pageLabel={(number) => t('varieties.page', { number })}
                status={t('varieties.shown', {
                  from: (page - 1) * varietiesPerPage + 1,
                  to: (page - 1) * varietiesPerPage + items.length,
                  total,
                })}
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
