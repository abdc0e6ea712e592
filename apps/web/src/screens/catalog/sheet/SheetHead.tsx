import { memo } from 'react'
import { useTranslate } from '../../../i18n/use-translate.ts'
import styles from './TradingSheet.module.css'

/** The row of headings: what a row is, and the length of every column. */
export const SheetHead = memo(({ lengths }: { lengths: readonly number[] }) => {
  const t = useTranslate()
  return (
    <thead className={styles.headGroup}>
      <tr aria-rowindex={1} className={styles.head}>
        <th scope="col" aria-colindex={1} className={styles.headVariety}>
          {t('catalog.columnVariety')}
        </th>
        {lengths.map((length, column) => (
          <th key={length} scope="col" aria-colindex={column + 2}>
            {t('flowers.lengthCm', { length })}
          </th>
        ))}
      </tr>
    </thead>
  )
})
