import { findRouteProblem, type DeliveryRoute } from '@flower-market/flower-domain'
import type { FormErrors } from '@flower-market/app-runtime/forms'

/** A route while it is edited. */
export interface RouteDraft extends DeliveryRoute {
  /** Stays the same while the name is typed. */
  readonly key: number
}

/** The routes that were saved, as they are edited. */
export function draftsOf(routes: readonly DeliveryRoute[]): RouteDraft[] {
  return routes.map((route, key) => ({ ...route, key }))
}

/** One more route, without a name. */
export function addRoute(drafts: readonly RouteDraft[]): RouteDraft[] {
  const key = Math.max(-1, ...drafts.map((draft) => draft.key)) + 1
  return [...drafts, { key, name: '', carrier: '', stops: [] }]
}

/** Puts an order at the end of a route, or on none where the key is null. */
export function placeStop(drafts: readonly RouteDraft[], order: string, key: number | null): RouteDraft[] {
  return drafts.map((draft) => {
    const others = draft.stops.filter((stop) => stop !== order)
    return { ...draft, stops: draft.key === key ? [...others, order] : others }
  })
}

/** Brings an order one stop earlier or later on its route; the first stays the first, the last the last. */
export function moveStop(drafts: readonly RouteDraft[], order: string, by: -1 | 1): RouteDraft[] {
  return drafts.map((draft) => {
    const from = draft.stops.indexOf(order)
    const to = from + by
    if (from < 0 || to < 0 || to >= draft.stops.length) return draft
    return { ...draft, stops: draft.stops.toSpliced(from, 1).toSpliced(to, 0, order) }
  })
}

/** What is saved: without the orders that are not brought any more. */
export function toRoutes(drafts: readonly RouteDraft[], brought: ReadonlySet<string>) {
  return drafts.map(({ name, carrier, stops }) => ({
    name: name.trim(),
    carrier: carrier.trim(),
    stops: stops.filter((stop) => brought.has(stop)),
  }))
}

/** What is missing, by the field of the route's name; null when the routes may be saved. */
export function findDraftProblems(drafts: readonly RouteDraft[]): FormErrors<string> | null {
  const problem = findRouteProblem(drafts)
  if (problem === null) return null
  if (problem.kind === 'stop-taken') throw new Error('An order has one stop in a draft.')
  const field = nameFieldOf(drafts[problem.route] as RouteDraft)
  return { [field]: problem.kind === 'name-missing' ? 'orders.routeNameMissing' : 'orders.routeNameTaken' }
}

/** The field of a route's name in the form. */
export function nameFieldOf({ key }: RouteDraft): string {
  return `name-${key}`
}
