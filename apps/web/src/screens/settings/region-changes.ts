import type { CallOutput } from '@flower-market/api-client'
import { isDeliveryDay, type IsoDate } from '@flower-market/flower-domain'

type Region = CallOutput<'regionList'>[number]

/** From which region to which, with what depends on it. */
export interface RegionChangeQuestion {
  readonly now: Region
  readonly next: Region
  readonly deliveryCity: string | null
  readonly cartDays: readonly IsoDate[]
}

/** What a person loses with a change of region. */
export interface RegionLosses {
  /** Delivery days of the cart that the region is not delivered to on. */
  readonly lostDays: number
  /** The delivery city where the region does not have it. */
  readonly lostCity: string | null
  readonly hasLostPickup: boolean
}

/** What a change of region takes away. */
export function regionChanges({ now, next, deliveryCity, cartDays }: RegionChangeQuestion): RegionLosses {
  const hasCity = next.cities.some(({ name }) => name.ru === deliveryCity || name.en === deliveryCity)
  return {
    lostDays: cartDays.filter((day) => !isDeliveryDay(day, next)).length,
    lostCity: hasCity ? null : deliveryCity,
    hasLostPickup: now.pickup !== null && next.pickup === null,
  }
}
