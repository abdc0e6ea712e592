import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@flower-market/ui'
import { ColumnAmount } from '@flower-market/app-runtime/column-amount'
import { DestinationText, isKnown } from '@flower-market/app-runtime/destination'
import { phoneText } from '@flower-market/app-runtime/forms'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { OrderStatusBadge } from '@flower-market/app-runtime/status-badges'
import type { ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import { cashOf, type Delivery } from '../delivery-groups.ts'
import styles from './DeliveryTable.module.css'

export interface DeliveryTableProps {
  /** A city, a route, or where orders are picked up. */
  title: string
  /** What paper says before the title, whose page may be read alone. */
  paperTitle?: string
  /** Beside the title. */
  aside?: ReactNode
  deliveries: readonly Delivery[]
  /** Whether they stand in the order in which they are brought. */
  isRoute?: boolean
}

/** Deliveries: where to, to whom, how much, and what is taken in cash; on paper with room to sign, a route on a sheet of its own. */
export function DeliveryTable({ title, paperTitle, aside, deliveries, isRoute = false }: DeliveryTableProps) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <div className={styles.group} data-route={isRoute || undefined}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          {paperTitle !== undefined && <span className={styles.onPaper}>{paperTitle} · </span>}
          {title}
        </h3>
        {aside}
      </div>
      <Table aria-label={title} className={styles.table}>
        <TableHead>
          <TableRow>
            {isRoute && <TableHeaderCell className={styles.narrow}>{t('orders.stop')}</TableHeaderCell>}
            <TableHeaderCell className={styles.narrow}>{t('orders.number')}</TableHeaderCell>
            <TableHeaderCell className={styles.buyer}>{t('orders.buyer')}</TableHeaderCell>
            <TableHeaderCell>{t('orders.where')}</TableHeaderCell>
            <TableHeaderCell align="end" className={styles.narrow}>
              {t('orders.boxesColumn')}
            </TableHeaderCell>
            <TableHeaderCell align="end" className={styles.narrow}>
              {t('orders.stemsColumn')}
            </TableHeaderCell>
            <TableHeaderCell className={styles.status}>{t('orders.status')}</TableHeaderCell>
            <TableHeaderCell align="end" className={styles.cash}>
              {t('orders.cash')}
            </TableHeaderCell>
            <TableHeaderCell className={styles.paperOnly}>{t('orders.accepted')}</TableHeaderCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {deliveries.map((delivery, place) => {
            const cash = cashOf(delivery)
            const { buyer, destination, comment } = delivery
            return (
              <TableRow key={delivery._id} className={styles.row}>
                {isRoute && (
                  <TableCell label={t('orders.stop')} className={styles.number}>
                    {place + 1}
                  </TableCell>
                )}
                <TableCell className={styles.order}>
                  <LocalizedLink to={paths.order(delivery._id)}>{delivery.number}</LocalizedLink>
                </TableCell>
                <TableCell label={t('orders.buyer')}>
                  {buyer.company || buyer.name}
                  <span className={styles.more}>
                    {buyer.company !== '' && buyer.name}
                    {buyer.company !== '' && delivery.phone !== '' && ', '}
                    {delivery.phone !== '' && (
                      <span className={styles.phone}>{phoneText(delivery.phone)}</span>
                    )}
                  </span>
                </TableCell>
                <TableCell label={t('orders.where')} className={styles.where}>
                  {delivery.methodDelivery === 'delivery' && isKnown(destination) ? (
                    <DestinationText destination={destination} />
                  ) : (
                    t(`orders.by.${delivery.methodDelivery}`)
                  )}
                  {comment !== '' && <span className={styles.more}>{comment}</span>}
                </TableCell>
                <TableCell align="end" label={t('orders.boxesColumn')} className={styles.number}>
                  {format.number(delivery.boxes)}
                </TableCell>
                <TableCell align="end" label={t('orders.stemsColumn')} className={styles.number}>
                  {format.number(delivery.stems)}
                </TableCell>
                <TableCell label={t('orders.status')} className={styles.status}>
                  <OrderStatusBadge status={delivery.status} />
                </TableCell>
                <TableCell align="end" label={t('orders.cash')} className={styles.number}>
                  {cash > 0 ? <ColumnAmount>{format.money(cash)}</ColumnAmount> : '—'}
                </TableCell>
                <TableCell className={styles.paperOnly} />
              </TableRow>
            )
          })}
        </TableBody>
      </Table>
    </div>
  )
}
