import { memo, type RefObject } from 'react'
import {
  filterChips,
  type CatalogFilter,
  type CatalogSort,
  type IsoDate,
  type SearchIndex,
} from '@flower-market/flower-domain'
import { Button, FilterIcon, IconButton, RowsIcon } from '@flower-market/ui'
import { useAtom } from 'jotai'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { compactRowsAtom } from '../../../state/compact-rows.atoms.ts'
import type { ChangeFilter } from '../data/use-catalog-query.ts'
import { ActiveChips } from './ActiveChips.tsx'
import { DayReturn } from './DayReturn.tsx'
import { ListFacts } from './ListFacts.tsx'
import { SearchField } from './SearchField.tsx'
import styles from './Toolbar.module.css'
import type { PlantationNames } from './use-chip-labels.ts'
import type { Caret } from './use-continued-search.ts'
import { useIsPassed } from './use-is-passed.ts'

export interface ToolbarProps {
  /** The day that is shown. */
  date: IsoDate
  filter: CatalogFilter
  /** The filter that the list shows; may be one key behind. */
  settled: CatalogFilter
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
  const { date, filter, settled, sort, count, index, plantationNames, caret, onFilter, onSort } = props
  const { onTextChange, onLeaveSearch, onOpenFilters } = props
  const t = useTranslate()
  const [isCompact, setCompact] = useAtom(compactRowsAtom)
  const [edge, isStuck] = useIsPassed()
  return (
    <>
      <div ref={edge} className={styles.edge} />
      <div className={styles.toolbar} data-toolbar="" data-stuck={isStuck || undefined}>
        <DayReturn date={date} />
        <SearchField words={filter.name} caret={caret} onTextChange={onTextChange} onLeave={onLeaveSearch} />
        <Button
          className={styles.open}
          onClick={onOpenFilters}
          aria-label={t('catalog.filtersOpen', { count: filterChips(filter).length })}
        >
          <FilterIcon />
        </Button>
        <ActiveChips filter={settled} index={index} plantationNames={plantationNames} onFilter={onFilter} />
        <IconButton
          className={styles.density}
          label={t('catalog.compactRows')}
          aria-pressed={isCompact}
          onClick={() => setCompact(!isCompact)}
        >
          <RowsIcon />
        </IconButton>
      </div>
      <ListFacts count={count} sort={sort} onSort={onSort} />
    </>
  )
})
