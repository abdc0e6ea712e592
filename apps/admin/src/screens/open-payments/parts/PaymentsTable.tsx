import { Table, TableBody, TableHead, TableHeaderCell, TableRow, VisuallyHidden } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { OpenPayment } from '../open-payments.atoms.ts'
import { PaymentRow } from './PaymentRow.tsx'

/** Payments to confirm, the newest first. */
export function PaymentsTable({ payments }: { payments: readonly OpenPayment[] }) {
  const t = useTranslate()
  return (
    <Table aria-label={t('books.openPayments')}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{t('books.paymentNumber')}</TableHeaderCell>
          <TableHeaderCell>{t('books.paymentOf')}</TableHeaderCell>
          <TableHeaderCell>{t('books.paymentFor')}</TableHeaderCell>
          <TableHeaderCell>{t('books.paymentMethod')}</TableHeaderCell>
          <TableHeaderCell>{t('books.when')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('books.amount')}</TableHeaderCell>
          <TableHeaderCell>
            <VisuallyHidden>{t('books.take')}</VisuallyHidden>
          </TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {payments.map((payment) => (
          <PaymentRow key={payment._id} payment={payment} />
        ))}
      </TableBody>
    </Table>
  )
}
