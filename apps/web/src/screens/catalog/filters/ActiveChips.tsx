import { filterChips, removeChip, type CatalogFilter } from '@flower-market/flower-domain'
import { Chip } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { ChangeFilter } from '../data/use-catalog-query.ts'
import styles from './Toolbar.module.css'
import { useChipLabels, type PlantationNames } from './use-chip-labels.ts'

export interface ActiveChipsProps {
  filter: CatalogFilter
  plantationNames: PlantationNames
  onFilter: ChangeFilter
}

/** The active filters, one chip each; a press on a chip takes its filter away. */
export function ActiveChips({ filter, plantationNames, onFilter }: ActiveChipsProps) {
  const t = useTranslate()
  const chipLabels = useChipLabels(plantationNames)
  const chips = filterChips(filter)
  if (chips.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={t('catalog.chips')}>
      {chips.map((chip) => (
        <li key={`${chip.type} ${chip.value}`}>
          <Chip
            removeLabel={t('catalog.chipRemove')}
            onClick={() => onFilter((now) => removeChip(now, chip))}
          >
            {chipLabels(chip)}
          </Chip>
        </li>
      ))}
    </ul>
  )
}
