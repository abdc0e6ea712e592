import { Table, TableBody, TableHead, TableHeaderCell, TableRow } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useId } from 'react'
import { moveToRow } from '../move-to-row.ts'
import type { NewLotsState } from '../use-new-lots.ts'
import { NewLotRow } from './NewLotRow.tsx'
import styles from './NewLotsTable.module.css'

/** New lots as rows of a grid, the last of them blank: typed, or pasted from a spreadsheet. */
export function NewLotsTable({ state }: { state: NewLotsState }) {
  const t = useTranslate()
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} className={styles.heading}>
        {t('lots.newTitle')}
      </h2>
      <p className={styles.hint}>{t('lots.newText')}</p>
      <Table aria-labelledby={headingId} hasStickyColumn onKeyDown={moveToRow}>
        <TableHead>
          <TableRow>
            <TableHeaderCell>{t('lots.variety')}</TableHeaderCell>
            <TableHeaderCell align="end">{t('lots.lengthColumn')}</TableHeaderCell>
            <TableHeaderCell>{t('lots.plantation')}</TableHeaderCell>
            <TableHeaderCell>{t('lots.day')}</TableHeaderCell>
            <TableHeaderCell align="end">{t('lots.cell.price')}</TableHeaderCell>
            <TableHeaderCell align="end">{t('lots.cell.freight')}</TableHeaderCell>
            <TableHeaderCell align="end">{t('lots.cell.stemsPerBunch')}</TableHeaderCell>
            <TableHeaderCell align="end">{t('lots.cell.stemsPerBox')}</TableHeaderCell>
            <TableHeaderCell align="end">{t('lots.cell.stemsAvailable')}</TableHeaderCell>
            <TableHeaderCell align="end">{t('lots.actions')}</TableHeaderCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {[...state.rows, state.blank()].map((row, place) => (
            <NewLotRow key={row.key} row={row} number={place + 1} state={state} />
          ))}
        </TableBody>
      </Table>
    </section>
  )
}
