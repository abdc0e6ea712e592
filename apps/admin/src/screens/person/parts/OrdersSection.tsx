import type { CallOutput } from '@flower-market/api-client'
import { ColumnAmount } from '@flower-market/app-runtime/column-amount'
import {
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
  TextLink,
} from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { OrderStatusBadge } from '@flower-market/app-runtime/status-badges'
import { PageSection } from '../../../components/page-section/PageSection.tsx'
import { paths } from '../../../paths.ts'
import styles from './MovementsSection.module.css'

/** The last orders with where they stand and whether they are paid. */
export function OrdersSection({ person }: { person: CallOutput<'personGet'> }) {
  const t = useTranslate()
  const format = useFormat()
  const { items, total } = person.orders
  return (
    <PageSection
      title={t('people.orders')}
      aside={
        <Stack direction="row" gap={4}>
          <TextLink asChild>
            <LocalizedLink to={paths.ordersOf(person._id)}>
              {t('people.ordersTotal', { count: total })}
            </LocalizedLink>
          </TextLink>
          {person.role !== 'ADMIN' && person.blocked === null && (
            <TextLink asChild>
              <LocalizedLink to={paths.newOrder(person._id)}>{t('people.orderFor')}</LocalizedLink>
            </TextLink>
          )}
        </Stack>
      }
    >
      {items.length === 0 ? (
        <p className={styles.none}>{t('people.ordersNone')}</p>
      ) : (
        <Table aria-label={t('people.orders')} className={styles.table}>
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
                <TableCell className={styles.amount}>
                  <LocalizedLink to={paths.order(order._id)}>{order.number}</LocalizedLink>
                </TableCell>
                <TableCell label={t('people.delivery')} className={styles.quiet}>
                  {format.day(order.deliveryFrom, 'day')}
                </TableCell>
                <TableCell label={t('people.content')} className={styles.quiet}>
                  {t('people.contentOf', { lines: order.lines, stems: order.stems })}
                </TableCell>
                <TableCell label={t('people.state')}>
                  <OrderStatusBadge status={order.status} />
                </TableCell>
                <TableCell
                  label={t('people.payment')}
                  className={order.paymentStatus === 'paid' ? styles.quiet : styles.unpaid}
                >
                  {t(`people.paid.${order.paymentStatus}`)}
                </TableCell>
                <TableCell align="end" label={t('people.sum')} className={styles.amount}>
                  <ColumnAmount>{format.money(order.sum)}</ColumnAmount>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </PageSection>
  )
}
