import type { CallOutput } from '@flower-market/api-client'
import { currencyOfWallet } from '@flower-market/flower-domain'
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
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { RowLink } from '@flower-market/app-runtime/navigation'
import { MovementStatus } from '../../../components/money-history/MovementStatus.tsx'
import { SignedMoney } from '../../../components/money-history/SignedMoney.tsx'
import { useMovementText } from '../../../components/money-history/use-movement-text.ts'
import { paths } from '../../../paths.ts'
import styles from './EntriesTable.module.css'

type Entry = CallOutput<'balanceEntry'>

/** Entries as rows whose balance before, amount and balance after add up from left to right, and from row to row. */
export function EntriesTable({ rows }: { rows: readonly Entry[] }) {
  const t = useTranslate()
  const format = useFormat()
  const text = useMovementText()
  return (
    <Table aria-label={t('money.balanceHistory')}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{t('money.columnDate')}</TableHeaderCell>
          <TableHeaderCell>{t('money.columnOperation')}</TableHeaderCell>
          <TableHeaderCell>{t('money.status')}</TableHeaderCell>
          <TableHeaderCell align="end" className={styles.before}>
            {t('money.columnBefore')}
          </TableHeaderCell>
          <TableHeaderCell align="end">{t('money.columnAmount')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('money.columnAfter')}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => {
          const currency = currencyOfWallet(row.type)
          return (
            <TableRow key={row._id} className={styles.row}>
              <TableCell className={styles.date}>{format.moment(row.date)}</TableCell>
              <TableCell className={styles.operation}>
                <RowLink to={paths.balanceEntry(row._id)} className={styles.link}>
                  {text.title(row)}
                </RowLink>
                <span className={styles.details}>{text.details(row)}</span>
              </TableCell>
              <TableCell className={styles.status}>
                <MovementStatus status={row.status} />
              </TableCell>
              <TableCell align="end" className={styles.before}>
                <ColumnAmount>{format.money(row.balanceBefore, currency)}</ColumnAmount>
              </TableCell>
              <TableCell align="end" className={styles.amount}>
                <SignedMoney minor={row.amount} type={row.type} isQuiet={row.status === 'REJECTED'} />
              </TableCell>
              <TableCell align="end" className={styles.after}>
                <span className={styles.aside}>
                  <VisuallyHidden>{t('money.before')} </VisuallyHidden>
                  <ColumnAmount>{format.money(row.balanceBefore, currency)}</ColumnAmount>
                  <span aria-hidden="true" className={styles.arrow}>
                    →
                  </span>
                  <VisuallyHidden> {t('money.after')} </VisuallyHidden>
                </span>
                <ColumnAmount>{format.money(row.balanceAfter, currency)}</ColumnAmount>
              </TableCell>
            </TableRow>
          )
        })}
      </TableBody>
    </Table>
  )
}
