import type { CallInput } from '@flower-market/api-client'
import { useSearchParams } from 'react-router-dom'
import { orderKinds, type OrderKind } from '@flower-market/flower-domain'
import { PageHeader, SegmentedTab, SegmentedTabs } from '@flower-market/ui'
import { KeptNotice, MoreRows, PageMessage, ResourceView } from '@flower-market/app-runtime/resource-view'
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
  const nothing = (
    <PageMessage
      title={kind === undefined ? 'history.emptyTitle' : 'history.emptyKindTitle'}
      text={kind === undefined ? 'history.emptyText' : 'history.emptyKindText'}
      link={
        kind === undefined
          ? { to: paths.catalog(), label: 'history.toCatalog' }
          : { to: paths.history(), label: 'history.toAll' }
      }
    />
  )
  const empty =
    kind === undefined ? (
      nothing
    ) : (
      <div className={styles.history}>
        <Head kind={kind} total={0} />
        {kind === 'forPlantations' && <RequestList hasClosed />}
        {nothing}
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
