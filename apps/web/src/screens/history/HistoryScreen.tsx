import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button, EmptyState } from '@flower-market/ui'
import { useTranslate } from '../../i18n/use-translate.ts'
import { paths } from '../../paths.ts'
import { ShopLink } from '../../shell/ShopLink.tsx'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { ensurePagesAtom, orderListAtom, retryPagesAtom } from './history-screen.atoms.ts'
import styles from './HistoryScreen.module.css'
import { HistoryMore } from './parts/HistoryMore.tsx'
import { HistorySkeleton } from './parts/HistorySkeleton.tsx'
import { HistoryTable } from './parts/HistoryTable.tsx'

/** More pages than this are not asked for at once, whatever the address says. */
const MAX_PAGES = 50

const pageCountOf = (search: URLSearchParams): number =>
  Math.min(MAX_PAGES, Math.max(1, Math.trunc(Number(search.get('page')) || 1)))

/** Every order of the person, newest first; the address knows how many pages are shown. */
const HistoryScreen = () => {
  const t = useTranslate()
  usePageTitle('history.title')
  const [search, setSearch] = useSearchParams()
  const pageCount = pageCountOf(search)
  const list = useAtomValue(orderListAtom(pageCount))
  const ensurePages = useSetAtom(ensurePagesAtom)
  const retryPages = useSetAtom(retryPagesAtom)
  useEffect(() => ensurePages(pageCount), [ensurePages, pageCount])
  const retry = () => retryPages(pageCount)

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
            <ShopLink to={paths.catalog()}>{t('history.toCatalog')}</ShopLink>
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
          <HistoryMore
            next={list.next}
            shown={list.rows.length}
            total={list.total}
            onMore={() => setSearch({ page: String(pageCount + 1) }, { replace: true })}
            onRetry={retry}
          />
        </>
      )}
    </div>
  )
}

export default HistoryScreen
