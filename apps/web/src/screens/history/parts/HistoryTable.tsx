import type { CallOutput } from '@flower-market/api-client'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@flower-market/ui'
import { OrderStatusBadge } from '../../../components/order-status/OrderStatusBadge.tsx'
import { PaymentStatusBadge } from '../../../components/order-status/PaymentStatusBadge.tsx'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../../paths.ts'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import styles from './HistoryTable.module.css'

type OrderRow = CallOutput<'purchaseList'>['items'][number]

/** The orders as rows, each a link as a whole; on a phone each is a card. */
export function HistoryTable({ rows }: { rows: readonly OrderRow[] }) {
  const t = useTranslate()
  const format = useFormat()
  const contentOf = ({ positions, stems }: OrderRow): string =>
    `${t('flowers.positions', { count: positions })} · ${t('flowers.stems', { count: stems })}`
  return (
    <Table aria-label={t('history.title')}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{t('history.columnNumber')}</TableHeaderCell>
          <TableHeaderCell>{t('history.columnIssued')}</TableHeaderCell>
          <TableHeaderCell>{t('history.columnDelivery')}</TableHeaderCell>
          <TableHeaderCell>{t('history.columnContent')}</TableHeaderCell>
          <TableHeaderCell>{t('history.columnStatus')}</TableHeaderCell>
          <TableHeaderCell>{t('history.columnPayment')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('history.columnSum')}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row._id} className={styles.row}>
            <TableCell className={styles.number}>
              <LocalizedLink to={paths.historyOrder(row._id)} className={styles.link}>
                {row.number}
              </LocalizedLink>
            </TableCell>
            <TableCell className={styles.issued}>{format.moment(row.issueDate)}</TableCell>
            <TableCell className={styles.delivery}>
              {format.day(row.deliveryFrom, 'day')}
              <span className={styles.aside}> · {contentOf(row)}</span>
            </TableCell>
            <TableCell className={styles.content}>{contentOf(row)}</TableCell>
            <TableCell className={styles.status}>
              <OrderStatusBadge status={row.status} />
            </TableCell>
            <TableCell className={styles.payment}>
              {row.paymentStatus === 'paid' ? t('history.payment.paid') : <PaymentStatusBadge order={row} />}
            </TableCell>
            <TableCell align="end" className={styles.sum}>
              {format.money(row.sum)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
