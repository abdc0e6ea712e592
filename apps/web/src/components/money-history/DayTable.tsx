import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@flower-market/ui'
import type { ReactNode } from 'react'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { RowLink } from '@flower-market/app-runtime/navigation'
import { isNewDay, RowDay } from './RowDay.tsx'
import styles from './DayTable.module.css'

/** What one row changed on an account, or what it will. */
export interface DayLine {
  readonly key: string
  readonly balance: ReactNode
  readonly amount: ReactNode
}

/** A row of money: when it moved, what it was, and a line for each account that it changed. */
export interface DayRow {
  readonly _id: string
  readonly date: string
  /** Where the row leads. */
  readonly to: string
  readonly title: string
  readonly details: string
  readonly status: ReactNode
  readonly lines: readonly DayLine[]
}

/** Money under its days, the newest first; on a phone each row is a card. */
export function DayTable({ label, rows }: { label: string; rows: readonly DayRow[] }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <Table aria-label={label}>
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
        {rows.map(({ _id, date, to, title, details, status, lines }, place) => {
          const isFirstOfDay = isNewDay(date, rows[place - 1]?.date)
          return (
            <TableRow key={_id} className={styles.row} data-first-of-day={isFirstOfDay || undefined}>
              <TableCell className={styles.day}>
                <RowDay date={date} isShown={isFirstOfDay} className={styles.weekday} />
              </TableCell>
              <TableCell className={styles.time}>{format.time(date)}</TableCell>
              <TableCell className={styles.operation}>
                <RowLink to={to} className={styles.link}>
                  {title}
                </RowLink>
                <span className={styles.details}>
                  <span className={styles.aside}>{format.time(date)} · </span>
                  {details}
                </span>
              </TableCell>
              <TableCell className={styles.status}>{status}</TableCell>
              <TableCell align="end" className={styles.balance}>
                {lines.map(({ key, balance }) => (
                  <div key={key} className={styles.line}>
                    {balance}
                  </div>
                ))}
              </TableCell>
              <TableCell align="end" className={styles.amount}>
                {lines.map(({ key, amount }) => (
                  <div key={key} className={styles.line}>
                    {amount}
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
