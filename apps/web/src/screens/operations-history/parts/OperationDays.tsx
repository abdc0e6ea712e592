import { changesByWallet } from '@flower-market/flower-domain'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { RowLink } from '@flower-market/app-runtime/navigation'
import { BalanceChange } from '../../../components/money-history/BalanceChange.tsx'
import { MovementStatus } from '../../../components/money-history/MovementStatus.tsx'
import { isNewDay, RowDay } from '../../../components/money-history/RowDay.tsx'
import { SignedMoney } from '../../../components/money-history/SignedMoney.tsx'
import { useMovementText } from '../../../components/money-history/use-movement-text.ts'
import { paths } from '../../../paths.ts'
import type { Operation } from './OperationsView.tsx'
import styles from './OperationDays.module.css'

/** Operations under their days, each with what it changed on every account. */
export function OperationDays({ rows }: { rows: readonly Operation[] }) {
  const t = useTranslate()
  const format = useFormat()
  const text = useMovementText()
  return (
    <Table aria-label={t('money.operations')}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{t('money.columnDay')}</TableHeaderCell>
          <TableHeaderCell>{t('money.columnTime')}</TableHeaderCell>
          <TableHeaderCell>{t('money.columnOperation')}</TableHeaderCell>
          <TableHeaderCell>{t('money.status')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('money.columnBalance')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('money.columnAmount')}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row, place) => {
          const isFirstOfDay = isNewDay(row.date, rows[place - 1]?.date)
          const changes = changesByWallet(row.entries)
          return (
            <TableRow key={row._id} className={styles.row} data-first-of-day={isFirstOfDay || undefined}>
              <TableCell className={styles.day}>
                <RowDay date={row.date} isShown={isFirstOfDay} className={styles.weekday} />
              </TableCell>
              <TableCell className={styles.time}>{format.time(row.date)}</TableCell>
              <TableCell className={styles.operation}>
                <RowLink to={paths.balanceEntry(row.entries[0]?._id ?? '')} className={styles.link}>
                  {text.title(row)}
                </RowLink>
                <span className={styles.details}>
                  <span className={styles.aside}>{format.time(row.date)} · </span>
                  {text.details(row)}
                </span>
              </TableCell>
              <TableCell className={styles.status}>
                <MovementStatus status={row.status} />
              </TableCell>
              <TableCell align="end" className={styles.balance}>
                {changes.map(({ type, balanceBefore, balanceAfter }) => (
                  <div key={type} className={styles.line}>
                    <BalanceChange before={balanceBefore} after={balanceAfter} type={type} />
                  </div>
                ))}
              </TableCell>
              <TableCell align="end" className={styles.amount}>
                {changes.map(({ type, amount }) => (
                  <div key={type} className={styles.line}>
                    <SignedMoney minor={amount} type={type} isQuiet={row.status === 'REJECTED'} />
                  </div>
                ))}
              </TableCell>
            </TableRow>
          )
        })}
      </TableBody>
    </Table>
  )
}
