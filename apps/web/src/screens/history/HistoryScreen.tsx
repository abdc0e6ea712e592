import type { CallInput } from '@flower-market/api-client'
import { useSearchParams } from 'react-router-dom'
import { orderKinds, type OrderKind } from '@flower-market/flower-domain'
import { Button, EmptyState, PageHeader, SegmentedTab, SegmentedTabs } from '@flower-market/ui'
import { KeptNotice, MoreRows, ResourceView } from '@flower-market/app-runtime/resource-view'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { PayTogether } from '../../flows/order-payment/parts/PayTogether.tsx'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { paths } from '../../paths.ts'
import { usePagedList } from '@flower-market/app-runtime/server-data'
import styles from './HistoryScreen.module.css'
import { DownloadTogether } from './parts/DownloadTogether.tsx'
import { HistorySkeleton } from './parts/HistorySkeleton.tsx'
import { HistoryTable } from './parts/HistoryTable.tsx'
import { RequestList } from './parts/RequestList.tsx'

const moreMessages = { more: 'history.more', failed: 'history.moreFailed', shown: 'history.shown' } as const

const ordersPerPage = 20

function pageOf(page: number, kind: OrderKind | undefined): CallInput<'orderList'> {
  return { query: { page, limit: ordersPerPage, ...(kind && { kind }) } }
}

const listMessages = { loading: 'history.loading', failedText: 'history.loadFailedText' } as const

interface HeadProps {
  kind: OrderKind | undefined
  total?: number
}

function Head({ kind, total }: HeadProps) {
  const t = useTranslate()
  return (
    <>
      <PageHeader
        title={t('history.title')}
        status={
          total !== undefined && <span className={styles.total}>{t('history.total', { count: total })}</span>
        }
      />
      <SegmentedTabs label={t('history.kindFilter')}>
        {[undefined, ...orderKinds].map((one) => (
          <SegmentedTab key={one ?? 'all'} asChild>
            <LocalizedLink to={paths.history(one)} aria-current={one === kind ? 'page' : undefined}>
              {t(`history.kind.${one ?? 'all'}`)}
            </LocalizedLink>
          </SegmentedTab>
        ))}
      </SegmentedTabs>
    </>
  )
}

/** Below the heading and the requests: there may be answers to decide on before there is an order. */
function NoOrders({ kind }: { kind: OrderKind | undefined }) {
  const t = useTranslate()
  const isAll = kind === undefined
  return (
    <EmptyState
      title={t(isAll ? 'history.emptyTitle' : 'history.emptyKindTitle')}
      action={
        <Button asChild tone="primary" size="l">
          <LocalizedLink to={isAll ? paths.catalog() : paths.history()}>
            {t(isAll ? 'history.toCatalog' : 'history.toAll')}
          </LocalizedLink>
        </Button>
      }
    >
      {t(isAll ? 'history.emptyText' : 'history.emptyKindText')}
    </EmptyState>
  )
}

/** Every order of the person, newest first; the address knows the kind and how many pages are shown. */
function HistoryScreen() {
  const [search] = useSearchParams()
  const kind = orderKinds.find((one) => one === search.get('kind'))
  const { list, showMore } = usePagedList('orderList', (page) => pageOf(page, kind))
  const skeleton = (
    <div className={styles.history}>
      <Head kind={kind} />
      <HistorySkeleton />
    </div>
  )
  const empty = (
    <div className={styles.history}>
      <Head kind={kind} total={0} />
      <RequestList hasClosed={kind === 'forPlantations'} />
      <NoOrders kind={kind} />
    </div>
  )
  return (
    <ResourceView
      resource={list}
      headingLevel={1}
      messages={listMessages}
      skeleton={skeleton}
      empty={empty}
      isEmpty={({ rows }) => rows.length === 0}
    >
      {({ rows, total }) => (
        <div className={styles.history}>
          <Head kind={kind} total={total} />
          <KeptNotice resource={list} message="history.kept" />
          <RequestList hasClosed={kind === 'forPlantations'} />
          <PayTogether rows={rows} />
          <DownloadTogether rows={rows} />
          <HistoryTable rows={rows} />
          <MoreRows paged={{ list, showMore }} messages={moreMessages} />
        </div>
      )}
    </ResourceView>
  )
}

export default HistoryScreen
