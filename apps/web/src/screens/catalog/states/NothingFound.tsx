import {
  emptyFilter,
  filterChips,
  removeChip,
  selectPositions,
  type CatalogFilter,
  type FilterChip,
  type SearchIndex,
} from '@flower-market/flower-domain'
import { Button, EmptyState } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { ChangeFilter } from '../data/use-catalog-query.ts'
import { useChipLabels, type PlantationNames } from '../filters/use-chip-labels.ts'
import styles from './States.module.css'

export interface NothingFoundProps {
  index: SearchIndex
  filter: CatalogFilter
  plantationNames: PlantationNames
  onFilter: ChangeFilter
}

/** How much there would be without one of the conditions, most first; conditions that change nothing are left out. */
function waysOut(index: SearchIndex, filter: CatalogFilter): { chip: FilterChip; count: number }[] {
  return filterChips(filter)
    .map((chip) => ({ chip, count: selectPositions(index, removeChip(filter, chip)).length }))
    .filter(({ count }) => count > 0)
    .toSorted((left, right) => right.count - left.count)
}

/** The filters let nothing through: which one to drop, and what that would bring back. */
export function NothingFound({ index, filter, plantationNames, onFilter }: NothingFoundProps) {
  const t = useTranslate()
  const chipLabels = useChipLabels(plantationNames)
  return (
    <EmptyState
      className={styles.nothing}
      title={t('catalog.nothingFound')}
      action={
        <Button tone="primary" onClick={() => onFilter(() => emptyFilter)}>
          {t('catalog.resetAll')}
        </Button>
      }
    >
      <ul className={styles.ways}>
        {waysOut(index, filter).map(({ chip, count }) => (
          <li key={`${chip.type} ${chip.value}`}>
            <Button size="s" onClick={() => onFilter((now) => removeChip(now, chip))}>
              {t('catalog.without', { filter: chipLabels(chip), count })}
            </Button>
          </li>
        ))}
      </ul>
    </EmptyState>
  )
}
