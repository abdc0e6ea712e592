import {
  distinctTerms,
  filterChips,
  removeChip,
  searchTerms,
  withoutTerm,
  type CatalogFilter,
  type SearchIndex,
} from '@flower-market/flower-domain'
import { useChipLabels, type PlantationNames } from './use-chip-labels.ts'
import { useTermLabels } from './use-term-labels.ts'

/** One of the conditions that the lots have to meet: a chosen filter, or what a part of the search was understood as. */
export interface Condition {
  readonly key: string
  readonly label: string
  /** The index has no word for it. */
  readonly isUnknown: boolean
  /** The filter as it is without the condition. */
  readonly remove: (filter: CatalogFilter) => CatalogFilter
}

/** The conditions of a filter; while there is no index, the search is one of them as it was typed. */
export function useConditions(
  filter: CatalogFilter,
  index: SearchIndex | null,
  plantationNames: PlantationNames,
): readonly Condition[] {
  const chipLabels = useChipLabels(plantationNames)
  const termLabels = useTermLabels()
  const chosen = filterChips(filter)
    .filter(({ type }) => type !== 'name' || index === null)
    .map((chip) => ({
      key: `${chip.type} ${chip.value}`,
      label: chipLabels(chip),
      isUnknown: false,
      remove: (now: CatalogFilter) => removeChip(now, chip),
    }))
  const terms = index === null ? [] : searchTerms(index, filter.name)
  const searched = distinctTerms(terms).map((term) => ({
    key: `search ${term.typed}`,
    label: termLabels(term),
    isUnknown: term.subject.kind === 'unknown',
    remove: (now: CatalogFilter) => ({ ...now, name: withoutTerm(terms, term) }),
  }))
  return [...chosen, ...searched]
}
