import { memo, type RefObject } from 'react'
import {
  filterChips,
  type CatalogFilter,
  type CatalogSort,
  type IsoDate,
  type SearchIndex,
} from '@flower-market/flower-domain'
import { Button, FilterIcon, IconButton, RowsIcon, VisuallyHidden } from '@flower-market/ui'
import { useAtom } from 'jotai'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { compactRowsAtom } from '../../../state/compact-rows.atoms.ts'
import type { ChangeFilter } from '../data/use-catalog-query.ts'
import { ActiveChips } from './ActiveChips.tsx'
import { SearchField } from './SearchField.tsx'
import { SortSelect } from './SortSelect.tsx'
import { bold } from '../../../components/marked-text/marked-text.tsx'
import styles from './Toolbar.module.css'
import type { PlantationNames } from './use-chip-labels.ts'
import type { Caret } from './use-continued-search.ts'
import { useIsPassed } from './use-is-passed.ts'

export interface ToolbarProps {
  /** The day that is shown. */
  date: IsoDate
  filter: CatalogFilter
  sort: CatalogSort
  /** Lots in the list. */
  count: number
  /** What the words are understood by; null while only the beginning of the list is known. */
  index: SearchIndex | null
  plantationNames: PlantationNames
  /** Where the search goes on that the list before was left in. */
  caret: RefObject<Caret | null>
  onFilter: ChangeFilter
  onSort: (sort: CatalogSort) => void
  onTextChange: (words: string) => void
  /** Leads from the words to the first lot. */
  onLeaveSearch: () => void
  onOpenFilters: () => void
}

/** Over the list: words to search by, what is filtered, how much there is and in which order. */
export const Toolbar = memo((props: ToolbarProps) => {
  const { date, filter, sort, count, index, plantationNames, caret, onFilter, onSort } = props
  const { onTextChange, onLeaveSearch, onOpenFilters } = props
  const t = useTranslate()
  const format = useFormat()
  const [isCompact, setCompact] = useAtom(compactRowsAtom)
  const [edge, isStuck] = useIsPassed()
  return (
    <>
      <div ref={edge} className={styles.edge} />
      <div className={styles.toolbar} data-stuck={isStuck || undefined}>
        <button type="button" className={styles.day} onClick={() => scrollTo(0, 0)}>
          <small aria-hidden="true">{format.day(date, 'weekday')}</small>
          <b aria-hidden="true">{format.day(date, 'number')}</b>
          <VisuallyHidden>{t('catalog.toDays', { day: format.day(date, 'weekdayAndDay') })}</VisuallyHidden>
        </button>
        <SearchField words={filter.name} caret={caret} onTextChange={onTextChange} onLeave={onLeaveSearch} />
        <Button
          className={styles.open}
          onClick={onOpenFilters}
          aria-label={t('catalog.filtersOpen', { count: filterChips(filter).length })}
        >
          <FilterIcon />
        </Button>
        <ActiveChips filter={filter} index={index} plantationNames={plantationNames} onFilter={onFilter} />
        <IconButton
          className={styles.density}
          label={t('catalog.compactRows')}
          aria-pressed={isCompact}
          onClick={() => setCompact(!isCompact)}
        >
          <RowsIcon />
        </IconButton>
      </div>
      <div className={styles.facts}>
        <output className={styles.count}>{t.rich('catalog.positions', { count, b: bold })}</output>
        <SortSelect sort={sort} onSort={onSort} />
      </div>
    </>
  )
})
