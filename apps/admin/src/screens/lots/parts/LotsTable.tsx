import { lotCells, moscowDateOf } from '@flower-market/flower-domain'
import { Table, TableBody, TableHead, TableHeaderCell, TableRow } from '@flower-market/ui'
import { pageEnvironmentAtom } from '@flower-market/app-runtime/app'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useAtomValue } from 'jotai'
import { isOver, type Lot } from '../lot-drafts.ts'
import { moveToRow } from '../move-to-row.ts'
import { useCellPresence } from '../use-cell-presence.ts'
import type { LotDraftsState } from '../use-lot-drafts.ts'
import { LotRow } from './LotRow.tsx'
import styles from './LotsTable.module.css'

export interface LotsTableProps {
  lots: readonly Lot[]
  state: LotDraftsState
  isReadOnly: boolean
}

/** Lots as a grid whose numbers can be typed over; on a phone each lot is a card. */
export function LotsTable({ lots, state, isReadOnly }: LotsTableProps) {
  const t = useTranslate()
  const { now } = useAtomValue(pageEnvironmentAtom)
  const today = moscowDateOf(now())
  const presence = useCellPresence()
  return (
    <Table
      aria-label={t('staff.lots')}
      hasStickyColumn
      onKeyDown={moveToRow}
      className={styles.table}
      {...presence}
    >
      <TableHead>
        <TableRow>
          <TableHeaderCell>{t('lots.variety')}</TableHeaderCell>
          <TableHeaderCell>{t('lots.plantation')}</TableHeaderCell>
          <TableHeaderCell>{t('lots.day')}</TableHeaderCell>
          {lotCells.map((cell) => (
            <TableHeaderCell key={cell} align="end">
              {t(`lots.cell.${cell}`)}
            </TableHeaderCell>
          ))}
          <TableHeaderCell align="end">{t('lots.atWarehouse')}</TableHeaderCell>
          <TableHeaderCell>{t('lots.regions')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('lots.actions')}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {lots.map((lot) => (
          <LotRow
            key={lot.code}
            lot={lot}
            lots={lots}
            state={state}
            isReadOnly={isReadOnly || isOver(lot, today)}
            isChangeable={!isReadOnly}
          />
        ))}
      </TableBody>
    </Table>
  )
}
