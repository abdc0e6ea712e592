import { memo } from 'react'
import type { CatalogSort } from '@flower-market/flower-domain'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { bold } from '../../../components/marked-text/marked-text.tsx'
import { SortSelect } from './SortSelect.tsx'
import styles from './Toolbar.module.css'

export interface ListFactsProps {
  /** Lots in the list. */
  count: number
  sort: CatalogSort
  onSort: (sort: CatalogSort) => void
}

/** How much there is, and in which order. */
export const ListFacts = memo(({ count, sort, onSort }: ListFactsProps) => {
  const t = useTranslate()
  return (
    <div className={styles.facts}>
      <output className={styles.count}>{t.rich('catalog.positions', { count, b: bold })}</output>
      <SortSelect sort={sort} onSort={onSort} />
    </div>
  )
})
