import { stemPrice, type FlowerCard } from '@flower-market/flower-domain'
import { filePath } from '../../platform/http/file-path.ts'
import type { PricingTerms } from '../regions/index.ts'

/** A lot as it is stored: what its price is made of, and where it is sold. Never leaves the server. */
export interface Lot extends Omit<FlowerCard, 'price' | 'regions' | 'cutoffAt' | 'photos'> {
  /** The plantation's price, kopecks a stem. */
  readonly plantationPrice: number
  /** To the warehouse, kopecks a stem. */
  readonly freight: number
  /** Null is sold everywhere. */
  readonly regions: readonly string[] | null
  /** The plantation's own cut-off; null where that of the region holds. */
  readonly cutoffAt: Date | null
  /** Ids of files; null where there are none. */
  readonly photos: readonly string[] | null
}

/** The parts of a lot's price in a region. */
export function partsOf({ plantationPrice, freight }: Lot, regionFreight: number) {
  return { price: plantationPrice, deliveryToWarehouse: freight, deliveryToRegion: regionFreight }
}

/** A lot at the price of a buyer. Written out, as a copy that leaves fields behind takes three times longer. */
export function toCard(lot: Lot, { freight, margin }: Pick<PricingTerms, 'freight' | 'margin'>): FlowerCard {
  return {
    code: lot.code,
    type: lot.type,
    variety: lot.variety,
    plantationId: lot.plantationId,
    plantation: lot.plantation,
    country: lot.country,
    lengthCm: lot.lengthCm,
    color: lot.color,
    tint: lot.tint,
    price: stemPrice(partsOf(lot, freight), margin),
    availability: lot.availability,
    deliveryDate: lot.deliveryDate,
    stemsAvailable: lot.stemsAvailable,
    stemsPerBunch: lot.stemsPerBunch,
    stemsPerBox: lot.stemsPerBox,
    soldBy: lot.soldBy,
    cutoffAt: lot.cutoffAt?.toISOString(),
    photos: lot.photos?.map(filePath),
  }
}

/** A lot at the price of a buyer with the regions that it is sold in, to check a cart line against. */
export function toStock(lot: Lot, terms: Pick<PricingTerms, 'freight' | 'margin'>): FlowerCard {
  return { ...toCard(lot, terms), regions: lot.regions }
}
