import { memo } from 'react'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { GridView } from './grid-view.ts'
import styles from './PriceGrid.module.css'
import { useGridTexts } from './use-grid-texts.ts'

/** The row of headings: what a row is, and the length of every column. */
export const GridHead = memo(({ columns, layout: { lengths } }: Pick<GridView, 'columns' | 'layout'>) => {
  const t = useTranslate()
  const { lengthOf } = useGridTexts()
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
