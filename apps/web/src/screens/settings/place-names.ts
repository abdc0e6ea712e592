import type { CallOutput } from '@flower-market/api-client'
import type { Choice } from '../../components/choice-field/ChoiceField.tsx'

/** The names to choose from; what is chosen now stays among them, even where the list does not hold it any more. */
export function placeNames(places: CallOutput<'cityList'>, chosen: string | null): string[] {
  const names = places.map(({ name }) => name)
  return chosen === null || names.includes(chosen) ? names : [chosen, ...names]
}

/** A name as a choice of a list. */
export function asChoice(name: string): Choice {
  return { value: name, label: name }
}
