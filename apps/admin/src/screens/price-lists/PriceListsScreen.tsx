import { EmptyState, PageHeader, Skeleton } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { GoodsTabs } from '../../components/goods-tabs/GoodsTabs.tsx'
import { useMay } from '../../state/use-may.ts'
import { PriceListTable } from './parts/PriceListTable.tsx'
import { UploadForm } from './parts/UploadForm.tsx'
import styles from './PriceListsScreen.module.css'

const shownImports = 50
const listMessages = { loading: 'imports.loading', failedText: 'imports.loadFailedText' } as const

/** Where price lists of plantations are uploaded, and those that were. */
function PriceListsScreen() {
  const t = useTranslate()
  const may = useMay()
  const list = useResource('stockImportList', { query: { limit: shownImports } })
  return (
    <div className={styles.page}>
      <PageHeader title={t('staff.priceLists')} description={t('imports.intro')} />
      <GoodsTabs />
      {may('stockImportCreate') && <UploadForm />}
      <ResourceView
        resource={list}
        messages={listMessages}
        skeleton={<Skeleton shape="block" height={280} />}
      >
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t('imports.none')}>{t('imports.noneText')}</EmptyState>
          ) : (
            <PriceListTable imports={items} />
          )
        }
      </ResourceView>
    </div>
  )
}

export default PriceListsScreen
