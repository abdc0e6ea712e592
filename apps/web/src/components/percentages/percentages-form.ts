import { isApiError } from '@flower-market/api-client'
import { percentageNames, type Percentages } from '@flower-market/flower-domain'
import { type FormErrors, readPercent, toFormError } from '@flower-market/app-runtime/forms'

type PercentageName = keyof Percentages

/** What percentages are: what a buyer pays on top, or what a referrer earns. */
export type PercentagesKind = 'margin' | 'share'

/** What a person typed into the fields. */
export type TypedPercentages = Readonly<Record<PercentageName, string>>

/** Something for each share. */
function ofEach<T>(make: (name: PercentageName) => T): Record<PercentageName, T> {
  return {
    priceBp: make('priceBp'),
    deliveryToWarehouseBp: make('deliveryToWarehouseBp'),
    deliveryToRegionBp: make('deliveryToRegionBp'),
    deliveryToCityBp: make('deliveryToCityBp'),
  }
}

/** Reads the fields of the form. */
export function readTyped(fields: FormData): TypedPercentages {
  return ofEach((name) => String(fields.get(name)))
}

/** Which fields hold no share; null when the form may be sent. */
export function findProblems(typed: TypedPercentages): FormErrors<PercentageName> | null {
  const wrong = percentageNames.filter((name) => readPercent(typed[name]) === null)
  if (wrong.length === 0) return null
  return Object.fromEntries(wrong.map((name) => [name, 'users.percentWrong' as const]))
}

/** The shares of a form without problems, in basis points. */
export function percentagesOf(typed: TypedPercentages): Percentages {
  return ofEach((name) => {
    const basisPoints = readPercent(typed[name])
    if (basisPoints === null) throw new RangeError(`«${typed[name]}» is no percentage.`)
    return basisPoints
  })
}

/** What to say about shares that were not saved. */
export function toFormErrors(error: unknown): FormErrors<PercentageName> {
  if (isApiError(error, 'not-found') || isApiError(error, 'not-permitted')) return { form: 'users.notYours' }
  if (isApiError(error, 'person-changed')) return { form: 'users.changedMeanwhile' }
  return { form: toFormError(error) }
}
