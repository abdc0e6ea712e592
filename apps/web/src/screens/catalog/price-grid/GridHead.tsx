import { memo } from 'react'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { GridView } from './grid-view.ts'
import styles from './GridHead.module.css'
import { useGridTexts } from './use-grid-texts.ts'

/** The row of headings: what a row is, and the length of every column. */
export const GridHead = memo(({ layout: { lengths } }: Pick<GridView, 'layout'>) => {
  const t = useTranslate()
  const { lengthOf } = useGridTexts()
  return (
    <thead className={styles.headGroup}>
      <tr aria-rowindex={1} className={styles.head}>
        <th scope="col" aria-colindex={1} className={styles.headVariety}>
          {t('catalog.columnVariety')}
        </th>
        {lengths.map((lengthCm, column) => (
          <th key={lengthCm} scope="col" aria-colindex={column + 2}>
            {lengthOf(lengthCm)}
          </th>
        ))}
      </tr>
    </thead>
  )
})
