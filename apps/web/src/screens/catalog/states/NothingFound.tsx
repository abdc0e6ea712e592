import {
  emptyFilter,
  selectPositions,
  type CatalogFilter,
  type SearchIndex,
} from '@flower-market/flower-domain'
import { Button, EmptyState } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { ChangeFilter } from '../data/use-catalog-query.ts'
import type { PlantationNames } from '../filters/use-chip-labels.ts'
import { useConditions } from '../filters/use-conditions.ts'
import styles from './States.module.css'

export interface NothingFoundProps {
  index: SearchIndex
  filter: CatalogFilter
  plantationNames: PlantationNames
  onFilter: ChangeFilter
}

/** The filters let nothing through: which of the conditions to drop, and what that would bring back, most first. */
export function NothingFound({ index, filter, plantationNames, onFilter }: NothingFoundProps) {
  const t = useTranslate()
  const waysOut = useConditions(filter, index, plantationNames)
    .map((condition) => ({ condition, count: selectPositions(index, condition.remove(filter)).length }))
    .filter(({ count }) => count > 0)
    .toSorted((left, right) => right.count - left.count)
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
        {waysOut.map(({ condition: { key, label, remove }, count }) => (
          <li key={key}>
            <Button size="s" onClick={() => onFilter(remove)}>
              {t('catalog.without', { filter: label, count })}
            </Button>
          </li>
        ))}
      </ul>
    </EmptyState>
  )
}
