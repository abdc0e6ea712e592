import { Table, TableBody, TableHead, TableHeaderCell, TableRow } from '@flower-market/ui'
import { useTranslate, type MessageId } from '@flower-market/app-runtime/i18n'
import type { ReactNode } from 'react'

export interface RequestTableProps {
  label: MessageId
  /** Who or what a row is, and for when. */
  columns: readonly [what: MessageId, when: MessageId]
  /** Rows with a cell for each column, the status and the sum. */
  children: ReactNode
}

/** Requests and orders as rows: what it is, for when, how far it is, what it comes to. */
export function RequestTable({ label, columns: [what, when], children }: RequestTableProps) {
  const t = useTranslate()
  return (
    <Table aria-label={t(label)}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{t(what)}</TableHeaderCell>
          <TableHeaderCell>{t(when)}</TableHeaderCell>
          <TableHeaderCell>{t('history.columnStatus')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('history.columnSum')}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>{children}</TableBody>
    </Table>
  )
}
