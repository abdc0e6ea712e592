import type { CallInput, CallOutput } from '@flower-market/api-client'
import { countryCodes, type CountryCode } from '@flower-market/flower-domain'
import type { FormErrors } from '@flower-market/app-runtime/forms'
import type { MessageId } from '@flower-market/app-runtime/i18n'
import {
  findTermsProblems,
  readTerms,
  type DecisionTerms,
  type DecisionTermsField,
} from '../../components/decision-fields/decision-terms.ts'
import { readCost, readTime, readWhole } from '../../components/place-fields/place-input.ts'

/** A plantation as staff keep it. */
export type Plantation = CallOutput<'plantationRecords'>[number]

/** A field that may be wrong. */
export type PlantationField =
  | DecisionTermsField
  | 'name'
  | 'freight'
  | 'cutoffDaysBefore'
  | 'cutoffTime'
  | 'claimHours'

/** A plantation as it was typed; null for what cannot be read. */
export interface TypedPlantation {
  /** Null for a new plantation, which there is at once. */
  readonly decision: DecisionTerms | null
  readonly name: string
  readonly country: CountryCode
  readonly cityRu: string
  readonly cityEn: string
  readonly freight: number | null
  readonly cutoffDaysBefore: number | null
  readonly cutoffMinutes: number | null
  readonly timeZone: string
  /** Undefined for what cannot be read. */
  readonly claimHours: number | null | undefined
}

/** What a new plantation begins with. */
export const newPlantation: CallInput<'plantationCreate'>['body'] = {
  name: '',
  country: 'RUS',
  city: { ru: '', en: '' },
  freight: 0,
  cutoffDaysBefore: 5,
  cutoffMinutes: 720,
  timeZone: 'Europe/Moscow',
  claimHours: null,
}

/** Reads the form of a new plantation, or of a change. */
export function readPlantation(fields: FormData, isNew: boolean): TypedPlantation {
  const text = (name: string): string => String(fields.get(name) ?? '').trim()
  const hours = text('claimHours')
  return {
    name: text('name'),
    country: countryCodes.find((one) => one === text('country')) ?? 'RUS',
    cityRu: text('cityRu'),
    cityEn: text('cityEn'),
    freight: readCost(text('freight')),
    cutoffDaysBefore: readWhole(text('cutoffDaysBefore'), 1, 60),
    cutoffMinutes: readTime(text('cutoffTime')),
    timeZone: text('timeZone'),
    claimHours: hours === '' ? null : (readWhole(hours, 0, 720) ?? undefined),
    decision: isNew ? null : readTerms(fields),
  }
}

/** What is missing or wrong; null where it can be saved. */
export function findPlantationProblems(
  typed: TypedPlantation,
  now: Date,
): FormErrors<PlantationField> | null {
  const problems: { [K in PlantationField]?: MessageId } = {
    ...(typed.name === '' && { name: 'places.missing' }),
    ...(typed.freight === null && { freight: 'places.wrongSum' }),
    ...(typed.cutoffDaysBefore === null && { cutoffDaysBefore: 'places.wrongPlantationDays' }),
    ...(typed.cutoffMinutes === null && { cutoffTime: 'places.missing' }),
    ...(typed.claimHours === undefined && { claimHours: 'places.wrongHours' }),
    ...(typed.decision !== null && findTermsProblems(typed.decision, now)),
  }
  return Object.keys(problems).length === 0 ? null : problems
}

/** A plantation without problems as the call takes it. */
export function toPlantationBody(typed: TypedPlantation): CallInput<'plantationCreate'>['body'] {
  const { name, country, cityRu, cityEn, timeZone } = typed
  return {
    name,
    country,
    city: { ru: cityRu, en: cityEn },
    freight: typed.freight ?? 0,
    cutoffDaysBefore: typed.cutoffDaysBefore ?? 1,
    cutoffMinutes: typed.cutoffMinutes ?? 0,
    timeZone,
    claimHours: typed.claimHours ?? null,
  }
}
