import type { FlowerType, Pack } from '@flower-market/flower-domain'
import demoData from './demo-data.json' with { type: 'json' }

/** Which lot: what decides its price and its pack. */
export interface LotKind {
  readonly type: FlowerType
  readonly variety: string
  readonly country: string
  readonly lengthCm: number
}

type Range = readonly [low: number, high: number]

const prices = demoData.priceRubPerStem as unknown as Readonly<Record<string, Range>>
const singleChrysanthemums = new Set(['Zembla', 'Anastasia', 'Siberia', 'Magnum'])

/** Beyond the table's longest roses a stem costs this much of the range more, below its shortest this much less. */
const roseRanges: Readonly<Record<number, Range>> = {
  40: [70, 105],
  50: prices['Ecuador rose 50 cm'] as Range,
  60: prices['Ecuador rose 60 cm'] as Range,
  70: prices['Ecuador rose 70 cm'] as Range,
  80: [160, 230],
  90: [190, 280],
}

function tintedFrom(variety: string): FlowerType {
  if (/^(?:Vendela|Mondial)/u.test(variety)) return 'roses'
  if (variety.startsWith('Gypsophila')) return 'gypsophila'
  return variety.startsWith('Carnation') ? 'carnations' : 'chrysanthemum'
}
const tintingFactor = 1.25

const rangeNames: Readonly<Partial<Record<FlowerType, string>>> = {
  sprayRoses: 'spray rose',
  alstroemeria: 'alstroemeria',
  gypsophila: 'gypsophila',
  carnations: 'carnation',
  hypericum: 'hypericum',
  eucalyptus: 'eucalyptus',
  pistache: 'pistache',
}

function rangeOf({ type, variety, country, lengthCm }: LotKind): Range {
  if (type === 'chrysanthemum') {
    return prices[singleChrysanthemums.has(variety) ? 'chrysanthemum single' : 'chrysanthemum spray'] as Range
  }
  if (type === 'roses' && country !== 'KEN') return roseRanges[lengthCm] as Range
  return prices[rangeNames[type] ?? 'Kenyan rose 40-50 cm'] as Range
}

const shareOfLength = 0.55

/**
 * The price of a stem in the warehouse, in kopecks, whole half-rubles. `quality` from 0 to 1 is the farm's for the variety, `reach` from
 * 0 to 1 how long the stem is among the lengths of its type: longer is never cheaper.
 */
export function warehousePrice(lot: LotKind, quality: number, reach: number): number {
  if (lot.type === 'dyes') {
    return roundPrice(
      warehousePrice({ ...lot, type: tintedFrom(lot.variety) }, quality, reach) * tintingFactor,
    )
  }
  const [low, high] = rangeOf(lot)
  const hasRangeByLength = lot.type === 'roses' && lot.country !== 'KEN'
  const share = hasRangeByLength ? quality : shareOfLength * reach + (1 - shareOfLength) * quality
  return roundPrice((low + (high - low) * share) * 100)
}

const freights: Readonly<Record<string, number>> = {
  ECU: 1_900,
  COL: 1_500,
  KEN: 1_200,
  ISR: 900,
  NLD: 700,
  ITA: 650,
  RUS: 200,
}

/** What of that price is freight to the warehouse. */
export function freightOf({ country }: LotKind): number {
  return freights[country] ?? 0
}

function roundPrice(kopecks: number): number {
  return Math.round(kopecks / 50) * 50
}

const halfBoxes: Readonly<Record<FlowerType, number>> = {
  roses: 250,
  sprayRoses: 150,
  alstroemeria: 200,
  gypsophila: 120,
  chrysanthemum: 100,
  carnations: 500,
  eucalyptus: 100,
  hypericum: 200,
  pistache: 100,
  dyes: 100,
}

/** Stems in a bunch and in a half box, the size that the market trades. */
export function packOf(lot: LotKind): Omit<Pack, 'soldBy'> {
  const { type, country, variety, lengthCm } = lot
  if (type === 'dyes') return packOf({ ...lot, type: tintedFrom(variety) })
  const bunches = demoData.stemsPerBunch as Readonly<Record<string, number>>
  const stemsPerBunch = (
    type === 'roses' && country === 'KEN' ? bunches['roses (Kenya)'] : bunches[type]
  ) as number
  const boxes = demoData.stemsPerHalfBox as Readonly<Record<string, number>>
  const stems = type === 'roses' ? (boxes[String(lengthCm)] ?? 125) : halfBoxes[type]
  return { stemsPerBunch, stemsPerBox: Math.floor(stems / stemsPerBunch) * stemsPerBunch }
}
