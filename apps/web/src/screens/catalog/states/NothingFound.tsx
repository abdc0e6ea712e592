import {
  emptyFilter,
  filterChips,
  removeChip,
  selectPositions,
  type CatalogueFilter,
  type FilterChip,
  type SearchIndex,
} from '@flower-market/flower-domain'
import { Button, EmptyState } from '@flower-market/ui'
import { useTranslate } from '../../../i18n/use-translate.ts'
import type { ChangeFilter } from '../data/use-catalogue-query.ts'
import { useChipWords, type PlantationNames } from '../filters/use-chip-words.ts'
import styles from './States.module.css'

export interface NothingFoundProps {
  index: SearchIndex
  filter: CatalogueFilter
  plantationNames: PlantationNames
  onFilter: ChangeFilter
}

/** How much there would be without one of the conditions, most first; conditions that change nothing are left out. */
const waysOut = (index: SearchIndex, filter: CatalogueFilter): { chip: FilterChip; count: number }[] =>
  filterChips(filter)
    .map((chip) => ({ chip, count: selectPositions(index, removeChip(filter, chip)).length }))
    .filter(({ count }) => count > 0)
    .toSorted((left, right) => right.count - left.count)

/** The filters let nothing through: which one to drop, and what that would bring back. */
export const NothingFound = ({ index, filter, plantationNames, onFilter }: NothingFoundProps) => {
  const t = useTranslate()
  const chipWords = useChipWords(plantationNames)
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
              {t('catalog.without', { filter: chipWords(chip), count })}
            </Button>
          </li>
        ))}
      </ul>
    </EmptyState>
  )
}
