import { maxLengths, type CallInput } from '@flower-market/api-client'
import {
  availabilities,
  colors,
  currencies,
  findLotIssue,
  flowerTypes,
  isIsoDate,
  lotBounds,
  lotCells,
  packUnits,
  readLotCell,
  type IsoDate,
  type LotCell,
} from '@flower-market/flower-domain'
import type { FormErrors } from '@flower-market/app-runtime/forms'
import type { MessageId } from '@flower-market/app-runtime/i18n'

/** The texts that somebody types of a new lot. */
export const lotTexts = [
  'variety',
  'lengthCm',
  'deliveryDate',
  'price',
  'freight',
  'stemsPerBunch',
  'stemsPerBox',
  'stemsAvailable',
] as const

/** A field that may be wrong. */
export type LotField = (typeof lotTexts)[number] | 'plantation'

/** A new lot as it was typed. */
export type TypedLot = Readonly<Record<(typeof lotTexts)[number], string>> & {
  readonly plantationId: string
  readonly type: (typeof flowerTypes)[number]
  readonly color: (typeof colors)[number]
  readonly availability: (typeof availabilities)[number]
  readonly currency: (typeof currencies)[number]
  readonly soldBy: (typeof packUnits)[number]
}

function chosen<V extends string>(values: readonly V[], field: FormDataEntryValue | null): V {
  return values.find((value) => value === field) ?? (values[0] as V)
}

/** Reads the form of a new lot. */
export function readLot(fields: FormData): TypedLot {
  const texts = Object.fromEntries(lotTexts.map((name) => [name, String(fields.get(name) ?? '').trim()]))
  return {
    ...(texts as Record<(typeof lotTexts)[number], string>),
    plantationId: String(fields.get('plantationId') ?? ''),
    type: chosen(flowerTypes, fields.get('type')),
    color: chosen(colors, fields.get('color')),
    availability: chosen(availabilities, fields.get('availability')),
    currency: chosen(currencies, fields.get('currency')),
    soldBy: chosen(packUnits, fields.get('soldBy')),
  }
}

function numberOf(typed: TypedLot, cell: LotCell): number {
  const read = readLotCell(cell, typed[cell])
  return read.ok ? read.value : Number.NaN
}

/** What is missing or wrong; null where the lot can be put on sale. */
export function findLotProblems(typed: TypedLot, today: IsoDate): FormErrors<LotField> | null {
  const problems: { [K in LotField]?: MessageId } = {}
  if (typed.plantationId === '') problems.plantation = 'lots.problem.empty'
  if (typed.variety === '') problems.variety = 'lots.problem.empty'
  const [shortest, longest] = lotBounds.lengthCm
  const length = Number(typed.lengthCm)
  if (!Number.isInteger(length) || length < shortest || length > longest)
    problems.lengthCm = 'lots.wrongLength'
  for (const cell of lotCells) {
    // Nothing typed is the freight of the plantation.
    if (cell === 'freight' && typed.freight === '') continue
    const read = readLotCell(cell, typed[cell])
    if (!read.ok) problems[cell] = `lots.problem.${read.problem}`
  }
  const { deliveryDate } = typed
  if (!isIsoDate(deliveryDate)) problems.deliveryDate = 'lots.problem.empty'
  else {
    const [stemsPerBunch, stemsPerBox] = [numberOf(typed, 'stemsPerBunch'), numberOf(typed, 'stemsPerBox')]
    const issue = findLotIssue({ deliveryDate, stemsPerBunch, stemsPerBox }, today)
    if (issue === 'day-passed') problems.deliveryDate = 'lots.problem.day-passed'
    else if (issue !== null) problems.stemsPerBox ??= 'lots.problem.box-not-whole-bunches'
  }
  return Object.keys(problems).length === 0 ? null : problems
}

/** A lot without problems as the call takes it. */
export function toNewLot(typed: TypedLot): CallInput<'lotCreate'>['body'] {
  const { plantationId, type, variety, color, availability, soldBy, currency } = typed
  return {
    plantationId,
    type,
    variety: variety.slice(0, maxLengths.variety),
    lengthCm: Number(typed.lengthCm),
    color,
    availability,
    deliveryDate: typed.deliveryDate as IsoDate,
    price: { amount: numberOf(typed, 'price'), currency },
    ...(typed.freight !== '' && { freight: numberOf(typed, 'freight') }),
    stemsAvailable: numberOf(typed, 'stemsAvailable'),
    stemsPerBunch: numberOf(typed, 'stemsPerBunch'),
    stemsPerBox: numberOf(typed, 'stemsPerBox'),
    soldBy,
  }
}
