import { Button, EmptyState } from '@flower-market/ui'
import { ListMore } from '../../components/list-more/ListMore.tsx'
import { orderPage } from '../../flows/order-list.ts'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../paths.ts'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { resourceAtom, usePagedList } from '@flower-market/app-runtime/server-data'
import styles from './HistoryScreen.module.css'
import { HistorySkeleton } from './parts/HistorySkeleton.tsx'
import { HistoryTable } from './parts/HistoryTable.tsx'

function pageOf(page: number) {
  return resourceAtom('purchaseList', orderPage(page))
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
  const { list, showMore, retry } = usePagedList(pageOf)

  if (list.status === 'failed') {
    return (
      <EmptyState
        role="alert"
        headingLevel={1}
        title={t('history.loadFailed')}
        action={
          <Button tone="primary" size="l" onClick={retry}>
            {t('history.retry')}
          </Button>
        }
      >
        {t('history.loadFailedText')}
      </EmptyState>
    )
  }
  if (list.status === 'ready' && list.rows.length === 0) {
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
          <p className={styles.total}>{t('history.total', { count: list.total })}</p>
        )}
      </header>
      {list.status === 'loading' ? (
        <HistorySkeleton />
      ) : (
        <>
          <HistoryTable rows={list.rows} />
          <ListMore
            next={list.next}
            shown={list.rows.length}
            total={list.total}
            words={moreLabels}
            onMore={showMore}
            onRetry={retry}
          />
        </>
      )}
    </div>
  )
}

export default HistoryScreen
