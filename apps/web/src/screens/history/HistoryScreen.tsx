import type { CallInput } from '@flower-market/api-client'
import { Button, EmptyState } from '@flower-market/ui'
import { ListMore } from '../../components/list-more/ListMore.tsx'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../paths.ts'
import { LocalizedLink, usePageTitle } from '@flower-market/app-runtime/navigation'
import { usePagedList } from '@flower-market/app-runtime/server-data'
import styles from './HistoryScreen.module.css'
import { HistorySkeleton } from './parts/HistorySkeleton.tsx'
import { HistoryTable } from './parts/HistoryTable.tsx'

const ordersPerPage = 20

function pageOf(page: number): CallInput<'purchaseList'> {
  return { query: { page, limit: ordersPerPage } }
}

const moreLabels = {
  more: 'history.more',
  failed: 'history.moreFailed',
  retry: 'history.retry',
  shown: 'history.shown',
} as const

/** Every order of the person, newest first; the address knows how many pages are shown. */
function HistoryScreen() {
  const t = useTranslate()
  usePageTitle('history.title')
  const { list, showMore } = usePagedList('purchaseList', pageOf)

  if (list.status === 'failed') {
    return (
      <EmptyState
        role="alert"
        headingLevel={1}
        title={t('history.loadFailed')}
        action={
          <Button tone="primary" size="l" onClick={list.refresh}>
            {t('history.retry')}
          </Button>
        }
      >
        {t('history.loadFailedText')}
      </EmptyState>
    )
  }
  if (list.status === 'ready' && list.data.rows.length === 0) {
    return (
      <EmptyState
        headingLevel={1}
        title={t('history.emptyTitle')}
        action={
          <Button asChild tone="primary" size="l">
            <LocalizedLink to={paths.catalog()}>{t('history.toCatalog')}</LocalizedLink>
          </Button>
        }
      >
        {t('history.emptyText')}
      </EmptyState>
    )
  }
  return (
    <div className={styles.history}>
      <header className={styles.head}>
        <h1>{t('history.title')}</h1>
        {list.status === 'ready' && (
          <p className={styles.total}>{t('history.total', { count: list.data.total })}</p>
        )}
      </header>
      {list.status === 'loading' ? (
        <HistorySkeleton />
      ) : (
        <>
          <HistoryTable rows={list.data.rows} />
          <ListMore
            next={list.data.next}
            shown={list.data.rows.length}
            total={list.data.total}
            words={moreLabels}
            onMore={showMore}
            onRetry={list.refresh}
          />
        </>
      )}
    </div>
  )
}

export default HistoryScreen
