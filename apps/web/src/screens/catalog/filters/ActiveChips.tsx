import {
  filterChips,
  removeChip,
  searchTerms,
  withoutTerm,
  type CatalogFilter,
  type SearchIndex,
} from '@flower-market/flower-domain'
import { Chip } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { ChangeFilter } from '../data/use-catalog-query.ts'
import styles from './Toolbar.module.css'
import { useChipLabels, type PlantationNames } from './use-chip-labels.ts'
import { useTermLabels } from './use-term-labels.ts'

export interface ActiveChipsProps {
  filter: CatalogFilter
  /** What the words are understood by; null while only the beginning of the list is known. */
  index: SearchIndex | null
  plantationNames: PlantationNames
  onFilter: ChangeFilter
}

/** The active filters and what the words were understood as, one chip each; a press on a chip takes it away. */
export function ActiveChips({ filter, index, plantationNames, onFilter }: ActiveChipsProps) {
  const t = useTranslate()
  const chipLabels = useChipLabels(plantationNames)
  const termLabels = useTermLabels()
  const terms = index === null ? [] : searchTerms(index, filter.name)
  const chips = filterChips(filter).filter(({ type }) => type !== 'name' || index === null)
  if (chips.length === 0 && terms.length === 0) return null
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
      {terms.map((term) => (
        <li key={term.typed} data-unknown={term.subject.kind === 'unknown' || undefined}>
          <Chip
            removeLabel={t('catalog.chipRemove')}
            onClick={() => onFilter((now) => ({ ...now, name: withoutTerm(terms, term) }))}
          >
            {termLabels(term)}
          </Chip>
        </li>
      ))}
    </ul>
  )
}
