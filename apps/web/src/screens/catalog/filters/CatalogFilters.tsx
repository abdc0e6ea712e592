import { memo } from 'react'
import { emptyFilter, filterChips, type CatalogFilter, type SearchIndex } from '@flower-market/flower-domain'
import { Button } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { ChangeFilter } from '../data/use-catalog-query.ts'
import { useMedia } from '../../../components/media/use-media.ts'
import { FilterDialog } from './FilterDialog.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import styles from './FilterPanel.module.css'
import { useFacets } from './use-facets.ts'

/** Where the filters stand beside the sheet; the same in the style sheets. */
const besideMedia = '(min-width: 901px)'

export interface CatalogFiltersProps {
  index: SearchIndex
  filter: CatalogFilter
  /** Lots in the list. */
  count: number
  onFilter: ChangeFilter
  /** Over the screen, where there is no room beside the sheet, or a variety has taken it. */
  isOpen: boolean
  onClose: () => void
}

/** The panel with its counts, which are counted only while they are seen. */
function CountedPanel({
  index,
  filter,
  onFilter,
}: Pick<CatalogFiltersProps, 'index' | 'filter' | 'onFilter'>) {
  return <FilterPanel filter={filter} counts={useFacets(index, filter)} onFilter={onFilter} />
}

/** The filters: a column beside the sheet, and a dialog over it where that is not in sight. */
export const CatalogFilters = memo((props: CatalogFiltersProps) => {
  const { index, filter, count, onFilter, isOpen, onClose } = props
  const t = useTranslate()
  const isBeside = useMedia(besideMedia)
  const reset = (): void => onFilter(() => emptyFilter)
  const panel = <CountedPanel index={index} filter={filter} onFilter={onFilter} />
  return (
    <>
      {isBeside && (
        <aside className={styles.beside} aria-label={t('catalog.filters')}>
          <div className={styles.aside}>
            {panel}
            {filterChips(filter).length > 0 && (
              <Button size="s" onClick={reset}>
                {t('catalog.resetAll')}
              </Button>
            )}
          </div>
        </aside>
      )}
      {isOpen && (
        <FilterDialog count={count} onReset={reset} onClose={onClose}>
          {panel}
        </FilterDialog>
      )}
    </>
  )
})
