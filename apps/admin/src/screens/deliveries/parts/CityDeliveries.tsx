import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@flower-market/ui'
import { DestinationText, isKnown } from '@flower-market/app-runtime/destination'
import { phoneText } from '@flower-market/app-runtime/forms'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { OrderStatusBadge } from '@flower-market/app-runtime/status-badges'
import { paths } from '../../../paths.ts'
import { cashOf, type Delivery } from '../delivery-groups.ts'
import styles from './CityDeliveries.module.css'

/** The deliveries of a city: where to, to whom, how much, and what is taken in cash; on paper with room to sign. */
export function CityDeliveries({ title, deliveries }: { title: string; deliveries: readonly Delivery[] }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <div className={styles.city}>
      <h3 className={styles.title}>{title}</h3>
      <Table aria-label={title}>
        <TableHead>
          <TableRow>
            <TableHeaderCell>{t('orders.number')}</TableHeaderCell>
            <TableHeaderCell>{t('orders.buyer')}</TableHeaderCell>
            <TableHeaderCell>{t('orders.where')}</TableHeaderCell>
            <TableHeaderCell align="end">{t('orders.boxesColumn')}</TableHeaderCell>
            <TableHeaderCell align="end">{t('orders.stemsColumn')}</TableHeaderCell>
            <TableHeaderCell className={styles.status}>{t('orders.status')}</TableHeaderCell>
            <TableHeaderCell align="end">{t('orders.cash')}</TableHeaderCell>
            <TableHeaderCell className={styles.paperOnly}>{t('orders.accepted')}</TableHeaderCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {deliveries.map((delivery) => {
            const cash = cashOf(delivery)
            const { buyer, destination, comment } = delivery
            return (
              <TableRow key={delivery._id} className={styles.row}>
                <TableCell className={styles.number}>
                  <LocalizedLink to={paths.order(delivery._id)}>{delivery.number}</LocalizedLink>
                </TableCell>
                <TableCell label={t('orders.buyer')}>
                  {buyer.company || buyer.name}
                  <span className={styles.more}>
                    {[buyer.company === '' ? '' : buyer.name, delivery.phone && phoneText(delivery.phone)]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                </TableCell>
                <TableCell label={t('orders.where')}>
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
                  {cash > 0 ? format.money(cash) : '—'}
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
