import type { CallOutput } from '@flower-market/api-client'
import { walletOfCurrency } from '@flower-market/flower-domain'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { RowLink } from '@flower-market/app-runtime/navigation'
import { paths } from '../../paths.ts'
import { SignedMoney } from '../money-history/SignedMoney.tsx'
import { TransactionStatusBadge } from './TransactionStatusBadge.tsx'
import styles from './TransactionTable.module.css'

type TransactionRow = CallOutput<'transactionList'>['items'][number]

function placeOf({ _id, kind, method, orders }: TransactionRow): string {
  if (kind === 'transfer') return paths.transfer(_id)
  const [order] = orders
  if (order === undefined && method === 'CARD') return paths.cardPayment(_id)
  return order === undefined ? paths.replenishment(_id) : paths.historyOrder(order._id)
}

/** What came or went, with its sign; quiet until it has moved. A payment of an order that is paid otherwise than from the balance is plain. */
function TransactionAmount({ row: { kind, method, status, amount, currency } }: { row: TransactionRow }) {
  const format = useFormat()
  if (kind === 'orders' && method !== 'BALANCE') return format.money(amount, currency)
  const isMoved = status === 'CONFIRMED' || status === 'SENDED'
  return (
    <SignedMoney
      minor={kind === 'top-up' ? amount : -amount}
      type={walletOfCurrency(currency)}
      isQuiet={!isMoved}
    />
  )
}

/** Transactions as rows, each a link to its top-up, order or transfer; on a phone each is a card. */
export function TransactionTable({ rows, label }: { rows: readonly TransactionRow[]; label: string }) {
  const t = useTranslate()
  const format = useFormat()
  const transferOf = (name: string | undefined): string =>
    name === undefined ? t('transactions.transferOwn') : t('transactions.transferTo', { name })
  const purposeOf = ({ orders, transfer }: TransactionRow): string => {
    if (transfer !== null) return transferOf(transfer.recipient?.name)
    return orders.length === 0
      ? t('transactions.topUp')
      : t('transactions.orders', {
          count: orders.length,
          numbers: orders.map(({ number }) => number).join(', '),
        })
  }
  return (
    <Table aria-label={label}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{t('transactions.columnNumber')}</TableHeaderCell>
          <TableHeaderCell>{t('transactions.columnDate')}</TableHeaderCell>
          <TableHeaderCell>{t('transactions.columnPurpose')}</TableHeaderCell>
          <TableHeaderCell>{t('transactions.columnMethod')}</TableHeaderCell>
          <TableHeaderCell>{t('transactions.columnStatus')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('transactions.columnAmount')}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row._id} className={styles.row}>
            <TableCell className={styles.number}>
              <RowLink to={placeOf(row)}>{row.number}</RowLink>
            </TableCell>
            <TableCell className={styles.date}>{format.moment(row.date)}</TableCell>
            <TableCell className={styles.purpose}>{purposeOf(row)}</TableCell>
            <TableCell className={styles.method}>{t(`transactions.method.${row.method}`)}</TableCell>
            <TableCell className={styles.status}>
              <TransactionStatusBadge status={row.status} />
            </TableCell>
            <TableCell align="end" className={styles.amount}>
              <TransactionAmount row={row} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
