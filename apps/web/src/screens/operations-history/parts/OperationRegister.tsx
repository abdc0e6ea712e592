import { changesByWallet, currencyOfWallet } from '@flower-market/flower-domain'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@flower-market/ui'
import { ColumnAmount } from '@flower-market/app-runtime/column-amount'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { useMovementText } from '../../../components/money-history/use-movement-text.ts'
import { paths } from '../../../paths.ts'
import type { Operation } from './OperationsView.tsx'
import styles from './OperationRegister.module.css'

const nothing = '—'

/** Operations as a plain table, a line for each account that one changed, money in and money out in columns of their own. */
export function OperationRegister({ rows }: { rows: readonly Operation[] }) {
  const t = useTranslate()
  const format = useFormat()
  const text = useMovementText()
  const lines = rows.flatMap((row) => changesByWallet(row.entries).map((change) => ({ row, change })))
  return (
    <Table aria-label={t('money.operations')} className={styles.register}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{t('money.columnOperation')}</TableHeaderCell>
          <TableHeaderCell>{t('money.columnDate')}</TableHeaderCell>
          <TableHeaderCell>{t('money.account')}</TableHeaderCell>
          <TableHeaderCell className={styles.minor}>{t('money.method')}</TableHeaderCell>
          <TableHeaderCell className={styles.minor}>{t('money.creator')}</TableHeaderCell>
          <TableHeaderCell>{t('money.status')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('money.columnAdded')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('money.columnTaken')}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map(({ row, change: { _id, type, amount } }) => {
          const money = format.money(Math.abs(amount), currencyOfWallet(type))
          return (
            <TableRow key={_id}>
              <TableCell>
                <LocalizedLink to={paths.balanceEntry(_id)} className={styles.link}>
                  {text.title(row)}
                </LocalizedLink>
              </TableCell>
              <TableCell label={t('money.columnDate')} className={styles.figure}>
                {format.moment(row.date)}
              </TableCell>
              <TableCell label={t('money.account')}>{t(`money.wallet.${type}`)}</TableCell>
              <TableCell label={t('money.method')} className={styles.minor}>
                {t(`money.method.${row.method}`)}
              </TableCell>
              <TableCell label={t('money.creator')} className={styles.minor}>
                {t(`money.creator.${row.creator}`)}
              </TableCell>
              <TableCell label={t('money.status')}>{t(`money.status.${row.status}`)}</TableCell>
              <TableCell align="end" label={t('money.columnAdded')} className={styles.figure}>
                {amount > 0 ? <ColumnAmount>{money}</ColumnAmount> : nothing}
              </TableCell>
              <TableCell align="end" label={t('money.columnTaken')} className={styles.figure}>
                {amount < 0 ? <ColumnAmount>{money}</ColumnAmount> : nothing}
              </TableCell>
            </TableRow>
          )
        })}
      </TableBody>
    </Table>
  )
}
