import type { CallOutput } from '@flower-market/api-client'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@flower-market/ui'
import { ColumnAmount } from '@flower-market/app-runtime/column-amount'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { Link } from 'react-router-dom'
import styles from './LedgerTable.module.css'

export interface LedgerTableProps {
  entries: CallOutput<'ledgerEntries'>['items']
  /** The address with the entries of one person or account. */
  hrefOf: (changes: Readonly<Record<string, string>>) => string
}

/** Entries of the ledger, the last first. */
export function LedgerTable({ entries, hrefOf }: LedgerTableProps) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <Table aria-label={t('books.ledgerTitle')}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{t('books.when')}</TableHeaderCell>
          <TableHeaderCell>{t('books.whose')}</TableHeaderCell>
          <TableHeaderCell>{t('books.accountColumn')}</TableHeaderCell>
          <TableHeaderCell>{t('books.kind')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('books.amount')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('books.after')}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {entries.map((entry) => (
          <TableRow key={entry._id}>
            <TableCell className={styles.sum}>{format.moment(entry.at)}</TableCell>
            <TableCell label={t('books.whose')}>
              {entry.person === null ? (
                t(`books.holder.${entry.holder}`)
              ) : (
                <Link to={hrefOf({ person: entry.person._id, account: '' })}>
                  {entry.person.name || entry.person._id}
                </Link>
              )}
            </TableCell>
            <TableCell label={t('books.accountColumn')}>
              <Link to={hrefOf({ account: entry.accountId, person: '' })}>
                {entry.currency} {entry.accountId}
              </Link>
            </TableCell>
            <TableCell label={t('books.kind')}>
              {t(`labels.movement.${entry.kind}`)}
              {entry.reason !== '' && <span className={styles.reason}>{entry.reason}</span>}
            </TableCell>
            <TableCell align="end" label={t('books.amount')} className={styles.amount}>
              <ColumnAmount>{format.signedMoney(entry.amount, entry.currency)}</ColumnAmount>
            </TableCell>
            <TableCell align="end" label={t('books.after')} className={styles.sum}>
              <ColumnAmount>
                {entry.balanceAfter === null ? '—' : format.money(entry.balanceAfter, entry.currency)}
              </ColumnAmount>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
