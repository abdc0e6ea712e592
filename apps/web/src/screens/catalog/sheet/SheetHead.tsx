import { memo } from 'react'
import { useTranslate } from '../../../i18n/use-translate.ts'
import type { SheetView } from './sheet-view.ts'
import styles from './TradingSheet.module.css'
import { useSheetTexts } from './use-sheet-texts.ts'

/** The row of headings: what a row is, and the length of every column. */
export const SheetHead = memo(({ columns, layout: { lengths } }: Pick<SheetView, 'columns' | 'layout'>) => {
  const t = useTranslate()
  const { lengthOf } = useSheetTexts()
  return (
    <thead className={styles.headGroup}>
      <tr aria-rowindex={1} className={styles.head}>
        <th scope="col" aria-colindex={1} className={styles.headVariety}>
          {t('catalog.columnVariety')}
        </th>
        {columns.map((column, number) => (
          <th key={column} scope="col" aria-colindex={number + 2}>
            {lengthOf(lengths[column] as number)}
          </th>
        ))}
      </tr>
    </thead>
  )
})
