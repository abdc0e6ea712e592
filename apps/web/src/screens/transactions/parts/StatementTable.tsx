import type { CallOutput } from '@flower-market/api-client'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@flower-market/ui'
import { ColumnAmount } from '@flower-market/app-runtime/column-amount'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './PlantationStatement.module.css'

type Entry = CallOutput<'plantationStatement'>['items'][number]

function EntryRow({ entry }: { entry: Entry }) {
  const t = useTranslate()
  const format = useFormat()
  const { kind, date, number, buyer, stems, amount, currency, payment } = entry
  const what = t(`transfers.statementEntry.${kind}`, { number })
  return (
    <TableRow>
      <TableCell label={t('money.columnDate')} className={styles.date}>
        {format.moment(date)}
      </TableCell>
      <TableCell>
        <strong className={styles.what}>{what}</strong>
        <span className={styles.quiet}>
          {[buyer.company, buyer.city].filter(Boolean).join(', ')}
          {payment !== null && ` · ${t(`transfers.statementPayment.${payment.status}`)}`}
        </span>
      </TableCell>
      <TableCell label={t('transfers.statementStems')} align="end">
        {stems === null ? '—' : format.number(stems)}
      </TableCell>
      <TableCell label={t('money.columnAmount')} align="end" className={styles.amount}>
        <ColumnAmount>
          {kind === 'claim' ? format.signedMoney(-amount, currency) : format.money(amount, currency)}
        </ColumnAmount>
      </TableCell>
    </TableRow>
  )
}

/** The entries of a plantation's statement, the newest first. */
export function StatementTable({ entries }: { entries: readonly Entry[] }) {
  const t = useTranslate()
  return (
    <Table aria-label={t('transfers.statement')}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{t('money.columnDate')}</TableHeaderCell>
          <TableHeaderCell>{t('money.columnOperation')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('transfers.statementStems')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('money.columnAmount')}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {entries.map((entry) => (
          <EntryRow key={entry._id} entry={entry} />
        ))}
      </TableBody>
    </Table>
  )
}
