import type { CallInput, CallOutput } from '@flower-market/api-client'
import type { FormErrors } from '@flower-market/app-runtime/forms'
import type { MessageId } from '@flower-market/app-runtime/i18n'
import {
  findTermsProblems,
  readTerms,
  type DecisionTerms,
  type DecisionTermsField,
} from '../../components/decision-fields/decision-terms.ts'
import { costText, readCost, readTime, readWhole } from '../../components/place-fields/place-input.ts'

/** A region as staff keep it. */
export type Region = CallOutput<'regionRecords'>[number]

type Body = CallInput<'regionCreate'>['body']

/** The texts of a region that have to be filled in. */
const texts = ['nameRu', 'nameEn', 'warehouseRu', 'warehouseEn'] as const

/** The texts of a pickup point: all of them, or none. */
export const pickupTexts = ['addressRu', 'addressEn', 'hoursRu', 'hoursEn'] as const

/** A field that holds a text. */
export type RegionText = (typeof texts)[number] | (typeof pickupTexts)[number]

/** A field that may be wrong. */
export type RegionField =
  | RegionText
  | DecisionTermsField
  | 'name'
  | 'freight'
  | 'weekdays'
  | 'cutoffDaysBefore'
  | 'cutoffTime'
  | 'cities'

/** A region as it was typed; null for what cannot be read. */
export type TypedRegion = Readonly<Record<RegionText, string>> & {
  /** Null for a new region, which there is at once. */
  readonly decision: DecisionTerms | null
  readonly freight: number | null
  readonly deliveryWeekdays: readonly number[]
  readonly cutoffDaysBefore: number | null
  readonly cutoffMinutes: number | null
  readonly timeZone: string
  readonly cities: Body['cities'] | null
}

/** What a new region begins with. */
export const newRegion: Body = {
  name: { ru: '', en: '' },
  warehouse: { ru: '', en: '' },
  freight: 0,
  deliveryWeekdays: [1, 2, 3, 4, 5],
  cutoffDaysBefore: 1,
  cutoffMinutes: 960,
  timeZone: 'Europe/Moscow',
  cities: [],
  pickup: null,
}

/** Cities as text, a line each: `Тула; Tula; 1300`. */
export function citiesText(cities: Body['cities'], decimal: string): string {
  return cities.map(({ name, cost }) => `${name.ru}; ${name.en}; ${costText(cost, decimal)}`).join('\n')
}

/** Cities of such a text, also as Excel copies it; null where a line cannot be read or a city stands twice. */
export function readCities(text: string): Body['cities'] | null {
  const cities: Body['cities'] = []
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const [ru = '', en = '', sum = '', ...others] = line.split(/[;\t]/u).map((cell) => cell.trim())
    const cost = readCost(sum)
    const isKnown = cities.some(({ name }) => name.ru === ru || name.en === en)
    if (ru === '' || en === '' || cost === null || isKnown || others.length > 0) return null
    cities.push({ name: { ru, en }, cost })
  }
  return cities
}

/** Reads the form of a new region, or of a change. */
export function readRegion(fields: FormData, isNew: boolean): TypedRegion {
  const text = (name: string): string => String(fields.get(name) ?? '').trim()
  const named = Object.fromEntries([...texts, ...pickupTexts].map((name) => [name, text(name)]))
  return {
    ...(named as Record<RegionText, string>),
    freight: readCost(text('freight')),
    deliveryWeekdays: fields.getAll('weekday').map(Number),
    cutoffDaysBefore: readWhole(text('cutoffDaysBefore'), 1, 14),
    cutoffMinutes: readTime(text('cutoffTime')),
    timeZone: text('timeZone'),
    cities: readCities(text('cities')),
    decision: isNew ? null : readTerms(fields),
  }
}

/** What is missing or wrong; null where it can be saved. */
export function findRegionProblems(typed: TypedRegion, now: Date): FormErrors<RegionField> | null {
  const hasPickup = pickupTexts.some((name) => typed[name] !== '')
  const missing = [...texts, ...(hasPickup ? pickupTexts : [])].filter((name) => typed[name] === '')
  const problems: { [K in RegionField]?: MessageId } = {
    ...Object.fromEntries(missing.map((name) => [name, 'places.missing' as const])),
    ...(typed.freight === null && { freight: 'places.wrongSum' }),
    ...(typed.deliveryWeekdays.length === 0 && { weekdays: 'places.noWeekdays' }),
    ...(typed.cutoffDaysBefore === null && { cutoffDaysBefore: 'places.wrongRegionDays' }),
    ...(typed.cutoffMinutes === null && { cutoffTime: 'places.missing' }),
    ...(typed.cities === null && { cities: 'places.wrongCities' }),
    ...(typed.decision !== null && findTermsProblems(typed.decision, now)),
  }
  return Object.keys(problems).length === 0 ? null : problems
}

/** A region without problems as the call takes it. */
export function toRegionBody(typed: TypedRegion): Body {
  const { addressRu, addressEn, hoursRu, hoursEn } = typed
  return {
    name: { ru: typed.nameRu, en: typed.nameEn },
    warehouse: { ru: typed.warehouseRu, en: typed.warehouseEn },
    freight: typed.freight ?? 0,
    deliveryWeekdays: [...typed.deliveryWeekdays],
    cutoffDaysBefore: typed.cutoffDaysBefore ?? 1,
    cutoffMinutes: typed.cutoffMinutes ?? 0,
    timeZone: typed.timeZone,
    cities: typed.cities ?? [],
    pickup:
      addressRu === ''
        ? null
        : { address: { ru: addressRu, en: addressEn }, hours: { ru: hoursRu, en: hoursEn } },
  }
}
