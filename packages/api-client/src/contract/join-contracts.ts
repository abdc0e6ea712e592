import type { Endpoint } from '../endpoint.ts'

type Endpoints = Readonly<Record<string, Endpoint>>

/** The result is handed on from topic to topic: what is so written has no limit of 50 topics. */
type Joined<T extends readonly Endpoints[], Before = unknown> = T extends readonly [
  infer First,
  ...infer Rest extends readonly Endpoints[],
]
  ? Joined<Rest, Before & First>
  : Before

/** The calls of several topics as one record. Throws when two share a name, or a method and a path. */
export function joinContracts<const T extends readonly Endpoints[]>(...topics: T): Joined<T> {
  const joined: Record<string, Endpoint> = {}
  const names = new Map<string, string>()
  for (const [name, endpoint] of topics.flatMap((topic) => Object.entries(topic))) {
    // Two routes that differ in the names of their parameters only are one route.
    const route = `${endpoint.method} ${endpoint.path.replaceAll(/:[^/]+/gu, ':')}`
    const earlier = names.get(route)
    if (name in joined) throw new Error(`Two calls of the contract are named ${name}.`)
    if (earlier !== undefined)
      throw new Error(`${earlier} and ${name} are both ${endpoint.method} ${endpoint.path}.`)
    names.set(route, name)
    joined[name] = endpoint
  }
  return joined as Joined<T>
}
