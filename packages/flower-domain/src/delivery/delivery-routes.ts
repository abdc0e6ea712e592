/** The orders that one driver brings on a day, in the order of the stops. */
export interface DeliveryRoute {
  readonly name: string
  /** Who drives and what; empty where nobody has said it. */
  readonly carrier: string
  /** Ids of orders. */
  readonly stops: readonly string[]
}

/** What is wrong with the routes of a day, and where. */
export interface RouteProblem {
  readonly kind: 'name-missing' | 'name-taken' | 'stop-taken'
  /** The index of the route, and with `stop-taken` of its stop. */
  readonly route: number
  readonly stop?: number
}

/** The first problem of routes: each has a name of its own, and no order is on two. Null where nothing is wrong. */
export function findRouteProblem(routes: readonly DeliveryRoute[]): RouteProblem | null {
  const names = new Set<string>()
  const taken = new Set<string>()
  for (const [route, { name, stops }] of routes.entries()) {
    if (name.trim() === '') return { kind: 'name-missing', route }
    if (names.has(name.trim())) return { kind: 'name-taken', route }
    names.add(name.trim())
    for (const [stop, order] of stops.entries()) {
      if (taken.has(order)) return { kind: 'stop-taken', route, stop }
      taken.add(order)
    }
  }
  return null
}

/** Routes with their orders, and the orders that are on none. */
export interface ArrangedRoutes<T> {
  readonly routes: readonly (Omit<DeliveryRoute, 'stops'> & { readonly stops: readonly T[] })[]
  readonly others: readonly T[]
}

/** Puts the orders of a day on their routes. A stop whose order is not among them any more (canceled, moved) is left out. */
export function arrangeRoutes<T extends { readonly _id: string }>(
  orders: readonly T[],
  routes: readonly DeliveryRoute[],
): ArrangedRoutes<T> {
  const left = new Map(orders.map((order) => [order._id, order]))
  const arranged = routes.map((route) => ({
    ...route,
    stops: route.stops.flatMap((id) => {
      const order = left.get(id)
      left.delete(id)
      return order === undefined ? [] : [order]
    }),
  }))
  return { routes: arranged, others: [...left.values()] }
}
