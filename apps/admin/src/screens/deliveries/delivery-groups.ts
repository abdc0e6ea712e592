import type { CallOutput } from '@flower-market/api-client'
import { arrangeRoutes, type ArrangedRoutes } from '@flower-market/flower-domain'

/** An order that is brought or fetched on a day. */
export type Delivery = CallOutput<'dayDeliveries'>['items'][number]

/** The routes of a region on the day, as they were saved. */
export type DeliveryPlan = CallOutput<'dayDeliveries'>['plans'][number]

/** Orders of one region that go to one city; an empty city stands for those that are fetched. */
export interface CityGroup {
  readonly city: string
  readonly deliveries: readonly Delivery[]
}

/** The orders of one region: those on routes in the order of their stops, the others by city. */
export interface RegionGroup {
  readonly plan: DeliveryPlan
  /** All of them. */
  readonly deliveries: readonly Delivery[]
  readonly routes: ArrangedRoutes<Delivery>['routes']
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

function byPlace(left: Delivery, right: Delivery): number {
  return (
    left.region.localeCompare(right.region, 'en') ||
    left.city.localeCompare(right.city, 'ru') ||
    left.number - right.number
  )
}

/** The orders of a day with those of another part of it, each once, by region, city and number. */
export function withPart(known: readonly Delivery[], part: readonly Delivery[]): Delivery[] {
  const all = new Map([...known, ...part].map((delivery) => [delivery._id, delivery]))
  return [...all.values()].toSorted(byPlace)
}

/** Groups orders by region, and in it by route and by city, each in the order in which they come. */
export function groupDeliveries(
  deliveries: readonly Delivery[],
  plans: readonly DeliveryPlan[],
): RegionGroup[] {
  return [...Map.groupBy(deliveries, ({ region }) => region)].map(([region, own]) => {
    const plan = plans.find((one) => one.region === region) ?? { region, version: 0, routes: [] }
    const { routes, others } = arrangeRoutes(own, plan.routes)
    const cities = [...Map.groupBy(others, ({ city }) => city)]
    return {
      plan,
      deliveries: own,
      routes,
      cities: cities.map(([city, ofCity]) => ({ city, deliveries: ofCity })),
    }
  })
}
