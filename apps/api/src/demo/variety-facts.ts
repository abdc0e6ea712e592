import type { FlowerType } from '@flower-market/flower-domain'

type Range = readonly [from: number, to: number]

/** What the demo knows of a variety. */
export interface VarietyFacts {
  /** Across the open flower; null for what has no head: foliage, berries, gypsophila. */
  readonly headMm: Range | null
  readonly vaseDays: Range
}

const usual: Readonly<Record<FlowerType, VarietyFacts>> = {
  roses: { headMm: [50, 55], vaseDays: [12, 14] },
  sprayRoses: { headMm: [30, 40], vaseDays: [8, 12] },
  alstroemeria: { headMm: [40, 50], vaseDays: [14, 18] },
  gypsophila: { headMm: null, vaseDays: [8, 12] },
  chrysanthemum: { headMm: [40, 60], vaseDays: [16, 21] },
  carnations: { headMm: [50, 60], vaseDays: [14, 21] },
  eucalyptus: { headMm: null, vaseDays: [12, 18] },
  hypericum: { headMm: null, vaseDays: [10, 14] },
  pistache: { headMm: null, vaseDays: [10, 14] },
  dyes: { headMm: null, vaseDays: [7, 10] },
}

/** Varieties that are larger, smaller or last longer than is usual for their type. */
const exceptions: Readonly<Record<string, Partial<VarietyFacts>>> = {
  'roses Explorer': { headMm: [60, 65], vaseDays: [12, 15] },
  'roses Freedom': { headMm: [55, 60], vaseDays: [12, 16] },
  'roses Mondial': { headMm: [60, 70], vaseDays: [13, 16] },
  'roses Pink Mondial': { headMm: [60, 65], vaseDays: [12, 15] },
  'roses Playa Blanca': { headMm: [55, 65] },
  'roses Hot Explorer': { headMm: [55, 60] },
  'roses Cool Water': { headMm: [55, 60] },
  'roses Athena': { headMm: [40, 50], vaseDays: [10, 12] },
  'roses Rhodos': { headMm: [40, 45], vaseDays: [10, 12] },
  'roses Madam Red': { headMm: [40, 45], vaseDays: [9, 12] },
  'chrysanthemum Zembla': { headMm: [100, 120], vaseDays: [18, 24] },
  'chrysanthemum Anastasia': { headMm: [110, 130], vaseDays: [18, 24] },
  'chrysanthemum Siberia': { headMm: [90, 110], vaseDays: [18, 24] },
  'chrysanthemum Magnum': { headMm: [110, 130], vaseDays: [18, 24] },
}

/** What the demo knows of one of its varieties. */
export function varietyFactsOf(type: FlowerType, variety: string): VarietyFacts {
  return { ...usual[type], ...exceptions[`${type} ${variety}`] }
}
