import { isOpenRequest } from '@flower-market/flower-domain'
import { ColumnAmount } from '@flower-market/app-runtime/column-amount'
import { TableCell, TableRow } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { MoreRows, PageMessage, ResourceView } from '@flower-market/app-runtime/resource-view'
import { usePagedList } from '@flower-market/app-runtime/server-data'
import { RequestStatusBadge } from '../../../components/request-status/RequestStatusBadge.tsx'
import { useTimeLeft } from '../../../components/request-status/use-time-left.ts'
import { paths } from '../../../paths.ts'
import styles from '../PlantationRequests.module.css'
import { RequestTable } from '../../../components/request-table/RequestTable.tsx'
import { QueueSkeleton } from './QueueSkeleton.tsx'

const moreMessages = {
  more: 'history.more',
  failed: 'requests.queueFailedText',
  shown: 'history.shown',
} as const

const messages = { loading: 'requests.queueLoading', failedText: 'requests.queueFailedText' } as const

/** A part of the requests to the plantation. */
export function ReceivedRequests({ part }: { part: 'waiting' | 'answered' | 'closed' }) {
  const t = useTranslate()
  const format = useFormat()
  const timeLeft = useTimeLeft()
  const { list, showMore } = usePagedList('receivedRequests', (page) => ({
    query: { page, limit: 20, part },
  }))
  return (
    <ResourceView
      resource={list}
      headingLevel={2}
      messages={messages}
      skeleton={<QueueSkeleton />}
      empty={
        <PageMessage
          title="requests.queueEmptyTitle"
          text="requests.queueEmptyText"
          link={{ to: paths.plantationShipping(), label: 'requests.shippingTitle' }}
        />
      }
      isEmpty={({ rows }) => rows.length === 0}
    >
      {({ rows }) => (
        <>
          <RequestTable label="requests.queueTitle" columns={['requests.buyer', 'history.columnDelivery']}>
            {rows.map((row) => {
              const left = isOpenRequest(row.status) ? timeLeft(row.until) : null
              return (
                <TableRow key={row._id}>
                  <TableCell>
                    <LocalizedLink to={paths.plantationRequest(row._id)} className={styles.link}>
                      {row.buyer.company || t('requests.unknownBuyer')}
                    </LocalizedLink>
                    <span className={styles.aside}>
                      {' '}
                      {[row.buyer.city, String(row.number)].filter(Boolean).join(' · ')}
                    </span>
                  </TableCell>
                  <TableCell label={t('history.columnDelivery')}>
                    {format.day(row.deliveryDate, 'day')} · {t('flowers.positions', { count: row.positions })}
                  </TableCell>
                  <TableCell label={t('history.columnStatus')}>
                    {left === null ? (
                      <RequestStatusBadge status={row.status} />
                    ) : (
                      <span className={styles.left} data-soon={left.isSoon ? '' : undefined}>
                        {left.text}
                      </span>
                    )}
                  </TableCell>
                  <TableCell align="end" label={t('history.columnSum')}>
                    <ColumnAmount>{format.money(row.sum, 'RUB', true)}</ColumnAmount>
                  </TableCell>
                </TableRow>
              )
            })}
          </RequestTable>
          <MoreRows paged={{ list, showMore }} messages={moreMessages} />
        </>
      )}
    </ResourceView>
  )
}
