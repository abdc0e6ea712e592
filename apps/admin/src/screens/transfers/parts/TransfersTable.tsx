import type { CallOutput } from '@flower-market/api-client'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@flower-market/ui'
import { ColumnAmount } from '@flower-market/app-runtime/column-amount'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { TransferStatusBadge } from '../../../components/transfer-status/TransferStatusBadge.tsx'
import { paths } from '../../../paths.ts'
import styles from './TransfersTable.module.css'

/** Transfers, each leading to its page. */
export function TransfersTable({
  transfers,
}: {
  transfers: readonly CallOutput<'transactionReview'>['items'][number][]
}) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <Table aria-label={t('payouts.title')}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{t('payouts.number')}</TableHeaderCell>
          <TableHeaderCell>{t('payouts.buyer')}</TableHeaderCell>
          <TableHeaderCell>{t('payouts.recipient')}</TableHeaderCell>
          <TableHeaderCell>{t('payouts.begun')}</TableHeaderCell>
          <TableHeaderCell>{t('payouts.statusFilter')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('payouts.amount')}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {transfers.map((transfer) => {
          const { _id, number, person, recipient, date, amount, currency, total, source } = transfer
          return (
            <TableRow key={_id}>
              <TableCell className={styles.number}>
                <LocalizedLink
                  to={paths.transfer(_id)}
                  aria-label={t('payouts.transfer', { number: String(number) })}
                >
                  {number}
                </LocalizedLink>
              </TableCell>
              <TableCell label={t('payouts.buyer')} className={styles.name}>
                {person.company || person.name}
                {person.company !== '' && <span className={styles.more}>{person.name}</span>}
              </TableCell>
              <TableCell label={t('payouts.recipient')} className={styles.name}>
                {recipient.plantation.name}
                {recipient.beneficiary !== recipient.plantation.name && (
                  <span className={styles.more}>{recipient.beneficiary}</span>
                )}
              </TableCell>
              <TableCell label={t('payouts.begun')} className={styles.when}>
                {format.moment(date)}
              </TableCell>
              <TableCell label={t('payouts.statusFilter')}>
                <TransferStatusBadge transfer={transfer} />
              </TableCell>
              <TableCell align="end" label={t('payouts.amount')} className={styles.sum}>
                <ColumnAmount>{format.money(amount, currency)}</ColumnAmount>
                <span className={styles.more}>{format.money(total, source)}</span>
              </TableCell>
            </TableRow>
          )
        })}
      </TableBody>
    </Table>
  )
}
