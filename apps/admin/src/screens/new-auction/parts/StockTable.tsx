import { Button, Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@flower-market/ui'
import { ColumnAmount } from '@flower-market/app-runtime/column-amount'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import type { StockLot } from '../offered-draft.ts'
import styles from './LotPicker.module.css'

export interface StockTableProps {
  lots: readonly StockLot[]
  /** The codes of the lots that were chosen. */
  chosen: ReadonlySet<string>
  /** Whether the auction takes no further lot. */
  isFull: boolean
  onChoose: (lot: StockLot) => void
}

/** Lots in stock with their price in the warehouse, where the clocks run. */
export function StockTable({ lots, chosen, isFull, onChoose }: StockTableProps) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <Table aria-label={t('clocks.inStock')}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{t('clocks.lot')}</TableHeaderCell>
          <TableHeaderCell>{t('clocks.delivery')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('clocks.stems')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('clocks.warehousePrice')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('clocks.action')}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {lots.map((lot) => (
          <TableRow key={lot.code}>
            <TableCell>
              <b>{t('clocks.lotName', { variety: lot.variety, length: lot.lengthCm })}</b>
              <span className={styles.more}>{lot.plantation}</span>
            </TableCell>
            <TableCell label={t('clocks.delivery')}>{format.day(lot.deliveryDate, 'day')}</TableCell>
            <TableCell align="end" label={t('clocks.stems')}>
              {format.number(lot.stemsAvailable)}
            </TableCell>
            <TableCell align="end" label={t('clocks.warehousePrice')}>
              <ColumnAmount>{format.money(lot.price + (lot.freight ?? 0))}</ColumnAmount>
            </TableCell>
            <TableCell align="end" label={t('clocks.action')}>
              {chosen.has(lot.code) ? (
                <span className={styles.more}>{t('clocks.chosen')}</span>
              ) : (
                <Button
                  size="s"
                  disabled={isFull || lot.stemsAvailable < lot.stemsPerBunch}
                  onClick={() => onChoose(lot)}
                >
                  {t('clocks.choose')}
                </Button>
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
