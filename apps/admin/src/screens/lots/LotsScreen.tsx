import { Button, EmptyState, PageHeader, Skeleton } from '@flower-market/ui'
import { UnsavedChangesDialog } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { useState } from 'react'
import { isNarrowed } from '../../state/address-filter.ts'
import { useAddressFilter } from '../../state/use-address-filter.ts'
import { GoodsTabs } from '../../components/goods-tabs/GoodsTabs.tsx'
import { ListPages } from '../../components/list-pages/ListPages.tsx'
import { useMay } from '../../state/use-may.ts'
import { usePage } from '../../state/use-page.ts'
import { lotFilterNames, toLotQuery, toNewLotDefaults } from './lots-filter.ts'
import styles from './LotsScreen.module.css'
import { LotDialog } from './parts/LotDialog.tsx'
import { LotsFilters } from './parts/LotsFilters.tsx'
import { LotsTable } from './parts/LotsTable.tsx'
import { NewLotsTable } from './parts/NewLotsTable.tsx'
import { ReviewDialog } from './parts/ReviewDialog.tsx'
import { SaveBar } from './parts/SaveBar.tsx'
import { useLotDrafts } from './use-lot-drafts.ts'
import { useNewLots } from './use-new-lots.ts'

const lotsPerPage = 50
const listMessages = { loading: 'lots.loading', failedText: 'lots.loadFailedText' } as const

/** All lots as a grid: numbers are typed or pasted into its cells and saved together. */
function LotsScreen() {
  const t = useTranslate()
  const may = useMay()
  const { page, setPage } = usePage()
  const address = useAddressFilter(lotFilterNames)
  const newLots = useNewLots(toNewLotDefaults(address.filter))
  const drafts = useLotDrafts(newLots)
  const [isAdding, setAdding] = useState(false)
  const list = useResource('lotList', { query: { ...toLotQuery(address.filter), page, limit: lotsPerPage } })
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('staff.goods')}
        description={list.status === 'ready' && t('lots.total', { count: list.data.total })}
        actions={may('lotCreate') && <Button onClick={() => setAdding(true)}>{t('lots.add')}</Button>}
      />
      <GoodsTabs />
      <LotsFilters address={address} />
      <ResourceView
        resource={list}
        messages={listMessages}
        skeleton={<Skeleton shape="block" height={560} />}
      >
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState
              title={t(isNarrowed(address.filter) ? 'lots.nothingFound' : 'lots.none')}
              action={
                isNarrowed(address.filter) && <Button onClick={address.clear}>{t('lots.clear')}</Button>
              }
            >
              {t(isNarrowed(address.filter) ? 'lots.nothingFoundText' : 'lots.noneText')}
            </EmptyState>
          ) : (
            <>
              <LotsTable lots={items} state={drafts} isReadOnly={!may('lotsSave')} />
              <ListPages
                page={page}
                perPage={lotsPerPage}
                total={total}
                shown={items.length}
                onPageChange={setPage}
              />
            </>
          )
        }
      </ResourceView>
      {may('lotsSave') && <NewLotsTable state={newLots} />}
      <SaveBar state={drafts} />
      {drafts.isReviewing && <ReviewDialog state={drafts} />}
      {isAdding && <LotDialog onClose={() => setAdding(false)} />}
      <UnsavedChangesDialog
        hasSomethingToLose={drafts.drafts.size > 0 || newLots.rows.length > 0}
        onDiscard={drafts.dropAll}
      />
    </div>
  )
}

export default LotsScreen
