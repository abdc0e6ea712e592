import type { CallOutput } from '@flower-market/api-client'
import { isAwaitingPayment } from '@flower-market/flower-domain'
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
  TableSelectAllCell,
  TableSelectCell,
} from '@flower-market/ui'
import { ColumnAmount } from '@flower-market/app-runtime/column-amount'
import { useCityName } from '@flower-market/app-runtime/destination'
import { useFormat, useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { OrderStatusBadge } from '@flower-market/app-runtime/status-badges'
import { RowLink } from '@flower-market/app-runtime/navigation'
import { useResource } from '@flower-market/app-runtime/server-data'
import { paths } from '../../../paths.ts'
import type { ChosenOrders } from '../use-chosen-orders.ts'
import { CardsWhenNarrow } from '../../../components/cards-when-narrow/CardsWhenNarrow.tsx'
import styles from './OrdersTable.module.css'

type Row = CallOutput<'staffOrders'>['items'][number]

export interface OrdersTableProps extends Pick<
  ChosenOrders,
  'chosen' | 'isAll' | 'isFull' | 'isChosen' | 'toggle' | 'toggleAll'
> {
  rows: readonly Row[]
}

/** Orders as rows, each a link as a whole with a checkbox beside it; on a phone each is a card. */
export function OrdersTable({ rows, chosen, isAll, isFull, isChosen, toggle, toggleAll }: OrdersTableProps) {
  const t = useTranslate()
  const format = useFormat()
  const locale = useLocale()
  const regions = useResource('regionList', {})
  const cityName = useCityName()
  const regionName = (id: string): string =>
    (regions.status === 'ready' && regions.data.find(({ _id }) => _id === id)?.name[locale]) || id
  return (
    <CardsWhenNarrow columnsFrom={840}>
      <Table aria-label={t('orders.title')}>
        <TableHead>
          <TableRow>
            <TableSelectAllCell
              extent={isAll ? 'all' : chosen.length > 0 ? 'some' : 'none'}
              label={t('orders.chooseAll')}
              onToggle={toggleAll}
            />
            <TableHeaderCell>{t('orders.number')}</TableHeaderCell>
            <TableHeaderCell>{t('orders.buyer')}</TableHeaderCell>
            <TableHeaderCell>{t('orders.day')}</TableHeaderCell>
            <TableHeaderCell>{t('orders.where')}</TableHeaderCell>
            <TableHeaderCell>{t('orders.content')}</TableHeaderCell>
            <TableHeaderCell>{t('orders.status')}</TableHeaderCell>
            <TableHeaderCell align="end">{t('orders.sum')}</TableHeaderCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((order) => (
            <TableRow key={order._id} selected={isChosen(order._id)}>
              <TableSelectCell
                selected={isChosen(order._id)}
                disabled={isFull && !isChosen(order._id)}
                label={t('orders.choose', { number: String(order.number) })}
                onToggle={() => toggle(order._id, !isChosen(order._id))}
                className={styles.choice}
              />
              <TableCell>
                <RowLink to={paths.order(order._id)} className={styles.link}>
                  {order.number}
                </RowLink>
                {order.kind !== 'inStok' && (
                  <span className={styles.more}>{t(`orders.kind.${order.kind}`)}</span>
                )}
              </TableCell>
              <TableCell label={t('orders.buyer')} className={styles.buyer}>
                <span className={styles.line}>{order.buyer.company || order.buyer.name}</span>
                {order.buyer.company !== '' && <span className={styles.more}>{order.buyer.name}</span>}
              </TableCell>
              <TableCell label={t('orders.day')} className={styles.day}>
                {format.day(order.deliveryFrom, 'day')}
                <span className={styles.more}>{t(`orders.by.${order.methodDelivery}`)}</span>
              </TableCell>
              <TableCell label={t('orders.where')}>
                <span className={styles.line}>{regionName(order.region)}</span>
                {order.city !== '' && cityName(order.city) !== regionName(order.region) && (
                  <span className={styles.more}>{cityName(order.city)}</span>
                )}
              </TableCell>
              <TableCell label={t('orders.content')} className={styles.quiet}>
                {t('orders.contentOf', { lines: order.positions, stems: order.stems })}
              </TableCell>
              <TableCell label={t('orders.status')} className={styles.status}>
                <OrderStatusBadge status={order.status} />
              </TableCell>
              <TableCell align="end" label={t('orders.sum')} className={styles.sum}>
                <ColumnAmount>{format.money(order.sum)}</ColumnAmount>
                {isAwaitingPayment(order) && (
                  <span className={styles.due}>{t('orders.due', { sum: format.money(order.due) })}</span>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </CardsWhenNarrow>
  )
}
