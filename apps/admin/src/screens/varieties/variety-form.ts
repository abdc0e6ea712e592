import { changedTags, isApiError, type CallOutput } from '@flower-market/api-client'
import { varietyBounds } from '@flower-market/flower-domain'
import { mmPerCm } from '@flower-market/app-runtime/flowers'
import { toFormError, type FormErrors } from '@flower-market/app-runtime/forms'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom } from '@flower-market/app-runtime/session'
import { atom } from 'jotai'

/** A variety as staff keep it. */
export type Variety = CallOutput<'varietyRecords'>['items'][number]

type Measurements = Pick<Variety, 'headMm' | 'vaseDays'>
type Range = Measurements['headMm']

/** A field that may be wrong, by the name that it has in the form: the first of a range stands for both. */
export type VarietyField = 'headFrom' | 'vaseFrom'

/** Measurements as they were typed; null where nothing was, undefined where it cannot be read. */
export interface TypedVariety {
  readonly headMm: Range | undefined
  readonly vaseDays: Range | undefined
}

/** Centimeters with one decimal, in millimeters. */
function readMm(text: string): number {
  return /^\d{1,2}(?:[.,]\d)?$/u.test(text)
    ? Math.round(Number(text.replace(',', '.')) * mmPerCm)
    : Number.NaN
}

function readDays(text: string): number {
  return /^\d{1,2}$/u.test(text) ? Number(text) : Number.NaN
}

/** A range of two texts; one that is empty is as the other. */
function readRange(
  [from, to]: readonly [string, string],
  read: (text: string) => number,
  [least, most]: readonly [number, number],
): Range | undefined {
  if (from === '' && to === '') return null
  const range = { from: read(from || to), to: read(to || from) }
  return range.from >= least && range.to <= most && range.from <= range.to ? range : undefined
}

/** Reads the form. */
export function readVariety(fields: FormData): TypedVariety {
  const text = (name: string): string => String(fields.get(name) ?? '').trim()
  return {
    headMm: readRange([text('headFrom'), text('headTo')], readMm, varietyBounds.headMm),
    vaseDays: readRange([text('vaseFrom'), text('vaseTo')], readDays, varietyBounds.vaseDays),
  }
}

/** What cannot be read; null where it can be saved. */
export function findVarietyProblems({ headMm, vaseDays }: TypedVariety): FormErrors<VarietyField> | null {
  const problems: FormErrors<VarietyField> = {
    ...(headMm === undefined && { headFrom: 'varieties.wrongHead' }),
    ...(vaseDays === undefined && { vaseFrom: 'varieties.wrongVase' }),
  }
  return Object.keys(problems).length === 0 ? null : problems
}

/** Why a variety was not saved. */
export function toVarietyErrors(error: unknown): FormErrors<VarietyField> {
  if (isApiError(error, 'record-changed')) return { form: 'varieties.changedMeanwhile' }
  return { form: toFormError(error) }
}

interface VarietyChange {
  /** As it was read. */
  readonly known: Variety
  readonly typed: TypedVariety
}

/** Sets the measurements of a variety as it was read. Rejects with an `ApiError`. */
export const saveVarietyAtom = atom(null, async (get, set, { known, typed }: VarietyChange) => {
  const { type, name, headMm, vaseDays } = known
  const { headMm: head = null, vaseDays: vase = null } = typed
  const body = { type, name, seen: { headMm, vaseDays }, headMm: head, vaseDays: vase }
  try {
    await get(apiAtom).call('varietyUpdate', { body }, shownInPlace)
  } finally {
    // Also where it was refused: the page shows then what somebody else has made of it.
    set(invalidateAtom, changedTags.varietyUpdate)
  }
})
