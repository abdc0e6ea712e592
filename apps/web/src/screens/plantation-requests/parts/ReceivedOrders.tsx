import type { CallOutput } from '@flower-market/api-client'
import {
  LoadMore,
  StatusBadge,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { PageMessage, ResourceView } from '@flower-market/app-runtime/resource-view'
import { usePagedList } from '@flower-market/app-runtime/server-data'
import { OrderStatusBadge } from '../../../components/order-status/OrderStatusBadge.tsx'
import { paths } from '../../../paths.ts'
import styles from '../PlantationRequests.module.css'
import { QueueSkeleton } from './QueueSkeleton.tsx'

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
        {format.money(sum, 'RUB', true)}
      </TableCell>
    </TableRow>
  )
}

/** The orders with flowers of the plantation in its own prices: what ships first by its day. */
export function ReceivedOrders() {
  const t = useTranslate()
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
      {({ rows, total, next }) => (
        <>
          <Table aria-label={t('requests.part.orders')}>
            <TableHead>
              <TableRow>
                <TableHeaderCell>{t('requests.buyer')}</TableHeaderCell>
                <TableHeaderCell>{t('requests.ships')}</TableHeaderCell>
                <TableHeaderCell>{t('history.columnStatus')}</TableHeaderCell>
                <TableHeaderCell align="end">{t('history.columnSum')}</TableHeaderCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((order) => (
                <OrderRow key={order._id} order={order} />
              ))}
            </TableBody>
          </Table>
          <LoadMore
            state={next}
            onMore={showMore}
            onRetry={list.refresh}
            moreLabel={t('history.more')}
            retryLabel={t('runtime.retry')}
            failedText={t('requests.ordersFailedText')}
            status={t('history.shown', { shown: rows.length, total })}
          />
        </>
      )}
    </ResourceView>
  )
}
