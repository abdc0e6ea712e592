import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@flower-market/ui'
import { ColumnAmount } from '@flower-market/app-runtime/column-amount'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './ReportTable.module.css'
import { ShareCell } from './ShareCell.tsx'

export interface SumsTableProps {
  label: string
  nameLabel: string
  rows: readonly {
    readonly name: string
    readonly orders: number
    readonly amount: number
  }[]
}

/** Orders by something, with what share of all of them each is. */
export function SumsTable({ label, nameLabel, rows }: SumsTableProps) {
  const t = useTranslate()
  const format = useFormat()
  const all = rows.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <Table aria-label={label}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{nameLabel}</TableHeaderCell>
          <TableHeaderCell align="end">{t('reports.column.orders')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('reports.column.amount')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('reports.column.share')}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ name, orders, amount }) => (
          <TableRow key={name}>
            <TableCell>{name}</TableCell>
            <TableCell align="end" label={t('reports.column.orders')}>
              {format.number(orders)}
            </TableCell>
            <TableCell align="end" label={t('reports.column.amount')} className={styles.sum}>
              <ColumnAmount>{format.money(amount)}</ColumnAmount>
            </TableCell>
            <TableCell align="end" label={t('reports.column.share')}>
              <ShareCell share={all === 0 ? 0 : amount / all}>
                {format.percent(all === 0 ? 0 : Math.round((amount * 1000) / all) * 10)}
              </ShareCell>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
