import type { Availability } from '../catalog/availability.ts'
import type { FlowerType } from '../catalog/flower-card.ts'
import type { Pack } from '../packs/pack.ts'
import type { IsoDate } from '../time/iso-date.ts'
import { varietyFinder, type KnownVariety } from './known-varieties.ts'
import { findLotIssue, lotBounds, lotIssues, rublePrice, type LotFacts } from './lot.ts'
import type { PriceFileLine } from './read-price-file.ts'

/** What becomes of a line; `title` names those below it, `withdrawn` is a lot that the file does not have. */
export const importStatuses = [
  'added',
  'changed',
  'unchanged',
  'withdrawn',
  'asked',
  'refused',
  'skipped',
  'title',
] as const

/** What becomes of a line. */
export type ImportStatus = (typeof importStatuses)[number]

/** An import waits for a decision, has changed the stock, or never will. */
export const stockImportStatuses = ['open', 'applied', 'discarded', 'undone'] as const

/** Where an import stands. */
export type StockImportStatus = (typeof stockImportStatuses)[number]

/** Why a line cannot become a lot. */
export const importRefusals = [
  'no-price',
  'no-stock',
  'none-left',
  'no-length',
  'no-pack',
  'out-of-bounds',
  'twice',
  ...lotIssues,
] as const

/** Why a line cannot become a lot. */
export type ImportRefusal = (typeof importRefusals)[number]

/** A lot that is on sale now. */
export interface CurrentLot extends LotFacts {
  readonly code: string
}

/** How a plantation packs a flower. */
export interface KnownPack extends Pack {
  readonly type: FlowerType
  readonly lengthCm: number
}

/** A line of a price list beside what it does to the stock. */
export interface ImportLine {
  /** Its row in the file, from 1; null for a lot that the file does not have. */
  readonly number: number | null
  readonly text: string
  readonly status: ImportStatus
  readonly reason: ImportRefusal | null
  /** Of the lot that it changes or withdraws. */
  readonly code: string | null
  /** Minor units of the file's currency; null where it says none. */
  readonly asked: number | null
  /** The lot as it is, and as it will be; of a line that is left out, as it would be. */
  readonly before: LotFacts | null
  readonly after: LotFacts | null
  /** What is asked about, and what it may be. */
  readonly words: string
  readonly candidates: readonly Pick<KnownVariety, 'type' | 'name'>[]
}

/** A price list and what it is compared with. */
export interface PriceFileQuestion {
  readonly lines: readonly PriceFileLine[]
  readonly availability: Availability
  readonly deliveryDate: IsoDate
  /** Whether what the file does not have is taken off sale. */
  readonly isWhole: boolean
  /** Rubles for a unit of the file's currency (`rateDigits` decimals); null where the file is in rubles. */
  readonly rate: bigint | null
  readonly today: IsoDate
  readonly known: readonly KnownVariety[]
  /** What was answered about words, by `varietyKey`. */
  readonly answers: ReadonlyMap<string, KnownVariety>
  /** Rows that a person left out. */
  readonly skipped: ReadonlySet<number>
  /** The lots of the plantation for that day and availability. */
  readonly current: readonly CurrentLot[]
  /** How it packs, the newest lots first. */
  readonly packs: readonly KnownPack[]
}

const emptyLine = {
  reason: null,
  code: null,
  asked: null,
  before: null,
  after: null,
  words: '',
  candidates: [],
}

/** What a lot of a plantation, a day and an availability is recognized by. */
function lotKey({ type, variety, lengthCm }: Pick<LotFacts, 'type' | 'variety' | 'lengthCm'>): string {
  return `${type}|${variety.toLowerCase()}|${lengthCm}`
}

function keyOf({ type, name }: KnownVariety, lengthCm: number): string {
  return lotKey({ type, variety: name, lengthCm })
}

function packFor(
  line: PriceFileLine,
  { type, lengthCm, before }: { type: FlowerType; lengthCm: number; before: CurrentLot | undefined },
  packs: readonly KnownPack[],
): Pack | null {
  const [nearest] = packs
    .filter((pack) => pack.type === type)
    .toSorted((left, right) => Math.abs(left.lengthCm - lengthCm) - Math.abs(right.lengthCm - lengthCm))
  const usual = before ?? nearest
  const stemsPerBunch = line.stemsPerBunch ?? usual?.stemsPerBunch
  if (stemsPerBunch === undefined || stemsPerBunch < 1) return null
  const asked = line.stemsPerBox ?? usual?.stemsPerBox
  if (asked === undefined) return null
  // A box that the file does not name holds as many whole bunches as the usual one.
  const stemsPerBox = line.stemsPerBox ?? Math.max(1, Math.floor(asked / stemsPerBunch)) * stemsPerBunch
  return { stemsPerBunch, stemsPerBox, soldBy: usual?.soldBy ?? 'bunch' }
}

function isWithin(lot: LotFacts): boolean {
  return (Object.keys(lotBounds) as (keyof typeof lotBounds)[]).every((name) => {
    const [least, most] = lotBounds[name]
    return lot[name] >= least && lot[name] <= most
  })
}

type Made =
  | { readonly ok: true; readonly after: LotFacts; readonly before: CurrentLot | undefined }
  | { readonly ok: false; readonly reason: ImportRefusal }

