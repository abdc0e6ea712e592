import { memo } from 'react'
import type { CatalogFilter, SearchIndex } from '@flower-market/flower-domain'
import { Chip } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { ChangeFilter } from '../data/use-catalog-query.ts'
import styles from './Toolbar.module.css'
import type { PlantationNames } from './use-chip-labels.ts'
import { useConditions } from './use-conditions.ts'

export interface ActiveChipsProps {
  filter: CatalogFilter
  /** What the words are understood by; null while only the beginning of the list is known. */
  index: SearchIndex | null
  plantationNames: PlantationNames
  onFilter: ChangeFilter
}

/** The active filters and what the words were understood as, one chip each; a press on a chip takes it away. */
export const ActiveChips = memo(({ filter, index, plantationNames, onFilter }: ActiveChipsProps) => {
  const t = useTranslate()
  const conditions = useConditions(filter, index, plantationNames)
  if (conditions.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={t('catalog.chips')}>
      {conditions.map(({ key, label, isUnknown, remove }) => (
        <li key={key} data-unknown={isUnknown || undefined}>
          <Chip removeLabel={t('catalog.chipRemove')} onClick={() => onFilter(remove)}>
            {label}
          </Chip>
        </li>
      ))}
    </ul>
  )
})
