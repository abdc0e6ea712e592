import { filterChips, removeChip, type CatalogueFilter } from '@flower-market/flower-domain'
import { Chip } from '@flower-market/ui'
import { useTranslate } from '../../../i18n/use-translate.ts'
import type { ChangeFilter } from '../data/use-catalogue-query.ts'
import styles from './Toolbar.module.css'
import { useChipWords, type PlantationNames } from './use-chip-words.ts'

export interface ActiveChipsProps {
  filter: CatalogueFilter
  plantationNames: PlantationNames
  onFilter: ChangeFilter
}

/** The active filters, one chip each; a press on a chip takes its filter away. */
export const ActiveChips = ({ filter, plantationNames, onFilter }: ActiveChipsProps) => {
  const t = useTranslate()
  const chipWords = useChipWords(plantationNames)
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
            {chipWords(chip)}
          </Chip>
        </li>
      ))}
    </ul>
  )
}
