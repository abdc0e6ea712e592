import { Table, TableBody, TableHead, TableHeaderCell, TableRow, VisuallyHidden } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import type { StockLot } from '../plantation-lots.atoms.ts'
import { LotRow } from './LotRow.tsx'
import styles from '../PlantationLotsScreen.module.css'

/** The lots of one day of delivery. */
export function DayLots({ date, lots }: { date: StockLot['deliveryDate']; lots: readonly StockLot[] }) {
  const t = useTranslate()
  const format = useFormat()
  const title = format.day(date, 'weekdayAndDay')
  return (
    <section>
      <h2 className={styles.day}>{title}</h2>
      <Table aria-label={title} className={styles.lots}>
        <TableHead>
          <TableRow>
            <TableHeaderCell>{t('plantation.lotColumn')}</TableHeaderCell>
            <TableHeaderCell align="end">{t('plantation.priceColumn')}</TableHeaderCell>
            <TableHeaderCell align="end">{t('plantation.stemsColumn')}</TableHeaderCell>
            <TableHeaderCell className={styles.pictures}>{t('plantation.photosColumn')}</TableHeaderCell>
            <TableHeaderCell>
              <VisuallyHidden>{t('plantation.change')}</VisuallyHidden>
            </TableHeaderCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lots.map((lot) => (
            <LotRow key={lot.code} lot={lot} />
          ))}
        </TableBody>
      </Table>
    </section>
  )
}
