import type { Pack } from '../packs/pack.ts'
import type { IsoDate } from '../time/iso-date.ts'
import type { Availability } from './availability.ts'

/** The types of flower, in the order that the catalog shows them. */
export const flowerTypes = [
  'roses',
  'sprayRoses',
  'alstroemeria',
  'gypsophila',
  'chrysanthemum',
  'carnations',
  'eucalyptus',
  'hypericum',
  'pistache',
  'dyes',
] as const

/** A type of flower. */
export type FlowerType = (typeof flowerTypes)[number]

/** The colors that flowers are sorted and searched by. */
export const colors = [
  'red',
  'burgundy',
  'white',
  'cream',
  'pink',
  'hotPink',
  'yellow',
  'orange',
  'peach',
  'purple',
  'lavender',
  'blue',
  'green',
  'black',
  'bicolor',
] as const

/** A color of flowers. */
export type Color = (typeof colors)[number]

/** One lot that can be bought: a variety of a plantation at a length, for a delivery day. */
export type FlowerCard = Pack & {
  readonly code: string
  readonly type: FlowerType
  readonly variety: string
  /** The plantation's name. */
  readonly plantation: string
  readonly plantationId: string
  /** ISO 3166-1 alpha-3. */
  readonly country: string
  readonly lengthCm: number
  readonly color: Color
  /** CSS hex color that the picture is drawn with. */
  readonly tint: string
  /** Kopecks per stem. */
  readonly price: number
  readonly availability: Availability
  readonly deliveryDate: IsoDate
  readonly stemsAvailable: number
  /** The plantation's own cut-off, ISO 8601 in UTC; absent where that of the region holds, see `lotCutoff`. */
  readonly cutoffAt?: string | undefined
  /** The regions that the lot is sold in, by id; absent or null when it is sold everywhere. */
  readonly regions?: readonly string[] | null | undefined
  /** Where the photographs of the real flowers are read; absent where there are none. */
  readonly photos?: readonly string[] | undefined
}
