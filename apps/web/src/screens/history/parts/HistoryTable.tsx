import type { CallOutput } from '@flower-market/api-client'
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
  VisuallyHidden,
} from '@flower-market/ui'
import { ColumnAmount } from '@flower-market/app-runtime/column-amount'
import { OrderStatusBadge } from '@flower-market/app-runtime/status-badges'
import { PaymentStatusBadge } from '../../../components/order-status/PaymentStatusBadge.tsx'
import { RepeatButton } from '../../../flows/repeat-order/RepeatButton.tsx'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../../paths.ts'
import { RowLink } from '@flower-market/app-runtime/navigation'
import styles from './HistoryTable.module.css'

type OrderRow = CallOutput<'orderList'>['items'][number]

/** The orders as rows, each a link as a whole; on a phone each is a card. */
export function HistoryTable({ rows }: { rows: readonly OrderRow[] }) {
  const t = useTranslate()
  const format = useFormat()
  const contentOf = ({ kind, positions, stems }: OrderRow): string => {
    const size = [t('flowers.positions', { count: positions }), t('flowers.stems', { count: stems })]
    const parts = kind === 'inStok' ? size : [t(`history.of.${kind}`), ...size]
    // A narrow column breaks between the parts.
    return parts.map((part) => part.replaceAll(' ', '\u00A0')).join(' · ')
  }
  return (
    <Table aria-label={t('history.title')}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{t('history.columnNumber')}</TableHeaderCell>
          <TableHeaderCell className={styles.issued}>{t('history.columnIssued')}</TableHeaderCell>
          <TableHeaderCell>{t('history.columnDelivery')}</TableHeaderCell>
          <TableHeaderCell className={styles.content}>{t('history.columnContent')}</TableHeaderCell>
          <TableHeaderCell>{t('history.columnStatus')}</TableHeaderCell>
          <TableHeaderCell className={styles.payment}>{t('history.columnPayment')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('history.columnSum')}</TableHeaderCell>
          <TableHeaderCell>
            <VisuallyHidden>{t('history.columnActions')}</VisuallyHidden>
          </TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => {
          const payment =
            row.paymentStatus === 'paid' ? t('history.payment.paid') : <PaymentStatusBadge order={row} />
          return (
            <TableRow key={row._id} className={styles.row}>
              <TableCell className={styles.number}>
                <RowLink to={paths.historyOrder(row._id, row.kind)}>{row.number}</RowLink>
              </TableCell>
              <TableCell className={styles.issued}>{format.moment(row.issueDate)}</TableCell>
              <TableCell className={styles.delivery}>
                {format.day(row.deliveryFrom, 'day')}
                <span className={styles.aside}>
                  <span className={styles.dot}> · </span>
                  {contentOf(row)}
                </span>
              </TableCell>
              <TableCell className={styles.content}>{contentOf(row)}</TableCell>
              <TableCell className={styles.status}>
                <OrderStatusBadge status={row.status} />
                <span className={styles.paymentAside}>{payment}</span>
              </TableCell>
              <TableCell className={styles.payment}>{payment}</TableCell>
              <TableCell align="end" className={styles.sum}>
                <ColumnAmount>{format.money(row.sum)}</ColumnAmount>
              </TableCell>
              <TableCell align="end" className={styles.action}>
                <RepeatButton id={row._id} number={row.number} />
              </TableCell>
            </TableRow>
          )
        })}
      </TableBody>
    </Table>
  )
}