function refuse(reason: ImportRefusal): Made {
  return { ok: false, reason }
}

function makeLot(line: PriceFileLine, variety: KnownVariety, question: PriceFileQuestion): Made {
  const { lengthCm, price, amount } = line
  if (lengthCm === null) return refuse('no-length')
  if (price === null || price === 0) return refuse('no-price')
  if (amount === null) return refuse('no-stock')
  const { type, name, color, tint } = variety
  const key = keyOf(variety, lengthCm)
  const before = question.current.find((lot) => lotKey(lot) === key)
  const pack = packFor(line, { type, lengthCm, before }, question.packs)
  if (pack === null) return refuse('no-pack')
  const stems = { stems: 1, bunches: pack.stemsPerBunch, boxes: pack.stemsPerBox }[amount.unit]
  const after: LotFacts = {
    type,
    variety: name,
    color: before?.color ?? color,
    tint: before?.tint ?? tint,
    lengthCm,
    price: question.rate === null ? price : rublePrice(price, question.rate),
    availability: question.availability,
    deliveryDate: question.deliveryDate,
    stemsAvailable: amount.value * stems,
    ...pack,
  }
  if (!isWithin(after)) return refuse('out-of-bounds')
  const issue = findLotIssue(after, question.today)
  if (issue !== null) return refuse(issue)
  return before === undefined && after.stemsAvailable === 0
    ? refuse('none-left')
    : { ok: true, after, before }
}

const changeable = ['price', 'stemsAvailable', 'stemsPerBunch', 'stemsPerBox', 'soldBy'] as const

/** The fields of a lot that a price list changes, each with its old and new value. */
export function changedFields(
  before: LotFacts,
  after: LotFacts,
): { name: (typeof changeable)[number]; from: number | string; to: number | string }[] {
  return changeable
    .filter((name) => before[name] !== after[name])
    .map((name) => ({ name, from: before[name], to: after[name] }))
}

function factsOf({ code: _code, ...facts }: CurrentLot): LotFacts {
  return facts
}

function withdrawnLine(lot: CurrentLot): ImportLine {
  const { code } = lot
  return { ...emptyLine, number: null, text: '', status: 'withdrawn', code, before: factsOf(lot) }
}

/** What a line that is left out would have made: shown, not done. */
function wouldBe(made: Made): Pick<ImportLine, 'before' | 'after'> {
  if (!made.ok) return { before: null, after: null }
  return { before: made.before === undefined ? null : factsOf(made.before), after: made.after }
}

/**
 * Compares a price list with the lots that are on sale: each line of the file becomes a line of the review, and so does each lot
 * that a whole list does not have any more. Lots of lines that are asked about, refused or left out stay as they are.
 */
export function reviewPriceFile(question: PriceFileQuestion): ImportLine[] {
  const find = varietyFinder(question.known, question.answers)
  const seen = new Set<string>()
  const kept = new Set<string>()
  let isOpen = false
  const lines = question.lines.map((line): ImportLine => {
    const { number, text, words, price: asked } = line
    const base = { ...emptyLine, number, text, asked }
    if (line.isTitle) return { ...base, status: 'title' }
    const found = find(words)
    if (question.skipped.has(number)) {
      if (!found.isCertain || line.lengthCm === null) return { ...base, status: 'skipped' }
      seen.add(keyOf(found.variety, line.lengthCm))
      const { before, after } = wouldBe(makeLot(line, found.variety, question))
      return { ...base, status: 'skipped', before, after }
    }
    if (!found.isCertain) {
      isOpen = true
      const candidates = found.candidates.map(({ type, name }) => ({ type, name }))
      return { ...base, status: 'asked', words, candidates }
    }
    const { variety } = found
    const { lengthCm } = line
    const key = lengthCm === null ? null : keyOf(variety, lengthCm)
    const made: Made =
      key !== null && seen.has(key) ? { ok: false, reason: 'twice' } : makeLot(line, variety, question)
    if (key !== null) seen.add(key)
    if (!made.ok) return { ...base, status: 'refused', reason: made.reason }
    const { before, after } = made
    if (before === undefined) return { ...base, status: 'added', after }
    kept.add(before.code)
    const status = changedFields(before, after).length === 0 ? 'unchanged' : 'changed'
    return { ...base, status, code: before.code, before: factsOf(before), after }
  })
  // What is asked about may be any of the lots that seem to be missing.
  if (!question.isWhole || isOpen) return lines
  const withdrawn = question.current
    .filter((lot) => !kept.has(lot.code) && !seen.has(lotKey(lot)))
    .map(withdrawnLine)
  return [...lines, ...withdrawn]
}

/** A review that was kept may come back with its fields in another order. */
function inOrder(lot: LotFacts | null): [string, unknown][] | null {
  return lot && Object.entries(lot).toSorted(([left], [right]) => (left < right ? -1 : 1))
}

/**
 * What a review would do, to compare it with what it would do now: a lot that changed in what the list does not touch makes no
 * difference, nor how much is left of what is withdrawn.
 */
export function importEffect(lines: readonly ImportLine[]): string {
  return JSON.stringify(
    lines.map(({ number, status, reason, code, before, after }) => {
      if (status === 'skipped') return [number, status]
      const changes = before !== null && after !== null ? changedFields(before, after) : inOrder(after)
      return [number, status, reason, code, changes]
    }),
  )
}
