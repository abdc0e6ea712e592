import type { CallOutput } from '@flower-market/api-client'
import { ColumnAmount } from '@flower-market/app-runtime/column-amount'
import { StatusBadge, TableCell, TableRow } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { MoreRows, PageMessage, ResourceView } from '@flower-market/app-runtime/resource-view'
import { usePagedList } from '@flower-market/app-runtime/server-data'
import { OrderStatusBadge } from '@flower-market/app-runtime/status-badges'
import { paths } from '../../../paths.ts'
import styles from '../PlantationRequests.module.css'
import { RequestTable } from '../../../components/request-table/RequestTable.tsx'
import { QueueSkeleton } from './QueueSkeleton.tsx'

const moreMessages = {
  more: 'history.more',
  failed: 'requests.ordersFailedText',
  shown: 'history.shown',
} as const

const messages = { loading: 'requests.ordersLoading', failedText: 'requests.ordersFailedText' } as const

type Order = CallOutput<'receivedOrders'>['items'][number]

function OrderRow({ order }: { order: Order }) {
  const t = useTranslate()
  const format = useFormat()
  const { buyer, number, kind, deliveryDate, positions, stems, boxes, status, isPaid, sum } = order
  return (
    <TableRow>
      <TableCell>
        <span className={styles.link}>{buyer.company || t('requests.unknownBuyer')}</span>
        <span className={styles.aside}>
          {' '}
          {[buyer.city, String(number), t(`flowers.kind.${kind}`)].filter(Boolean).join(' · ')}
        </span>
      </TableCell>
      <TableCell label={t('requests.ships')}>
        <LocalizedLink to={paths.plantationShipping(deliveryDate)}>
          {format.day(deliveryDate, 'weekdayAndDay')}
        </LocalizedLink>
        <span className={styles.facts}>
          {t('flowers.positions', { count: positions })} · {t('flowers.stems', { count: stems })} ·{' '}
          {t('flowers.boxes', { count: boxes })}
        </span>
      </TableCell>
      <TableCell label={t('history.columnStatus')}>
        <OrderStatusBadge status={status} />{' '}
        <StatusBadge tone={isPaid ? 'success' : 'warn'}>
          {t(isPaid ? 'requests.paid' : 'requests.notPaid')}
        </StatusBadge>
      </TableCell>
      <TableCell align="end" label={t('history.columnSum')}>
        <ColumnAmount>{format.money(sum, 'RUB', true)}</ColumnAmount>
      </TableCell>
    </TableRow>
  )
}

/** The orders with flowers of the plantation in its own prices: what ships first by its day. */
export function ReceivedOrders() {
  const { list, showMore } = usePagedList('receivedOrders', (page) => ({ query: { page, limit: 20 } }))
  return (
    <ResourceView
      resource={list}
      headingLevel={2}
      messages={messages}
      skeleton={<QueueSkeleton />}
      empty={
        <PageMessage
          title="requests.ordersEmptyTitle"
          text="requests.ordersEmptyText"
          link={{ to: paths.plantationRequests(), label: 'requests.toQueue' }}
        />
      }
      isEmpty={({ rows }) => rows.length === 0}
    >
      {({ rows }) => (
        <>
          <RequestTable label="requests.part.orders" columns={['requests.buyer', 'requests.ships']}>
            {rows.map((order) => (
              <OrderRow key={order._id} order={order} />
            ))}
          </RequestTable>
          <MoreRows paged={{ list, showMore }} messages={moreMessages} />
        </>
      )}
    </ResourceView>
  )
}
