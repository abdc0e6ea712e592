import { memo } from 'react'
import {
  filterChips,
  type CatalogFilter,
  type CatalogSort,
  type SearchIndex,
} from '@flower-market/flower-domain'
import { Button, FilterIcon } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { ChangeFilter } from '../data/use-catalog-query.ts'
import { ActiveChips } from './ActiveChips.tsx'
import { SearchField } from './SearchField.tsx'
import { SortSelect } from './SortSelect.tsx'
import { bold } from '../bold.tsx'
import styles from './Toolbar.module.css'
import type { PlantationNames } from './use-chip-labels.ts'

export interface ToolbarProps {
  filter: CatalogFilter
  sort: CatalogSort
  /** Lots in the list. */
  count: number
  /** What the words are understood by; null while only the beginning of the list is known. */
  index: SearchIndex | null
  plantationNames: PlantationNames
  onFilter: ChangeFilter
  onSort: (sort: CatalogSort) => void
  onWords: (words: string) => void
  /** Leads from the words to the first lot. */
  onLeaveSearch: () => void
  onOpenFilters: () => void
}

/** Over the list: words to search by, what is filtered, how much there is and in which order. */
export const Toolbar = memo((props: ToolbarProps) => {
  const { filter, sort, count, index, plantationNames, onFilter, onSort } = props
  const { onWords, onLeaveSearch, onOpenFilters } = props
  const t = useTranslate()
  return (
    <>
      <div className={styles.toolbar}>
        <SearchField words={filter.name} onWords={onWords} onLeave={onLeaveSearch} />
        <Button
          className={styles.open}
          onClick={onOpenFilters}
          aria-label={t('catalog.filtersOpen', { count: filterChips(filter).length })}
        >
          <FilterIcon />
        </Button>
        <ActiveChips filter={filter} index={index} plantationNames={plantationNames} onFilter={onFilter} />
      </div>
      <div className={styles.facts}>
        <output className={styles.count}>{t.rich('catalog.positions', { count, b: bold })}</output>
        <SortSelect sort={sort} onSort={onSort} />
      </div>
    </>
  )
})
