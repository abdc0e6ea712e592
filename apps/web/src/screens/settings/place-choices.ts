import type { CallOutput } from '@flower-market/api-client'
import type { Choice } from '@flower-market/app-runtime/forms'

/** The places to choose from; what is chosen now stays among them, even where the list does not hold it any more. */
export function placeChoices(places: CallOutput<'cityList'>, chosen: string | null): Choice[] {
  const choices = places.map(({ _id, name }) => ({ value: _id, label: name }))
  const isMissing = chosen !== null && !choices.some(({ value }) => value === chosen)
  return isMissing ? [{ value: chosen, label: chosen }, ...choices] : choices
}
