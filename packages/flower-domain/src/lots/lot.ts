import type { Availability } from '../catalog/availability.ts'
import type { Color, FlowerType } from '../catalog/flower-card.ts'
import { divideRounded } from '../money/divide-rounded.ts'
import type { Pack } from '../packs/pack.ts'
import { rateDigits } from '../payments/exchange-quote.ts'
import type { IsoDate } from '../time/iso-date.ts'

/** What a plantation offers as one lot. */
export interface LotFacts extends Pack {
  readonly type: FlowerType
  readonly variety: string
  readonly lengthCm: number
  readonly color: Color
  /** CSS hex color. */
  readonly tint: string
  /** The plantation's own price, kopecks a stem. */
  readonly price: number
  readonly availability: Availability
  readonly deliveryDate: IsoDate
  readonly stemsAvailable: number
}

/** The least and the most that the numbers of a lot can be. */
export const lotBounds = {
  lengthCm: [10, 200],
  price: [1, 1_000_000],
  stemsAvailable: [0, 1_000_000],
  stemsPerBunch: [1, 10_000],
  stemsPerBox: [1, 10_000],
} as const

/** The least and the most that freight to the warehouse can be, kopecks a stem. */
export const freightBounds = [0, 1_000_000] as const

/** The least and the most that the measurements of a variety can be: across the head in millimeters, in a vase in days. */
export const varietyBounds = {
  headMm: [1, 400],
  vaseDays: [1, 90],
} as const

/** The ways in which lots come into the shop. */
export const lotSources = ['hand', 'file', 'moysklad'] as const

/** A way in which a lot comes into the shop. */
export type LotSource = (typeof lotSources)[number]

/** What can happen to a lot. */
export const lotChangeKinds = ['added', 'changed', 'withdrawn'] as const

/** What happened to a lot. */
export type LotChangeKind = (typeof lotChangeKinds)[number]

/** Why a lot cannot be sold as it is described. */
export const lotIssues = ['day-passed', 'box-not-whole-bunches'] as const

/** Why a lot cannot be sold as it is described. */
export type LotIssue = (typeof lotIssues)[number]

/** What stands against a lot on a day, if anything; numbers out of bounds are the contract's to refuse. */
export function findLotIssue(
  {
    deliveryDate,
    stemsPerBunch,
    stemsPerBox,
  }: Pick<LotFacts, 'deliveryDate' | 'stemsPerBunch' | 'stemsPerBox'>,
  today: IsoDate,
): LotIssue | null {
  if (deliveryDate < today) return 'day-passed'
  return stemsPerBox % stemsPerBunch === 0 ? null : 'box-not-whole-bunches'
}

/** The colors that flowers are drawn with where a variety has none of its own. */
const tints: Readonly<Record<Color, string>> = {
  red: '#b3122b',
  burgundy: '#6d1127',
  white: '#f4f1e8',
  cream: '#f0e2c0',
  pink: '#e79ab5',
  hotPink: '#d6336c',
  yellow: '#eec643',
  orange: '#e07b39',
  peach: '#f0b694',
  purple: '#6f3c91',
  lavender: '#b59bd0',
  blue: '#3f6fb0',
  green: '#6f9a4b',
  black: '#2a2228',
  bicolor: '#d98c7a',
}

/** The color that a flower is drawn with, as a CSS hex color. */
export function tintOf(color: Color): string {
  return tints[color]
}

/** Kopecks of a price in cents at a rate (rubles with `rateDigits` decimals); a price is never rounded to nothing. */
export function rublePrice(cents: number, rate: bigint): number {
  return Math.max(1, Number(divideRounded(BigInt(cents) * rate, 10n ** BigInt(rateDigits))))
}
