import type { CallInput } from '@flower-market/api-client'
import { LoadMore } from '@flower-market/ui'
import { PageMessage, ResourceView } from '@flower-market/app-runtime/resource-view'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../paths.ts'
import { usePagedList } from '@flower-market/app-runtime/server-data'
import styles from './HistoryScreen.module.css'
import { HistorySkeleton } from './parts/HistorySkeleton.tsx'
import { HistoryTable } from './parts/HistoryTable.tsx'

const ordersPerPage = 20

function pageOf(page: number): CallInput<'purchaseList'> {
  return { query: { page, limit: ordersPerPage } }
}

const listMessages = { loading: 'history.loading', failedText: 'history.loadFailedText' } as const

function Head({ total }: { total?: number }) {
  const t = useTranslate()
  return (
    <header className={styles.head}>
      <h1>{t('history.title')}</h1>
      {total !== undefined && <p className={styles.total}>{t('history.total', { count: total })}</p>}
    </header>
  )
}

const skeleton = (
  <div className={styles.history}>
    <Head />
    <HistorySkeleton />
  </div>
)

const empty = (
  <PageMessage
    title="history.emptyTitle"
    text="history.emptyText"
    link={{ to: paths.catalog(), label: 'history.toCatalog' }}
  />
)

/** Every order of the person, newest first; the address knows how many pages are shown. */
function HistoryScreen() {
  const t = useTranslate()
  const { list, showMore } = usePagedList('purchaseList', pageOf)
  return (
    <ResourceView
      resource={list}
      headingLevel={1}
      messages={listMessages}
      skeleton={skeleton}
      empty={empty}
      isEmpty={({ rows }) => rows.length === 0}
    >
      {({ rows, total, next }) => (
        <div className={styles.history}>
          <Head total={total} />
          <HistoryTable rows={rows} />
          <LoadMore
            state={next}
            onMore={showMore}
            onRetry={list.refresh}
            moreLabel={t('history.more')}
            retryLabel={t('runtime.retry')}
            failedText={t('history.moreFailed')}
            status={t('history.shown', { shown: rows.length, total })}
          />
        </div>
      )}
    </ResourceView>
  )
}

export default HistoryScreen
