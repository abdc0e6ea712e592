import type { CallOutput } from '@flower-market/api-client'

/** An order that is brought or fetched on a day. */
export type Delivery = CallOutput<'dayDeliveries'>['items'][number]

/** Orders of one region that go to one city; an empty city stands for those that are fetched. */
export interface CityGroup {
  readonly city: string
  readonly deliveries: readonly Delivery[]
}

/** The orders of one region, by city. */
export interface RegionGroup {
  readonly region: string
  readonly cities: readonly CityGroup[]
}

/** What a group of orders comes to: stems, shipping boxes, and kopecks that are taken in cash. */
export interface DeliveryTotals {
  readonly orders: number
  readonly stems: number
  readonly boxes: number
  readonly cash: number
}

/** The kopecks that the driver takes in cash; nothing of an order that is paid in another way. */
export function cashOf({ paymentMethod, paymentStatus, due }: Delivery): number {
  return paymentMethod === 'CASH' && paymentStatus === 'wait_paid' ? due : 0
}

/** Sums of orders. */
export function totalsOf(deliveries: readonly Delivery[]): DeliveryTotals {
  return deliveries.reduce(
    (sums, delivery) => ({
      orders: sums.orders + 1,
      stems: sums.stems + delivery.stems,
      boxes: sums.boxes + delivery.boxes,
      cash: sums.cash + cashOf(delivery),
    }),
    { orders: 0, stems: 0, boxes: 0, cash: 0 },
  )
}

/** Groups orders by region and city, each in the order in which they come. */
export function groupDeliveries(deliveries: readonly Delivery[]): RegionGroup[] {
  const regions = new Map<string, Map<string, Delivery[]>>()
  for (const delivery of deliveries) {
    const cities = regions.get(delivery.region) ?? new Map<string, Delivery[]>()
    regions.set(delivery.region, cities)
    cities.set(delivery.city, [...(cities.get(delivery.city) ?? []), delivery])
  }
  return [...regions].map(([region, cities]) => ({
    region,
    cities: [...cities].map(([city, own]) => ({ city, deliveries: own })),
  }))
}
