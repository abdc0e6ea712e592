import type { CallOutput } from '@flower-market/api-client'
import type { OrderStatus } from '@flower-market/flower-domain'
import {
  StatusBadge,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
  type StatusBadgeProps,
} from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { PersonSection } from './PersonSection.tsx'
import styles from './MovementsSection.module.css'

const tones: Record<OrderStatus, NonNullable<StatusBadgeProps['tone']>> = {
  new: 'info',
  in_process: 'info',
  confirmed: 'success',
  partially_confirmed: 'warn',
  assembled: 'info',
  shipped: 'info',
  partially_shipped: 'warn',
  delivered: 'success',
  fulfilled: 'neutral',
  return: 'warn',
  canceled: 'neutral',
}

/** The last orders with where they stand and whether they are paid. */
export function OrdersSection({ person }: { person: CallOutput<'personGet'> }) {
  const t = useTranslate()
  const format = useFormat()
  const { items, total } = person.orders
  return (
    <PersonSection title={t('people.orders')} aside={t('people.ordersTotal', { count: total })}>
      {items.length === 0 ? (
        <p className={styles.none}>{t('people.ordersNone')}</p>
      ) : (
        <Table aria-label={t('people.orders')}>
          <TableHead>
            <TableRow>
              <TableHeaderCell>{t('people.order')}</TableHeaderCell>
              <TableHeaderCell>{t('people.delivery')}</TableHeaderCell>
              <TableHeaderCell>{t('people.content')}</TableHeaderCell>
              <TableHeaderCell>{t('people.state')}</TableHeaderCell>
              <TableHeaderCell>{t('people.payment')}</TableHeaderCell>
              <TableHeaderCell align="end">{t('people.sum')}</TableHeaderCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {items.map((order) => (
              <TableRow key={order._id}>
                <TableCell className={styles.amount}>{order.number}</TableCell>
                <TableCell label={t('people.delivery')} className={styles.quiet}>
                  {format.day(order.deliveryFrom, 'day')}
                </TableCell>
                <TableCell label={t('people.content')}>
                  {t('people.contentOf', { lines: order.lines, stems: order.stems })}
                </TableCell>
                <TableCell label={t('people.state')}>
                  <StatusBadge tone={tones[order.status]}>{t(`people.status.${order.status}`)}</StatusBadge>
                </TableCell>
                <TableCell label={t('people.payment')}>{t(`people.paid.${order.paymentStatus}`)}</TableCell>
                <TableCell align="end" label={t('people.sum')} className={styles.amount}>
                  {format.money(order.sum)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </PersonSection>
  )
}
